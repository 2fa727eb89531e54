public import CommandMatcher

/// What the game expects from the players at a moment.
public enum Awaited: Sendable, Hashable {
    /// An answer or a command, with the choices still open: all of ``AnswerRound/choices`` until a
    /// hint removes some.
    case answer(choices: [String])
    /// More about an answer that was not enough, or a command.
    case more(after: Verdict, choices: [String])
    /// A number or a command. `like` shows how an exact answer is written, and so which words may
    /// follow it.
    case number(like: String)
    /// One of these categories, with or without one of these values, or a command. `alone` has the
    /// values that may be said without a category, each with the index of the category that is then
    /// meant.
    case pick(categories: [String], values: [Int], alone: [Int: Int] = [:])
    /// The player whose answer it was, by name or number, or a command.
    case who(players: [String])
    /// A wager, or a command.
    case wager
    /// Yes or no.
    case decision
    /// Only commands: no question is open.
    case commands

    /// The choices that may be named.
    var choices: [String] {
        switch self {
        case .answer(let choices), .more(_, let choices): choices
        case .number, .pick, .who, .wager, .decision, .commands: []
        }
    }
}
