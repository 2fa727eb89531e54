public import QuestionBank

/// Everything a game is played with: with its events it is the whole game. Questions are kept as they
/// were when it began, so a pack that changes or goes changes nothing in it.
public struct GameSetup: Sendable, Hashable, Codable {
    /// A question in a game.
    public struct Entry: Sendable, Hashable, Codable {
        /// Where a question is on a board.
        public struct Cell: Sendable, Hashable, Codable {
            /// The column's title.
            public var category: String
            /// What it is worth.
            public var value: Int

            /// A place on a board.
            public init(category: String, value: Int) {
                self.category = category
                self.value = value
            }
        }

        /// Title of its pack.
        public var pack: String
        /// The question as its pack has it.
        public var question: Question
        /// Forms that count because a challenge was granted in an earlier game.
        public var learned: [String]
        /// Its place on a board, in a round that has one.
        public var cell: Cell?
        /// Its place among the parts of the bonus that follows a tossup, from 1; nil for the others.
        public var part: Int?

        /// An entry; from no pack and on no board, unless it is said.
        public init(
            pack: String = "", question: Question, learned: [String] = [], cell: Cell? = nil,
            part: Int? = nil
        ) {
            self.pack = pack
            self.question = question
            self.learned = learned
            self.cell = cell
            self.part = part
        }
    }

    /// How it is played.
    public var mode: Mode
    /// Times and points.
    public var rules: Rules
    /// Those who begin, in their order of play.
    public var players: [Player]
    /// What may be asked, in its order.
    public var entries: [Entry]
    /// Stretches of the entries, in order; none for questions as the mode has them. What is beyond the
    /// last one's count belongs to it.
    public var rounds: [Round]
    /// By which edition of the rules it is played. A game that was kept goes on by the one it began with, or its events
    /// would mean something else.
    public var edition = Self.latestEdition

    /// The edition of games that begin now.
    public static let latestEdition = 2
    /// From this one on another player begins with each question that everybody answers.
    static let editionOfTurnsInSealedRounds = 2
    /// From this one on wagers are asked for without a pause, in which they would be said to nobody.
    static let editionOfWagersAtOnce = 2

    /// A setup with the usual rules and no rounds, unless it is said.
    ///
    /// - Parameter players: Names that ``Player/problem(with:_:)`` refuses are not refused here. Who answers is
    ///   told by seat, but hosts and those who leave go by names: of two alike the first one is meant.
    public init(
        mode: Mode, rules: Rules = Rules(), players: [Player] = [], entries: [Entry],
        rounds: [Round] = []
    ) {
        self.mode = mode
        self.rules = rules
        self.players = players.isEmpty ? [Player(name: "You")] : players
        self.entries = entries
        self.rounds = rounds
    }

    /// A sheet for every entry: those given for the first ones, the others read now.
    func completed(_ sheets: [QuestionSheet]) -> [QuestionSheet] {
        sheets
            + entries.dropFirst(sheets.count).map {
                QuestionSheet($0.question, learned: $0.learned)
            }
    }

    /// The place of each entry's round.
    var roundNumbers: [Int] {
        var numbers: [Int] = []
        for (number, round) in rounds.enumerated() {
            let count = min(max(round.count, 0), entries.count - numbers.count)
            numbers += Array(repeating: number, count: count)
        }
        let missing = entries.count - numbers.count
        return numbers + Array(repeating: max(rounds.count - 1, 0), count: missing)
    }
}

extension GameSetup {
    /// Games of earlier versions have no rounds, and no edition.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            mode: try container.decode(Mode.self, forKey: .mode),
            rules: try container.decode(Rules.self, forKey: .rules),
            players: try container.decode([Player].self, forKey: .players),
            entries: try container.decode([Entry].self, forKey: .entries),
            rounds: try container.decodeIfPresent([Round].self, forKey: .rounds) ?? [])
        edition = try container.decodeIfPresent(Int.self, forKey: .edition) ?? 1
        // In a room nobody may play yet.
        players = try container.decode([Player].self, forKey: .players)
    }
}
