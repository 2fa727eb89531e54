public import Transcript

/// What an utterance or a typed line means for the open question, with the evidence. A ruling is the final result of
/// recognition, and the game receives nothing else.
public struct Ruling: Sendable, Hashable, Codable {
    /// What the words mean to the game.
    public enum Meaning: Sendable, Hashable, Codable {
        /// An answer that was judged. The answer was typed or matched the grammar.
        case answer(Verdict)
        /// A number, if the question asked for one.
        case number(Double)
        /// A short answer in words outside the grammar, recognized with high confidence.
        case otherAnswer(String)
        /// A command to the game.
        case command(GameCommand)
        /// There is nothing to judge. The associated value is the reason.
        case notUnderstood(HearingOutcome)
    }

    /// What the words mean to the game.
    public var meaning: Meaning
    /// The recognized words with alternatives, or the typed line.
    public var hearing: Hearing
    /// The time of the speech. Nil for typed input.
    public var speech: TimeRange?
    /// The probability from 0 to 1 that the best reading is correct. Nil for typed input.
    public var confidence: Double?
    /// The confidence threshold for this meaning.
    public var threshold: Double?
    /// The components of the confidence, by name.
    package var evidence: [String: Double] = [:]
    /// Two choices that fit the speech about equally well. Empty if there are no such choices. The game asks which one
    /// the player means.
    public var between: [String] = []
    /// A command that was not executed, because the confidence was too low.
    public var refused: GameCommand?
    /// What the player can say instead to give the rejected command. The recognizer listens for this sentence. Nil if
    /// the recognizer already listens for the words that were heard.
    public var sayInstead: String?
    /// The decoder's text, if it differed from the recognized answer and made that answer doubtful.
    public var written: String?
    /// The player's possible answer, if the confidence was too low: the choice as shown, or the
    /// words. Nil if the result is a command, or if nothing could be an answer.
    public var guess: String?

    /// Creates a ruling. A ruling on a typed line has only a meaning and the words.
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
