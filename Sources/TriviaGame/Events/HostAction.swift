/// What a host who does not play can do, by one key each.
public enum HostAction: Sendable, Hashable, Codable {
    /// The answer at hand counts: the one proposed, the one that only the host heard, or, when the
    /// question is over, the last ruling's.
    case accept
    /// The same does not count.
    case refuse
    /// Any earlier ruling: the question's number from 1, and whose answer where there were several.
    case overrule(number: Int, player: String?, isRight: Bool)
    /// Takes the last ruling back; as often as wanted.
    case undo
    /// Asks the question before once more, or this one when it is over.
    case back
    /// Tells the answer; the question is over.
    case reveal
    /// Gives points, or takes them; ``mostPoints`` at once.
    case adjust(player: String, by: Int)
    /// Holds the clock, and lets it go on.
    case hold

    /// The most points that are given or taken at once: no evening adds up to more than can be counted.
    public static let mostPoints = 1_000_000_000

    /// Whether it goes to an earlier place of the game.
    var takesBack: Bool { self == .undo || self == .back }
}
