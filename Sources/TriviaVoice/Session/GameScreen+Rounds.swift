import TriviaGame

// Rounds, boards and wagers.
extension GameScreen {
    func roundLines(
        _ round: Round, _ number: Int, _ count: Int, _ standings: [Standing]
    ) -> [StyledLine] {
        var lines: [StyledLine] = [
            "",
            StyledLine(" Round \(number)/\(count) ", .strong)
                .adding(" \(round.heading)", .accent),
            StyledLine("   \(round.summary)", .faint),
        ]
        if playerCount > 1, number > 1 {
            lines.append(StyledLine("   \(Self.standings(standings))", .strong))
        }
        return lines
    }

    func requestLines(_ effect: GameEffect) -> [StyledLine] {
        switch effect {
        case .run(let player, let seconds):
            [
                StyledLine(playerCount > 1 ? "   \(player.name): " : "   ", .strong)
                    .adding("\(Figures.count(Int(seconds), "second")).", .accent)
            ]
        case .pick(let board, let player):
            [""] + boardLines(board) + [
                StyledLine(playerCount > 1 ? "   \(player.name), pick" : "   Pick", .accent)
                    .adding(
                        ": \(way == .keyboard ? "type" : "say") a category and a value, like "
                            + "“\(Self.example(board))”"
                            + (hasKeys ? ", or choose with the arrow keys." : "."), .faint)
            ]
        case .picked(let category, let value, let player, let left):
            [
                StyledLine("   \(category) for \(Figures.points(value))", .strong)
                    .adding(
                        player != nil ? "." : left == 0 ? ", the last." : ", as nobody picked.",
                        .faint)
            ]
        case .wager(let player, let limit, let category):
            [
                StyledLine(
                    category.isEmpty
                        ? "" : "   The question is about \(category.joined(separator: " › ")).",
                    .faint),
                StyledLine(playerCount > 1 ? "   \(player.name), wager" : "   Wager", .accent)
                    .adding(" up to \(Figures.count(limit, "point")).", .strong),
            ].filter { !$0.runs.isEmpty }
        case .wagered(let player):
            [StyledLine("   \(playerCount > 1 ? player.name : "The wager") is set.", .faint)]
        case .sealed(let player, let hasAnswered):
            [
                StyledLine(
                    hasAnswered
                        ? "   \(player.name) has answered."
                        : "   \(Figures.possessive(player.name)) time is over.", .faint)
            ]
        case .found(let item, let player, let number, let wanted):
            [
                StyledLine("   \(number) of \(wanted): ", .good).adding(item, .strong)
                    .adding(playerCount > 1 ? player.map { " (\($0.name))" } ?? "" : "")
            ]
        default: []
        }
    }

    /// What a player could say now.
    private static func example(_ board: Board) -> String {
        guard let column = board.columns.first(where: { !$0.values.isEmpty }),
            let value = column.values.first
        else { return "" }
        return "\(column.category.lowercased()) for \(value)"
    }

    /// A row for each category: its letter, its name and what is left.
    private func boardLines(_ board: Board) -> [StyledLine] {
        let widest = board.columns.map { Printable.columns($0.category) }.max() ?? 0
        let figures = board.values.map { Figures.points($0) }
        return board.columns.enumerated().map { index, column in
            let gap = String(
                repeating: " ", count: widest + 2 - Printable.columns(column.category))
            var line = StyledLine("     \(Game.letter(index)) ", .accent)
            line.add(column.category + gap, column.values.isEmpty ? .faint : .strong)
            for (value, figure) in zip(board.values, figures) {
                let isLeft = column.values.contains(value)
                let shown = isLeft ? figure : String(repeating: "·", count: figure.count)
                line.add("  \(shown)", isLeft ? .plain : .faint)
            }
            return line
        }
    }
}
