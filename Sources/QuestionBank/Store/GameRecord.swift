public import Foundation

/// A game as stored in the history.
public struct GameRecord: Sendable, Hashable, Codable {
    /// A player or team, with its points.
    public struct Player: Sendable, Hashable, Codable {
        /// The name of the player or team.
        public var name: String
        /// The number of points, which may be negative because of wrong answers.
        public var score: Int

        /// Creates a player, with zero points by default.
        public init(_ name: String, score: Int = 0) {
            self.name = name
            self.score = score
        }
    }

    /// The id of the game, which is zero until the bank stores the game.
    public var id: Int64
    /// The mode of the game, such as `classic`.
    public var mode: String
    /// The seed for drawing the questions, or nil if the questions were not drawn.
    public var seed: UInt64?
    /// The time at which the game began.
    public var startedAt: Date
    /// The time at which the game ended, or nil for an unfinished game.
    public var endedAt: Date?
    /// Whether the game was played to the end, or nil while the game is running.
    public var isComplete: Bool?
    /// The players in the order of their seats.
    public var players: [Player]
    /// The titles of the rounds, keyed by round number, starting at 1.
    public var rounds: [Int: String]
    /// Additional settings that the game stores.
    public var settings: [String: String]

    /// Creates a game. An id of zero means that the game has not been stored yet.
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
