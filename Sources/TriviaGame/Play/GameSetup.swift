public import QuestionBank

/// Everything a game is played with: with its events it is the whole game. Questions are kept as they
/// were when it began, so a pack that changes or goes changes nothing in it.
public struct GameSetup: Sendable, Hashable, Codable {
    /// A question in a game.
    public struct Entry: Sendable, Hashable, Codable {
        /// Title of its pack.
        public var pack: String
        public var question: Question
        /// Forms that count because a challenge was granted in an earlier game.
        public var learned: [String]

        public init(pack: String = "", question: Question, learned: [String] = []) {
            self.pack = pack
            self.question = question
            self.learned = learned
        }
    }

    public var mode: Mode
    public var rules: Rules
    /// Those who begin, in their order of play.
    public var players: [Player]
    public var entries: [Entry]

    public init(
        mode: Mode, rules: Rules = Rules(), players: [Player] = [], entries: [Entry]
    ) {
        self.mode = mode
        self.rules = rules
        self.players = players.isEmpty ? [Player(name: "You")] : players
        self.entries = entries
    }
}
