/// An instruction from a player to the game, as opposed to an answer.
public enum GameCommand: Sendable, Hashable, Codable {
    /// A stake on a question.
    public enum Wager: Sendable, Hashable, Codable {
        /// A number of points.
        case points(Int)
        /// All of the player's points.
        case everything
        /// Half of the player's points.
        case half
    }

    /// Show and read the question again.
    case repeatQuestion
    /// Continue without an answer.
    case skip
    /// Give a hint.
    case hint
    /// Show the scores.
    case score
    /// Stop the clock.
    case pause
    /// Continue after a pause.
    case resume
    /// End the game.
    case quit
    /// Buzz in for the right to answer.
    case buzz
    /// Give up on the question ("I don't know").
    case giveUp
    /// Appeal the last ruling.
    case challenge
    /// Show the list of commands.
    case help
    /// Answer "yes" to a question from the game.
    case yes
    /// Answer "no" to a question from the game.
    case no
    /// Select the choice with this index.
    case choice(Int)
    /// Bet points on the next question.
    case wager(Wager)
    /// Choose a category (by its index in the offered list) and a point value.
    case category(Int, value: Int?)
    /// Name the player who gave the answer, by seat index.
    case player(Int)

    /// A stable name for the command, also used in grammar tags.
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
    /// Whether the command costs the player something and therefore requires higher confidence.
    public var isCostly: Bool {
        switch self {
        case .skip, .giveUp, .quit, .hint, .challenge, .pause, .buzz, .wager: true
        case .repeatQuestion, .score, .resume, .help, .yes, .no, .choice, .category, .player:
            false
        }
    }

    /// Whether the game asks for confirmation before it carries out the command.
    public var isAskedAbout: Bool { self == .quit || self == .challenge }
}
