import TriviaGame

extension Stage {
    /// The players in a tie-break or lightning round, while the other players wait.
    struct Contest: Sendable, Hashable, Encodable {
        enum Kind: String, Sendable, Hashable, Encodable {
            /// The players in first place play until one of them is ahead.
            case tieBreak = "tie-break"
            /// Each player plays alone against the clock.
            case lightning
        }

        var kind: Kind
        var players: [String]
        /// The players whose turns follow.
        var next: [String] = []
    }
}

extension Stage.Contest {
    /// Returns nil if all players take part.
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
