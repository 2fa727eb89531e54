import TriviaGame

extension Stage {
    /// Who plays, in a tie-break or a lightning round, and who comes next. The others wait.
    struct Contest: Sendable, Hashable, Encodable {
        enum Kind: String, Sendable, Hashable, Encodable {
            /// The players who share first place play until one is ahead.
            case tieBreak = "tie-break"
            /// Each player has a time of their own.
            case lightning
        }

        var kind: Kind
        var players: [String]
        /// The players whose time comes later, in their order.
        var next: [String] = []
    }
}

extension Stage.Contest {
    /// Nil if everybody plays.
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
