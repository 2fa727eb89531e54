/// The input that the game currently expects from players.
public enum Awaited: Sendable, Hashable {
    /// An answer or a command. `choices` contains all choices except those that a hint has removed.
    case answer(choices: [String])
    /// A command, or more detail for an incomplete answer.
    case more(after: Verdict, choices: [String])
    /// A number or a command. The player may also say the words that follow the number in `like`,
    /// which is the official answer.
    case number(like: String)
    /// A category, a point value, both, or a command. `alone` maps each value that only one
    /// category offers to the category's index.
    case pick(categories: [String], values: [Int], alone: [Int: Int] = [:])
    /// The name or number of the player who gave the answer, or a command.
    case who(players: [String])
    /// A wager, or a command.
    case wager
    /// The reply "yes" or "no".
    case decision
    /// Nothing except commands.
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

    /// Whether the game expects an answer to the quiz question, rather than a reply to any other
    /// question.
    package var isAnswer: Bool {
        switch self {
        case .answer, .more: true
        case .number, .pick, .who, .wager, .decision, .commands: false
        }
    }
}
