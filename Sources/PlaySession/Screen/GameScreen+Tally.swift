import TerminalIO
import TriviaGame

// Lines for the result of a question that all players answer separately.
extension GameScreen {
    /// A line with a player's answer and points; empty if there are many players.
    func result(_ judgement: Judgement) -> [StyledLine] {
        guard let player = judgement.player, !judgement.isOverruled else {
            return verdict(judgement)
        }
        guard playerCount <= Mode.mostKeys else { return [] }
        var line = StyledLine("   \(player.name): ", .strong)
        if let heard = judgement.quoted { line.add("“\(heard)” ") }
        let style = self.style(of: judgement.outcome)
        switch judgement.outcome {
        case .correct: line.add("✔", style)
        case .incorrect: line.add("✘", style)
        default: line.add("○ " + Self.lowercased(name(judgement.outcome)), style)
        }
        if let points = judgement.award?.total, points != 0 {
            line.add("  \(points > 0 ? "+" : "")\(Figures.points(points))", style)
        }
        if let time = judgement.responseTime, judgement.outcome.isJudged {
            line.add("  \(Figures.after(time, say))", .faint)
        }
        return [line]
    }

    private func style(of outcome: Outcome) -> Style {
        switch outcome {
        case .correct: .good
        case .incorrect: .bad
        default: .warning
        }
    }

    /// The answer, the number of players who were right, the fastest player, and the number of
    /// players for each choice.
    func tallyLines(_ tally: Tally) -> [StyledLine] {
        var lines = [
            StyledLine(say("   It is \(tally.official). "), .strong)
                .adding(say("\(tally.right) of \(tally.asked) right."), .good)
        ]
        if let player = tally.fastest, let time = tally.fastestTime {
            let fastest = say("\(player.name) was the fastest, \(Figures.after(time, say)).")
            lines.append(StyledLine("     \(fastest)", .faint))
        }
        lines += bars(tally.choices, of: tally.asked)
        if let explanation = tally.explanation {
            lines.append(StyledLine("     \(explanation)"))
        }
        return lines
    }

    private static let widestBar = 20
    private static let narrowestBar = 5

    /// A line for each choice, with the number of players and, if there is space, a bar.
    private func bars(_ choices: [Tally.Choice], of asked: Int) -> [StyledLine] {
        let longest = choices.map { Printable.columns($0.text) }.max() ?? 0
        let room = min(columns - longest - 14, Self.widestBar)
        // The numbers are aligned in a column only if all choices leave space for them.
        let widest = room >= 0 ? longest : 0
        return choices.enumerated().map { place, choice in
            var line = StyledLine("     \(Game.letter(place)) ", .accent)
            let gap = String(
                repeating: " ", count: max(widest - Printable.columns(choice.text), 0) + 2)
            line.add(choice.text + gap, choice.isRight ? .good : .plain)
            if room >= Self.narrowestBar, choice.count > 0 {
                let length = max(choice.count * room / max(asked, 1), 1)
                line.add(
                    String(repeating: "█", count: length) + " ", choice.isRight ? .good : .faint)
            }
            line.add("\(choice.count)", .strong)
            return line
        }
    }
}
