/// The input that the game currently expects from players.
public enum Awaited: Sendable, Hashable {
    /// An answer or a command. `choices` contains the choices that are still available: all choices of the question,
    /// except those that a hint has removed.
    case answer(choices: [String])
    /// More detail for an incomplete answer, or a command.
    case more(after: Verdict, choices: [String])
    /// A number or a command. `like` is the exact answer. Words that follow the number in the exact answer may also
    /// follow the player's number.
    case number(like: String)
    /// One of the categories, with or without one of the values, or a command. `alone` maps each value that needs no
    /// category to the index of its category.
    case pick(categories: [String], values: [Int], alone: [Int: Int] = [:])
    /// The name or number of the player who gave the answer, or a command.
    case who(players: [String])
    /// A wager, or a command.
    case wager
    /// Yes or no.
    case decision
    /// Only commands: no question is open.
    case commands

    /// The choices that players may name.
    package var choices: [String] {
        switch self {
        case .answer(let choices), .more(_, let choices): choices
        case .number, .pick, .who, .wager, .decision, .commands: []
        }
    }

    /// The verdict that asked for more detail.
    package var first: Verdict? { if case .more(let first, _) = self { first } else { nil } }

    /// Whether an answer is expected, rather than a reply to some other question from the game.
    package var isAnswer: Bool {
        switch self {
        case .answer, .more: true
        case .number, .pick, .who, .wager, .decision, .commands: false
        }
    }
}
