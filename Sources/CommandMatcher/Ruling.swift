public import Transcript

/// What an utterance or a typed line means for the open question, with the evidence.
public struct Ruling: Sendable, Hashable, Codable {
    /// What the words mean to the game.
    public enum Meaning: Sendable, Hashable, Codable {
        /// A judged answer.
        case answer(Verdict)
        /// A number, if the question asked for a number.
        case number(Double)
        /// A short answer outside the grammar, recognized with high confidence.
        case otherAnswer(String)
        /// A command to the game.
        case command(GameCommand)
        /// Nothing to judge, for this reason.
        case notUnderstood(HearingOutcome)
    }

    /// What the words mean to the game.
    public var meaning: Meaning
    /// The recognized words, or the typed line.
    public var hearing: Hearing
    /// The time of the speech. Nil for typed input.
    public var speech: TimeRange?
    /// The probability from 0 to 1 that the best reading is correct. Nil for typed input.
    public var confidence: Double?
    /// The confidence threshold for this meaning.
    public var threshold: Double?
    /// The components of the confidence, by name.
    package var evidence: [String: Double] = [:]
    /// Two choices that fit the speech equally well, if there are two.
    public var between: [String] = []
    /// A command with too little confidence.
    public var refused: GameCommand?
    /// What the player must say to give the refused command. Nil if the same words are enough.
    public var sayInstead: String?
    /// The decoder's text, if it made the recognized answer doubtful.
    public var written: String?
    /// The possible answer, if the confidence was too low: a choice as shown, or words.
    public var guess: String?

    /// Creates a ruling. A typed line has only a meaning and words.
    public init(
        _ meaning: Meaning, hearing: Hearing, speech: TimeRange? = nil, confidence: Double? = nil,
        threshold: Double? = nil
    ) {
        self.meaning = meaning
        self.hearing = hearing
        self.speech = speech
        self.confidence = confidence
        self.threshold = threshold
    }

    /// The words of the best reading, as shown to people.
    public var heard: String {
        isTyped ? hearing.best.text : hearing.best.text.withoutLettersPoints
    }

    /// Whether the input was typed.
    public var isTyped: Bool { speech == nil }
}
