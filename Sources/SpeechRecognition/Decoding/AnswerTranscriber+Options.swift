public import Languages

extension AnswerTranscriber {
    /// How a transcriber works.
    public struct Options: Sendable, Hashable {
        /// How sure must be what is heard.
        public var strictness: HearingStrictness
        /// Whether words are wanted before the end of the utterance. Without, samples are only kept.
        public var reportsVolatile: Bool
        /// Other transcriptions wanted in a ``Recognition``.
        public var alternativeCount: Int

        /// Whether a ``Recognition`` carries ``SpeechMetadata`` with an analysis of the voice, at a
        /// hundredth of the speech's length in processor time.
        public var analyzesVoice: Bool

        /// Whether an utterance that is recognized twice in a row, with two grammars, keeps its
        /// acoustic pass.
        public var reusesAcousticPass: Bool

        /// Words that compete with every answer; of a kind that is empty, those of English.
        public var decoys: Lists<DecoyKind>

        /// Words while they are spoken and three alternatives, unless something else is said.
        public init(
            strictness: HearingStrictness = .normal, reportsVolatile: Bool = true,
            alternativeCount: Int = 3, analyzesVoice: Bool = false,
            reusesAcousticPass: Bool = false,
            decoys: Lists<DecoyKind> = Language.english.decoys
        ) {
            self.analyzesVoice = analyzesVoice
            self.decoys = decoys
            self.reusesAcousticPass = reusesAcousticPass
            self.strictness = strictness
            self.reportsVolatile = reportsVolatile
            self.alternativeCount = alternativeCount
        }
    }
}
