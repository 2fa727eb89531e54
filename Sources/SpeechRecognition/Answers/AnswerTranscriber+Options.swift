public import Languages

extension AnswerTranscriber {
    /// Options of a transcriber.
    public struct Options: Sendable, Hashable {
        /// How confident the recognizer must be.
        public var strictness: HearingStrictness
        /// Whether to return words before the end of the utterance. If not, samples are only stored.
        public var reportsVolatile: Bool
        /// Whether the words shown before the end of the utterance come from the model's decoder instead of the
        /// grammar's nearest sentence. Use this if the grammar's guess could reveal the answer to somebody. If there is
        /// no decoder or ``writesOtherWords`` is off, no words are shown.
        public var showsOpenSpeech: Bool
        /// The number of other transcriptions in a ``Recognition``.
        public var alternativeCount: Int

        /// Whether a ``Recognition`` includes ``SpeechMetadata`` with an analysis of the voice. The analysis takes
        /// about a hundredth of the speech's length in processor time.
        public var analyzesVoice: Bool

        /// Whether the acoustic pass is reused when an utterance is recognized twice in a row, with two grammars.
        package var reusesAcousticPass = false

        /// Words that compete with every answer, and words that are never quoted. If there are no frequent words, the
        /// English ones are used.
        public var decoys: Lists<DecoyKind>

        /// Whether the model's decoder writes down words that are not in the grammar. Switch it off if players do not
        /// speak the model's language, because the decoder knows only that one.
        public var writesOtherWords: Bool

        /// Other ways in which the decoder may write a word of the grammar, by word: "c" may be written "see".
        public var spellings: [String: [String]]

        /// Creates options, by default with words during speech and three alternatives.
        public init(
            strictness: HearingStrictness = .normal, reportsVolatile: Bool = true,
            showsOpenSpeech: Bool = false, alternativeCount: Int = 3, analyzesVoice: Bool = false,
            decoys: Lists<DecoyKind> = Language.english.decoys, writesOtherWords: Bool = true,
            spellings: [String: [String]] = [:]
        ) {
            self.spellings = spellings
            self.writesOtherWords = writesOtherWords
            self.analyzesVoice = analyzesVoice
            self.decoys = decoys
            self.strictness = strictness
            self.reportsVolatile = reportsVolatile
            self.showsOpenSpeech = showsOpenSpeech
            self.alternativeCount = alternativeCount
        }
    }
}
