// What others want to know of a game without stepping it.
extension Game {
    /// Whether what is typed now is not for the other players: a wager, or an answer that is told when
    /// all have answered.
    public var isSecret: Bool {
        guard seats.count > 1 else { return false }
        switch phase {
        case .requested(.wagers, _, _): return true
        case .answering: return round.turnout == .sealed
        default: return false
        }
    }

    /// The board's categories while a player picks from it, in their order; else none.
    public var categories: [String] {
        guard case .requested(.pick, _, _) = phase else { return [] }
        return board.columns.map(\.category)
    }
}
