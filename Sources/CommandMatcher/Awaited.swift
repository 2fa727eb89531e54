/// The input that the game currently expects from players.
public enum Awaited: Sendable, Hashable {
    /// An answer or a command. `choices` contains all choices except those that a hint has removed.
    case answer(choices: [String])
    /// More detail for an incomplete answer, or a command.
    case more(after: Verdict, choices: [String])
    /// A number or a command. The player may add the words that follow the number in the answer
    /// `like`.
    case number(like: String)
    /// A category, a value or both, or a command. `alone` maps a value that needs no category to
    /// the category's index.
    case pick(categories: [String], values: [Int], alone: [Int: Int] = [:])
    /// The player who gave the answer, by name or number, or a command.
    case who(players: [String])
    /// A wager, or a command.
    case wager
    /// Yes or no.
    case decision
    /// Only commands.
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

    /// Whether an answer is expected, rather than a reply to another question.
    package var isAnswer: Bool {
        switch self {
        case .answer, .more: true
        case .number, .pick, .who, .wager, .decision, .commands: false
        }
    }
}
