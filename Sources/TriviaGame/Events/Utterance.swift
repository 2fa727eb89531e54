public import CommandMatcher
public import Transcript

/// One stretch of sound as the ear understood it: what the game is told of it.
public struct Utterance: Sendable, Hashable {
    public enum Kind: Sendable, Hashable {
        /// Something that was listened for, surely enough to be judged.
        case heard
        /// Perhaps something that was listened for.
        case unsure
        /// Clearly speech, clearly something else; what it sounded like, where that is known.
        case somethingElse(String?)
        /// Long speech that answers nothing.
        case chatter
        case noise
        case silence
    }

    public var kind: Kind
    /// The stretch that was taken as speech.
    public var speech: TimeRange
    public var hearing: Hearing
    /// A command that was recognized as such, where the grammar says so.
    public var command: GameCommand?
    /// Probability from 0 to 1 that the best transcription was said.
    public var confidence: Double
    /// What the confidence had to reach.
    public var threshold: Double?
    /// What the confidence was made of, by name.
    public var evidence: [String: Double]

    public init(
        kind: Kind, speech: TimeRange, hearing: Hearing, command: GameCommand? = nil,
        confidence: Double = 1, threshold: Double? = nil, evidence: [String: Double] = [:]
    ) {
        self.kind = kind
        self.speech = speech
        self.hearing = hearing
        self.command = command
        self.confidence = confidence
        self.threshold = threshold
        self.evidence = evidence
    }
}
