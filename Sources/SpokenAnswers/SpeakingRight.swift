/// Who may answer when an utterance begins. The more people may speak freely, the more often they
/// say remarks to each other, and not answers to the game.
public enum SpeakingRight: String, Sendable, Hashable, Codable {
    /// A player who pressed a key or a phone's button to answer.
    case afterPressing = "pressed"
    /// A single player, without pressing a key.
    case inTurn = "turn"
    /// Several players, without pressing a key.
    case anyone

    /// Words outside the grammar are a remark if the log odds of a remark exceed this limit.
    var mostRemarkOdds: Double {
        switch self {
        case .afterPressing: 2
        case .inTurn: 1
        case .anyone: 0
        }
    }
}
