/// What became of a stretch of sound: the one shape in which hearing is told, from the recognizer to
/// the player.
public enum HearingOutcome: Sendable, Hashable, Codable {
    /// Something that was listened for was said, with enough confidence to be judged.
    case heard
    /// Perhaps something that was listened for: ask again.
    case unsure
    /// Speech that is clearly something else; what it sounded like, where that is known.
    case somethingElse(heard: String?)
    /// Long speech that answers nothing.
    case chatter
    /// Sound without speech.
    case noise
    /// Nothing at all.
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
