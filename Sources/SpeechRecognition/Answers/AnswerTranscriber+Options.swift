public import Languages

extension AnswerTranscriber {
    /// The options of a transcriber.
    public struct Options: Sendable, Hashable {
        /// How confident the recognizer must be to accept a result.
        public var strictness: HearingStrictness
        /// Whether to report words during speech. If this option is off, the transcriber only
        /// stores samples during speech.
        public var reportsVolatile: Bool
        /// Whether the words shown during speech come from the decoder. Words guessed with the
        /// grammar might reveal the answer. If this option is on, no words are shown if there is no
        /// decoder or ``writesOtherWords`` is off.
        public var showsOpenSpeech: Bool
        /// The number of alternative transcriptions in a ``Recognition``.
        public var alternativeCount: Int

        /// Whether a ``Recognition`` includes ``SpeechMetadata`` with an analysis of the voice.
        public var analyzesVoice: Bool

        /// Whether to reuse the result of the acoustic pass if the same utterance is recognized
        /// twice in a row.
        package var reusesAcousticPass = false

        /// Words that compete with every answer, and words that are never quoted to players. The
        /// default words are English.
        public var decoys: Lists<DecoyKind>

        /// Whether the decoder transcribes words outside the grammar. The decoder supports only the
        /// model's language.
        public var writesOtherWords: Bool

        /// Alternative spellings that the decoder may use for words, such as "see" for "c".
        public var spellings: [String: [String]]

        /// Creates options. By default, words are reported during speech, and a recognition has
        /// three alternatives.
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
