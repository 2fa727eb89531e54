/// The result of recognizing a range of audio.
public enum HearingOutcome: Sendable, Hashable, Codable {
    /// A phrase of the grammar was recognized with enough confidence to be judged.
    case heard
    /// A phrase of the grammar may have been said, so the player should repeat the words.
    case unsure
    /// The speech was clearly not a phrase of the grammar. `heard` holds the recognized words, if
    /// they are known.
    case somethingElse(heard: String?)
    /// People spoke for a while, but gave no answer.
    case chatter
    /// There was a sound, but no speech.
    case noise
    /// There was only silence.
    case silence
}

extension HearingOutcome {
    /// A stable name for use in machine-readable output.
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
