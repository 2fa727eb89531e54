public import Foundation

/// A game as history keeps it.
public struct GameRecord: Sendable, Hashable, Codable {
    /// A player or a team, with the points it has.
    public struct Player: Sendable, Hashable, Codable {
        /// The name.
        public var name: String
        /// Points; below zero where wrong answers cost some.
        public var score: Int

        /// Somebody with points; none at the start.
        public init(_ name: String, score: Int = 0) {
            self.name = name
            self.score = score
        }
    }

    /// Given by the bank when the game begins; zero before.
    public var id: Int64
    /// What kind of game, for instance `classic`.
    public var mode: String
    /// What its questions were drawn with; nil where they were not drawn.
    public var seed: UInt64?
    /// When it began.
    public var startedAt: Date
    /// Nil while it runs, and for a game that was never finished.
    public var endedAt: Date?
    /// Whether all of it was played, and not ended before; nil while it runs.
    public var isComplete: Bool?
    /// In the order of their seats.
    public var players: [Player]
    /// Titles of its rounds, by number from one.
    public var rounds: [Int: String]
    /// Whatever else the game wants to remember of its rules.
    public var settings: [String: String]

    /// A game that has not been recorded yet, unless an id is given.
    public init(
        id: Int64 = 0, mode: String, seed: UInt64? = nil, startedAt: Date, endedAt: Date? = nil,
        isComplete: Bool? = nil, players: [Player], rounds: [Int: String] = [:],
        settings: [String: String] = [:]
    ) {
        self.id = id
        self.mode = mode
        self.seed = seed
        self.startedAt = startedAt
        self.endedAt = endedAt
        self.isComplete = isComplete
        self.players = players
        self.rounds = rounds
        self.settings = settings
    }
}
