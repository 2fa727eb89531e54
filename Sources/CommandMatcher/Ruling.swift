public import Transcript

/// What an utterance or a typed line means while a question is open, with the evidence for it. This
/// is the final result of hearing, and all that a game learns of it.
public struct Ruling: Sendable, Hashable, Codable {
    /// What an utterance or a line means to the game.
    public enum Meaning: Sendable, Hashable, Codable {
        /// An answer from the grammar, or typed, and judged.
        case answer(Verdict)
        /// A number, where one was asked for.
        case number(Double)
        /// A short answer in words outside the grammar, heard confidently; its text.
        case otherAnswer(String)
        case command(GameCommand)
        /// Nothing that can be judged, and why.
        case notUnderstood(HearingOutcome)
    }

    /// What it means to the game.
    public var meaning: Meaning
    /// What was heard, with alternative readings; for typed input, the line.
    public var hearing: Hearing
    /// The stretch of speech; nil for typed input.
    public var speech: TimeRange?
    /// Probability from 0 to 1 that the best reading was said; nil for typed input.
    public var confidence: Double?
    /// The threshold that the confidence had to exceed for this meaning.
    public var threshold: Double?
    /// The components of the confidence, by name.
    public var evidence: [String: Double]
    /// Two choices that fit what was heard about equally well. The player is asked whether the
    /// first or the second was meant. Empty otherwise.
    public var between: [String] = []
    /// A command that was heard with too little confidence to be obeyed.
    public var refused: GameCommand?
    /// What a decoder wrote down instead of the answer that was heard, if that made it doubtful.
    public var written: String?
    /// The answer that was possibly given, if nothing was understood confidently enough: the choice
    /// as shown on the screen, or else the words. Nil if a command was heard, or nothing that could
    /// be an answer.
    public var guess: String?

    /// Everything known about an utterance; for a typed line, only its meaning and words.
    public init(
        _ meaning: Meaning, hearing: Hearing, speech: TimeRange? = nil, confidence: Double? = nil,
        threshold: Double? = nil, evidence: [String: Double] = [:]
    ) {
        self.meaning = meaning
        self.hearing = hearing
        self.speech = speech
        self.confidence = confidence
        self.threshold = threshold
        self.evidence = evidence
    }

    /// The words of the best reading, as shown to people.
    public var heard: String {
        isTyped ? hearing.best.text : hearing.best.text.withoutLettersPoints
    }

    /// Whether a line was typed rather than heard.
    public var isTyped: Bool { speech == nil }
}
