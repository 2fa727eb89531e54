public import Transcript

/// What an utterance or a typed line means for the current question, with the evidence.
public struct Ruling: Sendable, Hashable, Codable {
    /// What the player's words mean to the game.
    public enum Meaning: Sendable, Hashable, Codable {
        /// An answer, with the judge's verdict.
        case answer(Verdict)
        /// A number, if the question asked for a number.
        case number(Double)
        /// A short answer outside the grammar, recognized with high confidence.
        case otherAnswer(String)
        /// A command to the game.
        case command(GameCommand)
        /// There is nothing to judge. The associated value gives the reason.
        case notUnderstood(HearingOutcome)
    }

    /// What the player's words mean to the game.
    public var meaning: Meaning
    /// The recognized words, or the typed line.
    public var hearing: Hearing
    /// The time range of the speech, or nil for typed input.
    public var speech: TimeRange?
    /// The probability from 0 to 1 that the best reading is correct, or nil for typed input.
    public var confidence: Double?
    /// The confidence threshold for this meaning.
    public var threshold: Double?
    /// The components of the confidence, keyed by name.
    package var evidence: [String: Double] = [:]
    /// Two choices that fit the speech equally well, or an empty array.
    public var between: [String] = []
    /// A command that was refused because its confidence was too low.
    public var refused: GameCommand?
    /// What the player must say to give the refused command, or nil if the player can repeat the
    /// same words.
    public var sayInstead: String?
    /// The text that the decoder transcribed, if this text made the recognized answer doubtful.
    public var written: String?
    /// The answer that the player may have given, if the confidence was too low: a choice as the
    /// players see it, or recognized words.
    public var guess: String?

    /// Creates a ruling. For a typed line, specify only the meaning and the words.
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
