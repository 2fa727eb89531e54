/// An action that a non-playing host performs with a single key press.
public enum HostAction: Sendable, Hashable, Codable {
    /// Accepts the current answer or, if the question is over, the last answer that was ruled on.
    case accept
    /// Rejects the current answer.
    case refuse
    /// Changes a ruling. `number` is the number of the question, starting at 1. `player` is nil if
    /// the question has a single ruling.
    case overrule(number: Int, player: String?, isRight: Bool)
    /// Undoes the last ruling.
    case undo
    /// Asks the previous question again, or the current question if it is over.
    case back
    /// Shows the answer and ends the question.
    case reveal
    /// Adds or deducts points, at most ``mostPoints`` at once.
    case adjust(player: String, by: Int)
    /// Stops the clock, or starts it again.
    case hold

    /// The most points that a host may add or deduct at once. The limit prevents arithmetic
    /// overflow.
    public static let mostPoints = 1_000_000_000

    /// Whether the action returns to an earlier point of the game.
    var takesBack: Bool { self == .undo || self == .back }
}
