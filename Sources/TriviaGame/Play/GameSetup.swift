public import QuestionBank

/// Everything a game is played with. The setup and the events together determine the whole game. It keeps copies of the
/// questions, so later changes to a pack do not affect the game.
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
        /// Forms accepted because a challenge succeeded in an earlier game.
        public var learned: [String]
        /// Its place on a board, in a round that has one.
        public var cell: Cell?
        /// Its number among the parts of the bonus after a tossup, from 1; nil for other questions.
        public var part: Int?

        /// An entry, by default with no pack and no board.
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
    /// The rounds, each covering the next entries; empty for a game without rounds. Entries beyond the last round's
    /// count belong to that round.
    public var rounds: [Round]
    /// The edition of the rules. A saved game keeps the edition it began with, because its events would mean something
    /// else under another.
    public var edition = Self.latestEdition

    /// The edition of new games.
    public static let latestEdition = 2
    /// From this edition on, a different player begins each sealed question.
    static let editionOfTurnsInSealedRounds = 2
    /// From this edition on, wagers are requested without a preceding pause, in which nobody listened for them.
    static let editionOfWagersAtOnce = 2

    /// A setup, by default with the usual rules and no rounds.
    ///
    /// - Parameter players: Names are not checked with ``Player/problem(with:_:)``. Answers use seats, but host actions
    ///   and leaving use names: if two are equal, the first one is meant.
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

    /// A sheet for every entry: the given ones for the first entries, new ones for the rest.
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
        // A room may start without players.
        players = try container.decode([Player].self, forKey: .players)
    }
}
