import Languages
import TerminalIO
import TriviaGame

// Lines for rounds, boards and wagers.
extension GameScreen {
    func roundLines(
        _ round: Round, _ number: Int, _ count: Int, _ standings: [Standing]
    ) -> [StyledLine] {
        var lines: [StyledLine] = [
            "",
            StyledLine(say(" Round \(number)/\(count) "), .strong)
                .adding(" \(heading(round))", .accent),
            StyledLine("   \(say(Sentence(round.summary)))", .faint),
        ]
        if playerCount > 1, number > 1, !standings.isEmpty {
            lines.append(StyledLine("   \(self.standings(standings))", .strong))
        }
        return lines
    }

    func requestLines(_ effect: GameEffect) -> [StyledLine] {
        switch effect {
        case .run(let player, let seconds):
            [
                StyledLine(playerCount > 1 ? "   \(player.name): " : "   ", .strong)
                    .adding("\(say.count(Int(seconds), "second")).", .accent)
            ]
        case .pick(let board, let player):
            [""] + boardLines(board) + [
                StyledLine(
                    playerCount > 1 ? say("   \(player.name), pick") : say("   Pick"), .accent
                )
                .adding(
                    (way == .keyboard
                        ? say(": type a category and a value, like “\(example(board))”")
                        : say(": say a category and a value, like “\(example(board))”"))
                        + (hasKeys ? say(", or choose with the arrow keys.") : "."), .faint)
            ]
        case .picked(let category, let value, let player, let left):
            [
                StyledLine(say("   \(category) for \(Figures.points(value))"), .strong)
                    .adding(
                        player != nil
                            ? "."
                            : left == 0 ? say(", the last one.") : say(", because nobody picked."),
                        .faint)
            ]
        case .wager(let player, let limit, let category):
            [
                StyledLine(
                    category.isEmpty
                        ? ""
                        : say("   The question is about \(category.joined(separator: " › "))."),
                    .faint),
                StyledLine(
                    playerCount > 1 ? say("   \(player.name), wager") : say("   Wager"), .accent
                )
                .adding(say(" up to \(say.count(limit, "point"))."), .strong),
            ].filter { !$0.runs.isEmpty }
        case .wagered(let player, let points):
            [
                StyledLine(
                    playerCount > 1
                        ? say("   \(player.name) has wagered") : say("   The wager is set"), .faint
                )
                .adding(points.map { ": \(say.count($0, "point"))" } ?? "").adding(".", .faint)
            ]
        case .sealed where playerCount > Mode.mostKeys: []
        case .sealed(let player, _, let heard?):
            [
                StyledLine(say("   \(player.name) has answered: "), .faint)
                    .adding("“\(heard)”", .strong).adding(".", .faint)
            ]
        case .sealed(let player, let hasAnswered, nil):
            [
                StyledLine(
                    hasAnswered
                        ? say("   \(player.name) has answered.")
                        : say("   \(player.name) gives no answer."), .faint)
            ]
        case .found(let item, let player, let number, let wanted):
            [
                StyledLine(say("   \(number) of \(wanted): "), .good)
                    .adding(item.isEmpty ? say("accepted by the host") : item, .strong)
                    .adding(playerCount > 1 ? player.map { " (\($0.name))" } ?? "" : "")
            ]
        default: []
        }
    }

    /// The title that the host gave to a round, or the round's translated standard name.
    private func heading(_ round: Round) -> String {
        round.title ?? say(Sentence(round.heading))
    }

    private func example(_ board: Board) -> String {
        guard let column = board.columns.first(where: { !$0.values.isEmpty }),
            let value = column.values.first
        else { return "" }
        return say("\(column.category.lowercased()) for \(value)")
    }

    /// A row for each category: letter, name and remaining values.
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
