// What others want to know of a game without stepping it.
extension Game {
    /// The board's categories while a player picks from it, in their order; else none.
    public var categories: [String] {
        guard case .requested(.pick, _, _) = phase else { return [] }
        return board.columns.map(\.category)
    }
}
