public import CommandMatcher

/// What is expected of the players at a moment.
public enum Awaited: Sendable, Hashable {
    /// An answer, or a command; the choices still open: all of ``AnswerRound/choices``, until a hint takes some away.
    case answer(choices: [String])
    /// More about an answer that was not enough, or a command.
    case more(after: Verdict, choices: [String])
    /// A number, or a command; how an exact one is written, for what is said after it.
    case number(like: String)
    /// One of these categories, with or without one of these values, or a command; the values that may be said alone,
    /// with the place of the category that is then meant.
    case pick(categories: [String], values: [Int], alone: [Int: Int] = [:])
    /// Whose answer it was: one of these players by name or number, or a command.
    case who(players: [String])
    /// A wager, or a command.
    case wager
    /// Yes or no.
    case decision
    /// Commands alone: no question is open.
    case commands

    /// The choices that may be named.
    var choices: [String] {
        switch self {
        case .answer(let choices), .more(_, let choices): choices
        case .number, .pick, .who, .wager, .decision, .commands: []
        }
    }
}
