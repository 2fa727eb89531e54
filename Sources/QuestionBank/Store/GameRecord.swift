public import Foundation

/// A game as stored in history.
public struct GameRecord: Sendable, Hashable, Codable {
    /// A player or a team, with its points.
    public struct Player: Sendable, Hashable, Codable {
        /// The name.
        public var name: String
        /// Points; negative if wrong answers cost points.
        public var score: Int

        /// A player with points; zero at the start.
        public init(_ name: String, score: Int = 0) {
            self.name = name
            self.score = score
        }
    }

    /// Set by the bank when the game begins; zero before.
    public var id: Int64
    /// The kind of game, for instance `classic`.
    public var mode: String
    /// The seed with which its questions were drawn; nil if they were not drawn.
    public var seed: UInt64?
    /// When it began.
    public var startedAt: Date
    /// Nil while it runs, and for a game that was never finished.
    public var endedAt: Date?
    /// Whether it was played to its end; nil while it runs.
    public var isComplete: Bool?
    /// In the order of their seats.
    public var players: [Player]
    /// The titles of its rounds, by number from one.
    public var rounds: [Int: String]
    /// Other rules that the game wants to store.
    public var settings: [String: String]

    /// A game that has not been stored yet, unless an id is given.
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
