public import CommandMatcher

/// What the game currently expects from the players.
public enum Awaited: Sendable, Hashable {
    /// An answer or a command. `choices` are the choices still open: all of
    /// ``AnswerRound/choices``, until a hint removes some.
    case answer(choices: [String])
    /// More detail about an answer that was not specific enough, or a command.
    case more(after: Verdict, choices: [String])
    /// A number or a command. `like` shows how an exact answer is written, and therefore which
    /// words may follow it.
    case number(like: String)
    /// One of these categories, with or without one of these values, or a command. `alone` contains
    /// the values that may be said without a category, each with the index of the category that is
    /// then meant.
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
    var choices: [String] {
        switch self {
        case .answer(let choices), .more(_, let choices): choices
        case .number, .pick, .who, .wager, .decision, .commands: []
        }
    }
}
