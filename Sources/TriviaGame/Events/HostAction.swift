/// An action that a non-playing host performs with a single key press.
public enum HostAction: Sendable, Hashable, Codable {
    /// Accepts the current answer: the proposed answer, an answer that only the host heard, or, after the question, the
    /// last answer with a ruling.
    case accept
    /// Rejects the current answer.
    case refuse
    /// Changes an earlier ruling. Contains the question's number, starting at 1, and the player if several players
    /// answered.
    case overrule(number: Int, player: String?, isRight: Bool)
    /// Undoes the last ruling. This action can be repeated.
    case undo
    /// Returns to the previous question, or to the current one if it is over, and asks it again.
    case back
    /// Shows the answer and ends the question.
    case reveal
    /// Adds or deducts points, at most ``mostPoints`` at once.
    case adjust(player: String, by: Int)
    /// Stops the clock, or starts it again.
    case hold

    /// The maximum number of points to add or deduct at once. The limit keeps a game's total far from overflow.
    public static let mostPoints = 1_000_000_000

    /// Whether the action returns to an earlier point of the game.
    var takesBack: Bool { self == .undo || self == .back }
}
