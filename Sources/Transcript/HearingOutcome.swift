/// The result of hearing a stretch of sound, in the same form from the recognizer to the player.
public enum HearingOutcome: Sendable, Hashable, Codable {
    /// A phrase of the grammar was heard, with enough confidence to be judged.
    case heard
    /// A phrase of the grammar may have been heard, so the player should repeat it.
    case unsure
    /// The speech was clearly something else. Carries what it sounded like, if known.
    case somethingElse(heard: String?)
    /// There was long speech that does not answer anything.
    case chatter
    /// There was sound, but no speech.
    case noise
    /// There was no sound.
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
