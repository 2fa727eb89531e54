import TriviaGame

extension Stage {
    /// The players of a tie-break or a lightning round, and the next ones. The others wait.
    struct Contest: Sendable, Hashable, Encodable {
        enum Kind: String, Sendable, Hashable, Encodable {
            /// The players in first place play until one is ahead.
            case tieBreak = "tie-break"
            /// Each player has a separate time.
            case lightning
        }

        var kind: Kind
        var players: [String]
        /// The players who follow, in order.
        var next: [String] = []
    }
}

extension Stage.Contest {
    /// Nil if all players take part.
    init?(_ game: Game) {
        let tied = game.tieBreakers
        let turns = game.clockOrder
        if !tied.isEmpty {
            self.init(kind: .tieBreak, players: tied.map(\.name))
        } else if let first = turns.first {
            self.init(
                kind: .lightning, players: [first.name], next: turns.dropFirst().map(\.name))
        } else {
            return nil
        }
    }
}
