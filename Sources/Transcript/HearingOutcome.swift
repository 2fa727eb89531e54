/// The result of hearing a stretch of sound, in the same form from the recognizer to the player.
public enum HearingOutcome: Sendable, Hashable, Codable {
    /// A phrase of the grammar was heard, with enough confidence to be judged.
    case heard
    /// Possibly a phrase of the grammar: ask again.
    case unsure
    /// Speech that is clearly something else; what it sounded like, if known.
    case somethingElse(heard: String?)
    /// Long speech that answers nothing.
    case chatter
    /// Sound without speech.
    case noise
    /// Nothing.
    case silence
}

extension HearingOutcome {
    /// A stable name for output that programs read.
    public var name: String {
        switch self {
        case .heard: "heard"
        case .unsure: "unsure"
        case .somethingElse: "somethingElse"
        case .chatter: "chatter"
        case .noise: "noise"
        case .silence: "silence"
        }
    }
}
