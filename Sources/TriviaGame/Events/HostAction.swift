/// What a non-playing host can do with one key each.
public enum HostAction: Sendable, Hashable, Codable {
    /// Accepts the current answer: the proposed one, the one that only the host heard, or, after the question, the last
    /// ruling's.
    case accept
    /// Refuses the current answer.
    case refuse
    /// Changes an earlier ruling: the question's number from 1, and the player if several answered.
    case overrule(number: Int, player: String?, isRight: Bool)
    /// Takes back the last ruling. Can be repeated.
    case undo
    /// Asks the previous question again, or the current one if it is over.
    case back
    /// Shows the answer and ends the question.
    case reveal
    /// Gives or takes points, at most ``mostPoints`` at once.
    case adjust(player: String, by: Int)
    /// Stops the clock, or starts it again.
    case hold

    /// The most points that can be given or taken at once. It keeps the total of a game far from overflow.
    public static let mostPoints = 1_000_000_000

    /// Whether it returns to an earlier point of the game.
    var takesBack: Bool { self == .undo || self == .back }
}
