import TerminalIO
import TriviaGame

/// The selection on a board, which arrow keys move.
struct BoardCursor: Sendable, Hashable {
    /// The index of a category, and a value in that category.
    private(set) var column: Int
    private(set) var value: Int

    /// Selects the first remaining question. Returns nil if no question remains.
    init?(_ board: Board) {
        guard let column = board.columns.firstIndex(where: { !$0.values.isEmpty }),
            let value = board.columns[column].values.first
        else { return nil }
        self.column = column
        self.value = value
    }

    /// Moves the selection to the next remaining value: up and down by category, left and right by
    /// value.
    mutating func move(_ key: Key, on board: Board) {
        switch key {
        case .left: value = values(board).last { $0 < value } ?? value
        case .right: value = values(board).first { $0 > value } ?? value
        case .up: go(to: board.columns.indices.prefix(column).reversed(), on: board)
        case .down: go(to: board.columns.indices.dropFirst(column + 1), on: board)
        default: break
        }
    }

    private func values(_ board: Board) -> [Int] { board.columns[column].values }

    private mutating func go(to columns: some Sequence<Int>, on board: Board) {
        guard let next = columns.first(where: { !board.columns[$0].values.isEmpty }) else { return }
        column = next
        let value = value
        self.value = values(board).min { abs($0 - value) < abs($1 - value) } ?? value
    }

    func text(on board: Board) -> String {
        "\(board.columns[column].category) for \(Figures.points(value))"
    }
}
