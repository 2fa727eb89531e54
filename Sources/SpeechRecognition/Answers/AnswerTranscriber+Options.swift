public import Languages

extension AnswerTranscriber {
    /// Options of a transcriber.
    public struct Options: Sendable, Hashable {
        /// How confident the recognizer must be.
        public var strictness: HearingStrictness
        /// Whether to report words before the end. Otherwise, samples are stored until the utterance ends.
        public var reportsVolatile: Bool
        /// Whether the words before the end come from the decoder instead of the grammar, whose guess could
        /// reveal the answer. Without a decoder or ``writesOtherWords``, no words are shown.
        public var showsOpenSpeech: Bool
        /// The number of other transcriptions in a ``Recognition``.
        public var alternativeCount: Int

        /// Whether a ``Recognition`` includes ``SpeechMetadata`` with an analysis of the voice.
        public var analyzesVoice: Bool

        /// Whether to reuse the acoustic pass if an utterance is recognized twice in a row.
        package var reusesAcousticPass = false

        /// Words that compete with every answer, English ones by default, and words that are never quoted.
        public var decoys: Lists<DecoyKind>

        /// Whether the decoder transcribes words outside the grammar, which must be in the model's language.
        public var writesOtherWords: Bool

        /// Alternative spellings that the decoder may use for words of the grammar, such as "see" for "c".
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
