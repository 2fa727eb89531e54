/// The input that the game currently expects from players.
public enum Awaited: Sendable, Hashable {
    /// An answer or a command. `choices` are the open choices: all choices of the question, until a
    /// hint removes some.
    case answer(choices: [String])
    /// More detail for an incomplete answer, or a command.
    case more(after: Verdict, choices: [String])
    /// A number or a command. `like` is the exact answer: the words that follow its number may also follow the player's
    /// number.
    case number(like: String)
    /// One of these categories, with or without one of these values, or a command. `alone` contains
    /// the values that need no category, each with the index of its category.
    case pick(categories: [String], values: [Int], alone: [Int: Int] = [:])
    /// The player who gave the answer, by name or number, or a command.
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

    /// Whether an answer is expected, and not a reply to something else that the game asked.
    package var isAnswer: Bool {
        switch self {
        case .answer, .more: true
        case .number, .pick, .who, .wager, .decision, .commands: false
        }
    }
}
