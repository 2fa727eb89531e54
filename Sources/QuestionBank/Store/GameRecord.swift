public import Foundation

/// A game as stored in the history.
public struct GameRecord: Sendable, Hashable, Codable {
    /// A player or a team, and its points.
    public struct Player: Sendable, Hashable, Codable {
        /// The name.
        public var name: String
        /// The points; negative if wrong answers have cost more than right ones earned.
        public var score: Int

        /// Creates a player, by default with zero points.
        public init(_ name: String, score: Int = 0) {
            self.name = name
            self.score = score
        }
    }

    /// The game's id. The bank sets it when the game begins; before that, it is zero.
    public var id: Int64
    /// The kind of game, for instance `classic`.
    public var mode: String
    /// The seed for drawing its questions; nil if they were not drawn.
    public var seed: UInt64?
    /// When it began.
    public var startedAt: Date
    /// The time at which the game ended; nil while it is running, and for a game that was never
    /// finished.
    public var endedAt: Date?
    /// Whether the game was played to the end; nil while it is running.
    public var isComplete: Bool?
    /// The players in the order of their seats.
    public var players: [Player]
    /// The titles of its rounds, by number from 1.
    public var rounds: [Int: String]
    /// Other settings that the game wants to store.
    public var settings: [String: String]

    /// Creates a game. If it has no id, it has not been stored yet.
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
