/// An instruction from a player to the game. Answers are not commands.
public enum GameCommand: Sendable, Hashable, Codable {
    /// A stake on a question.
    public enum Wager: Sendable, Hashable, Codable {
        case points(Int)
        /// All of the player's points.
        case everything
        /// Half of the player's points.
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
    /// The player appeals the last ruling.
    case challenge
    /// The player asks for the list of commands.
    case help
    case yes
    case no
    /// A choice by its index.
    case choice(Int)
    case wager(Wager)
    /// A category by its index in the offered list, with the requested value.
    case category(Int, value: Int?)
    /// The player who gave the answer, by seat index.
    case player(Int)

    /// A stable name, also used in grammar tags.
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
    /// Whether the command takes something that the player cannot get back: the question, points,
    /// the game, the only challenge, the turn, or time on the clock. Such a command needs more
    /// confidence.
    ///
    /// A choice or a category is an answer and has its own threshold. "Yes", "no" and a player's
    /// name reply to a question from the game.
    public var isCostly: Bool {
        switch self {
        case .skip, .giveUp, .quit, .hint, .challenge, .pause, .buzz, .wager: true
        case .repeatQuestion, .score, .resume, .help, .yes, .no, .choice, .category, .player:
            false
        }
    }

    /// Whether the game asks "yes or no?" first. If the command was misheard, one word corrects it.
    public var isAskedAbout: Bool { self == .quit || self == .challenge }
}
