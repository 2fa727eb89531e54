public import QuestionBank

/// The input for creating a game. The setup and the events together determine the whole game. The setup contains copies
/// of the questions, so later changes to a pack do not affect the game.
public struct GameSetup: Sendable, Hashable, Codable {
    /// A question in a game.
    public struct Entry: Sendable, Hashable, Codable {
        /// The place of a question on a board.
        public struct Cell: Sendable, Hashable, Codable {
            /// The column's title.
            public var category: String
            /// The value, in points.
            public var value: Int

            /// Creates a place on a board.
            public init(category: String, value: Int) {
                self.category = category
                self.value = value
            }
        }

        /// The title of the question's pack.
        public var pack: String
        /// The question as written in its pack.
        public var question: Question
        /// Forms that are accepted because of a successful challenge in an earlier game.
        public var learned: [String]
        /// The question's cell, in a round with a board.
        public var cell: Cell?
        /// The question's number among the parts of a bonus, starting at 1. Nil if the question is not part of a bonus.
        public var part: Int?

        /// Creates an entry, by default without a pack and a board.
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
    /// Times and points.
    public var rules: Rules
    /// The players at the start, in their order of play.
    public var players: [Player]
    /// All questions that may be asked, in order.
    public var entries: [Entry]
    /// The rounds in order. Each round uses the next entries. Empty for a game without rounds. Remaining entries belong
    /// to the last round.
    public var rounds: [Round]
    /// The edition of the rules. A saved game keeps its original edition, because its events would have a different
    /// meaning under another edition.
    public var edition = Self.latestEdition

    /// The edition of new games.
    public static let latestEdition = 2
    /// From this edition on, players take turns at being the first to answer a sealed question.
    static let editionOfTurnsInSealedRounds = 2
    /// From this edition on, wagers are requested without a pause before them. During that pause, the game did not
    /// listen for wagers.
    static let editionOfWagersAtOnce = 2

    /// Creates a setup, by default with the usual rules and no rounds.
    ///
    /// - Parameter players: The players, whose names are not checked with ``Player/problem(with:_:)``. Host actions and
    ///   departures refer to players by name. If two players have the same name, the name refers to the first of them.
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

    /// A sheet for each entry: the given sheets for the first entries, and new ones for the rest.
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
    /// Games saved by earlier versions have no rounds and no edition.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            mode: try container.decode(Mode.self, forKey: .mode),
            rules: try container.decode(Rules.self, forKey: .rules),
            players: try container.decode([Player].self, forKey: .players),
            entries: try container.decode([Entry].self, forKey: .entries),
            rounds: try container.decodeIfPresent([Round].self, forKey: .rounds) ?? [])
        edition = try container.decodeIfPresent(Int.self, forKey: .edition) ?? 1
        // A game with phones may start without players.
        players = try container.decode([Player].self, forKey: .players)
    }
}
