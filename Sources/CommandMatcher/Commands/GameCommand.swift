/// What a player tells the game, as opposed to an answer.
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
    /// "I don't know": the player gives up the question.
    case giveUp
    /// The player appeals against the last ruling.
    case challenge
    /// The player asks which commands there are.
    case help
    case yes
    case no
    /// A choice by its index, counted from zero.
    case choice(Int)
    case wager(Wager)
    /// A category by its index in the list that was offered, and the value asked for.
    case category(Int, value: Int?)
    /// The player whose answer it was, by seat, counted from zero.
    case player(Int)

    /// A stable name, as used in the tags of a grammar.
    public var name: String {
        switch self {
        case .repeatQuestion: "repeat"
        case .skip: "skip"
        case .hint: "hint"
        case .score: "score"
        case .pause: "pause"
        case .resume: "resume"
        case .quit: "quit"
        case .buzz: "buzz"
        case .giveUp: "giveup"
        case .challenge: "challenge"
        case .help: "help"
        case .yes: "yes"
        case .no: "no"
        case .choice: "choice"
        case .wager: "wager"
        case .category: "category"
        case .player: "player"
        }
    }
}

extension GameCommand {
    /// Whether obeying it takes something from the player that cannot be taken back: the question,
    /// points, the game, the one challenge, the turn, or running time on the clock. Such a command
    /// needs more confidence than one that costs only a moment.
    ///
    /// A choice or a category is an answer and has its own threshold. "Yes", "no" and the name of a
    /// player are replies to a question of the game.
    public var isCostly: Bool {
        switch self {
        case .skip, .giveUp, .quit, .hint, .challenge, .pause, .buzz, .wager: true
        case .repeatQuestion, .score, .resume, .help, .yes, .no, .choice, .category, .player:
            false
        }
    }

    /// Whether the game asks "yes or no?" before it obeys, so that a misheard command costs only
    /// one word.
    public var isAskedAbout: Bool { self == .quit || self == .challenge }
}
