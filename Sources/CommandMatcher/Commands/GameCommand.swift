/// What a player tells the game, as against what a player answers.
public enum GameCommand: Sendable, Hashable, Codable {
    /// A stake on a question.
    public enum Wager: Sendable, Hashable, Codable {
        case points(Int)
        /// Everything the player has.
        case everything
        /// Half of what the player has.
        case half
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
    /// The player asks what may be said.
    case help
    case yes
    case no
    /// A choice by its index, counted from zero.
    case choice(Int)
    case wager(Wager)
    /// A category by its index in the list that was offered, and the value asked for.
    case category(Int, value: Int?)
    /// A player whose answer it was, by seat, counted from zero.
    case player(Int)
}

extension GameCommand {
    /// Whether obeying it takes something from the player that the player cannot take back: the
    /// question, points, the game, the one challenge, the turn, the clock's run. One that does must be heard more
    /// surely than one that costs nothing but a moment.
    ///
    /// A choice and a category are answers and have an answer's price; yes, no and whose answer it was are asked
    /// for and settle what was asked.
    public var isCostly: Bool {
        switch self {
        case .skip, .giveUp, .quit, .hint, .challenge, .pause, .buzz, .wager: true
        case .repeatQuestion, .score, .resume, .help, .yes, .no, .choice, .category, .player:
            false
        }
    }

    /// Whether a game asks "yes or no?" before it obeys: what was misheard then costs a word, and no more.
    public var isAskedAbout: Bool { self == .quit || self == .challenge }
}
