public import QuestionBank

/// The settings and questions with which a game starts. The questions are copies of the packs'
/// questions.
public struct GameSetup: Sendable, Hashable, Codable {
    /// A question in a game.
    public struct Entry: Sendable, Hashable, Codable {
        /// The place of a question on a board.
        public struct Cell: Sendable, Hashable, Codable {
            /// The column's title.
            public var category: String
            /// The value of the question, in points.
            public var value: Int

            /// Creates a question's place on a board.
            public init(category: String, value: Int) {
                self.category = category
                self.value = value
            }
        }

        /// The title of the question's pack.
        public var pack: String
        /// The question as written in its pack.
        public var question: Question
        /// Accepted forms of the answer that were learned from challenges in earlier games.
        public var learned: [String]
        /// The question's cell, in a round with a board.
        public var cell: Cell?
        /// The question's position among the parts of a bonus, starting at 1; nil outside a bonus.
        public var part: Int?

        /// Creates an entry.
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

    /// The mode of play.
    public var mode: Mode
    /// The settings for timing and scoring.
    public var rules: Rules
    /// The players at the start, in their order of play.
    public var players: [Player]
    /// All questions that may be asked, in order.
    public var entries: [Entry]
    /// The rounds of the game, if there are any. Each round uses the next entries, and the last
    /// round also uses all remaining entries.
    public var rounds: [Round]
    /// The edition of the rules. A saved game keeps its edition, because the edition determines
    /// what its events mean.
    public var edition = Self.latestEdition

    /// The edition of the rules for new games.
    public static let latestEdition = 4
    /// From this edition on, players take turns to be the first to answer a sealed question.
    static let editionOfTurnsInSealedRounds = 2
    /// From this edition on, wagers are requested without a pause.
    static let editionOfWagersAtOnce = 2
    /// From this edition on, players keep points from the host when the host asks a question again.
    static let editionOfLastingPoints = 3
    /// From this edition on, players with separate screens wager at the same time.
    static let editionOfWagersTogether = 3
    /// From this edition on, wrong answers after which players may go on trying are recorded.
    static let editionOfRecordedTries = 4

    /// Creates a setup without checking the players' names. Host actions refer to players by these
    /// names.
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

    /// A question sheet for each entry: the given sheets first, then new sheets.
    func completed(_ sheets: [QuestionSheet]) -> [QuestionSheet] {
        sheets
            + entries.dropFirst(sheets.count).map {
                QuestionSheet($0.question, learned: $0.learned)
            }
    }

    /// The index of each entry's round.
    package var roundNumbers: [Int] {
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
    /// Decodes a setup. Games that earlier versions saved have no rounds and no edition.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            mode: try container.decode(Mode.self, forKey: .mode),
            rules: try container.decode(Rules.self, forKey: .rules),
            players: try container.decode([Player].self, forKey: .players),
            entries: try container.decode([Entry].self, forKey: .entries),
            rounds: try container.decodeIfPresent([Round].self, forKey: .rounds) ?? [])
        edition = try container.decodeIfPresent(Int.self, forKey: .edition) ?? 1
        players = try container.decode([Player].self, forKey: .players)
    }
}
