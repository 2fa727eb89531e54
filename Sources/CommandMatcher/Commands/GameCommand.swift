/// What a player tells the game, as against what a player answers.
public enum GameCommand: Sendable, Hashable {
    /// A stake on a question.
    public enum Wager: Sendable, Hashable {
        case points(Int)
        /// Everything the player has.
        case everything
    }

    case repeatQuestion
    case skip
    case hint
    case score
    case pause
    case resume
    case quit
    case buzz
    /// "I don't know": the player gives the question up.
    case giveUp
    /// The player appeals against the last verdict.
    case challenge
    case yes
    case no
    /// A choice by its index, counted from zero.
    case choice(Int)
    case wager(Wager)
    /// A category by its index in the list that was offered, and the value asked for.
    case category(Int, value: Int?)
}
