public import Languages

extension AnswerTranscriber {
    /// Settings of a transcriber.
    public struct Options: Sendable, Hashable {
        /// How confident the recognizer must be.
        public var strictness: HearingStrictness
        /// Whether to return words before the end of the utterance. If not, samples are only stored.
        public var reportsVolatile: Bool
        /// Whether the words before the end of the utterance are what the model's decoder writes down, whatever it is,
        /// and not the grammar's nearest sentence. Use it where the grammar's guess could tell somebody the answer.
        /// Without a decoder, and if ``writesOtherWords`` is off, there are then no such words.
        public var showsOpenSpeech: Bool
        /// The number of other transcriptions in a ``Recognition``.
        public var alternativeCount: Int

        /// Whether a ``Recognition`` includes ``SpeechMetadata`` with an analysis of the voice. This takes a hundredth
        /// of the speech's length in processor time.
        public var analyzesVoice: Bool

        /// Whether an utterance that is recognized twice in a row, with two grammars, reuses its acoustic pass.
        public var reusesAcousticPass: Bool

        /// Words that compete with every answer. An empty list is replaced by the English one.
        public var decoys: Lists<DecoyKind>

        /// Whether the model's decoder writes down what the grammar does not have. Switch it off if
        /// players speak another language than the model, because the decoder knows only that one.
        public var writesOtherWords: Bool

        /// Ways to write words that are heard by their sound: "c" may be written "see". The decoder may write the words
        /// of a grammar in each of them.
        public var spellings: [String: [String]]

        /// By default, words during speech and three alternatives.
        public init(
            strictness: HearingStrictness = .normal, reportsVolatile: Bool = true,
            showsOpenSpeech: Bool = false, alternativeCount: Int = 3, analyzesVoice: Bool = false,
            reusesAcousticPass: Bool = false,
            decoys: Lists<DecoyKind> = Language.english.decoys, writesOtherWords: Bool = true,
            spellings: [String: [String]] = [:]
        ) {
            self.spellings = spellings
            self.writesOtherWords = writesOtherWords
            self.analyzesVoice = analyzesVoice
            self.decoys = decoys
            self.reusesAcousticPass = reusesAcousticPass
            self.strictness = strictness
            self.reportsVolatile = reportsVolatile
            self.showsOpenSpeech = showsOpenSpeech
            self.alternativeCount = alternativeCount
        }
    }
}
