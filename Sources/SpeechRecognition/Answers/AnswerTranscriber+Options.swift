public import Languages

extension AnswerTranscriber {
    /// Options of a transcriber.
    public struct Options: Sendable, Hashable {
        /// How confident the recognizer must be.
        public var strictness: HearingStrictness
        /// Whether to report words before the end of the utterance. If this option is off, samples are merely stored
        /// until the utterance ends.
        public var reportsVolatile: Bool
        /// Whether the words shown before the end of the utterance come from the model's decoder instead of the
        /// grammar's nearest sentence. Use this option if the grammar's guess could reveal the answer to somebody. If
        /// there is no decoder or ``writesOtherWords`` is off, no words are shown.
        public var showsOpenSpeech: Bool
        /// The number of other transcriptions in a ``Recognition``.
        public var alternativeCount: Int

        /// Whether a ``Recognition`` includes ``SpeechMetadata`` with an analysis of the voice. The processor time
        /// needed for the analysis is about a hundredth of the speech's duration.
        public var analyzesVoice: Bool

        /// Whether to reuse the acoustic pass if an utterance is recognized twice in a row, with two different
        /// grammars.
        package var reusesAcousticPass = false

        /// Words that compete with every answer, and words that are never quoted. If the list of frequent words is
        /// empty, the English list is used.
        public var decoys: Lists<DecoyKind>

        /// Whether the model's decoder transcribes words that are not in the grammar. Switch this option off if players
        /// do not speak the model's language, because the decoder cannot transcribe any other language.
        public var writesOtherWords: Bool

        /// Alternative spellings that the decoder may use for each word of the grammar. For example, the decoder may
        /// write "see" for "c".
        public var spellings: [String: [String]]

        /// Creates options. By default, words are reported during speech, and there are three alternatives.
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
