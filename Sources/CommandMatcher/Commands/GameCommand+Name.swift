extension GameCommand {
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
