public import Transcript

/// What an utterance or a typed line comes to while a question is open, with everything that explains
/// it: the end of the road from sound to ruling, and all that a game learns of it.
public struct Ruling: Sendable, Hashable, Codable {
    /// What an utterance or a line is to the game.
    public enum Meaning: Sendable, Hashable, Codable {
        /// Something that was listened for, or typed, and judged.
        case answer(Verdict)
        /// A number, where one was asked for.
        case number(Double)
        /// A short answer of other words than were listened for, surely heard; the word.
        case otherAnswer(String)
        case command(GameCommand)
        /// Nothing that may be judged, and why.
        case notUnderstood(HearingOutcome)
    }

    /// What it is to the game.
    public var meaning: Meaning
    /// What was heard, with its other readings; the line for what was typed.
    public var hearing: Hearing
    /// The stretch of speech; nil for what was typed.
    public var speech: TimeRange?
    /// Probability from 0 to 1 that the best reading was said; nil for what was typed.
    public var confidence: Double?
    /// What the confidence had to exceed for this meaning.
    public var threshold: Double?
    /// What the confidence was made of, by name.
    public var evidence: [String: Double]
    /// The two choices that what was heard fits about as well, where nobody can tell which was said: the
    /// player is asked for the first or the second. Empty otherwise.
    public var between: [String] = []
    /// A command that was heard, but not as surely as it must be to be obeyed.
    public var refused: GameCommand?
    /// The answer that was perhaps given, where nothing was understood surely enough: the choice as it stands on the
    /// screen, else the words. Nil where a command was heard, or nothing that answers.
    public var guess: String?

    /// What is known of an utterance; of a typed line, only its meaning and its words.
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

    /// The best reading's words, as they are told.
    public var heard: String {
        isTyped ? hearing.best.text : hearing.best.text.withoutLettersPoints
    }

    /// Whether a line was typed, rather than words heard.
    public var isTyped: Bool { speech == nil }
}
