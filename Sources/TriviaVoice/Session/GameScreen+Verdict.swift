import CommandMatcher
import QuestionBank
import TriviaGame

// The end of a question and the end of a game.
extension GameScreen {
    func verdict(_ judgement: Judgement) -> [StyledLine] {
        // One of several that are wanted: which it was has been told.
        if judgement.outcome == .correct, !judgement.endsQuestion, !judgement.isCompared,
            !judgement.isOverruled
        {
            return [headline(judgement)] + [standing(judgement)].compactMap(\.self)
        }
        if isHurried { return [headline(judgement)] }
        var lines: [StyledLine] = []
        let name = playerCount > 1 ? judgement.player.map { "\($0.name): " } ?? "" : ""
        if let heard = judgement.heard, !judgement.isOverruled || !name.isEmpty {
            var line = StyledLine("   \(name)“\(heard)”")
            if let reading = judgement.reading { line.add(", or rather “\(reading)”") }
            lines.append(line)
        }
        lines.append(headline(judgement))
        if judgement.endsQuestion || judgement.isCompared, !judgement.reason.isEmpty,
            !Self.goesWithoutSaying(judgement)
        {
            lines.append(StyledLine("     \(judgement.reason)", .faint))
        }
        if let figures = figures(judgement) { lines.append(StyledLine("     \(figures)", .faint)) }
        if explains { lines += evidence(judgement) }
        if judgement.endsQuestion, !judgement.isOverruled,
            let explanation = judgement.question.explanation
        {
            lines.append(StyledLine("     \(explanation)"))
        }
        if let standing = standing(judgement) { lines.append(standing) }
        return lines
    }

    /// Whether the reason only says once more what stands above it.
    private static func goesWithoutSaying(_ judgement: Judgement) -> Bool {
        guard !judgement.isOverruled else { return false }
        return switch judgement.outcome {
        case .correct: judgement.rule == .exact || judgement.rule == .sameWords
        case .incorrect:
            judgement.rule == .otherAnswer || judgement.rule == nil && !judgement.isCompared
        case .skipped, .conceded, .revealed: true
        default: false
        }
    }

    private func headline(_ judgement: Judgement) -> StyledLine {
        switch judgement.outcome {
        case .correct:
            let isNearest = judgement.isCompared && playerCount > 1
            var line = StyledLine(isNearest ? "   ✔ Nearest" : "   ✔ Correct", .good)
            if judgement.endsQuestion {
                line.add(judgement.isCompared ? ", it is " : ": ", .strong)
                line.add(judgement.official, .strong)
            }
            if let award = judgement.award {
                line.add("  +\(Figures.points(award.total))", .good)
                let parts = Self.parts(award)
                if !parts.isEmpty { line.add(" (\(parts))", .faint) }
            }
            return line
        case .incorrect:
            let isFarther = judgement.isCompared && playerCount > 1
            var line = StyledLine(isFarther ? "   ✘ Not the nearest" : "   ✘ Wrong", .bad)
            if judgement.endsQuestion {
                line.add(", it is ")
                line.add(judgement.official, .strong)
            }
            if let cost = judgement.award?.total, cost != 0 {
                line.add("  \(Figures.points(cost))", .bad)
            }
            return line
        default:
            let line = StyledLine("   ○ \(silence(judgement))", .warning)
            let cost = judgement.award.map { "  \(Figures.points($0.total))" } ?? ""
            guard judgement.endsQuestion else { return line.adding(cost, .bad) }
            return line.adding(Self.isList(judgement) ? ", they are " : ", it is ")
                .adding(judgement.official, .strong).adding(cost, .bad)
        }
    }

    /// Why nothing was judged, and of whom where there are several.
    private func silence(_ judgement: Judgement) -> String {
        // Some of a list may have been named.
        let isShort = judgement.outcome == .silence && Self.isList(judgement)
        let outcome = isShort ? "The time is over" : Self.name(judgement.outcome)
        guard playerCount > 1, let player = judgement.player, judgement.heard == nil else {
            return outcome
        }
        return "\(player.name): \(outcome.prefix(1).lowercased() + outcome.dropFirst())"
    }

    private static func isList(_ judgement: Judgement) -> Bool {
        judgement.question.tags.contains(Round.Needs.list.tag ?? "")
    }

    /// What the points of a right answer are made of, unless it is the base alone.
    private static func parts(_ award: Award) -> String {
        guard award.total != award.base else { return "" }
        var parts = [Figures.points(award.base)]
        if award.speed != 0 { parts.append("\(award.speed) for speed") }
        if award.streak != 0 { parts.append("\(award.streak) for the row") }
        let sum = parts.joined(separator: " + ")
        return award.hints == 0 ? sum : sum + " − \(-award.hints) for hints"
    }

    static func name(_ outcome: Outcome) -> String {
        switch outcome {
        case .correct: "Correct"
        case .incorrect: "Wrong"
        case .unsure: "Not understood"
        case .silence: "No answer"
        case .noise: "Only noise"
        case .chatter: "No answer"
        case .late: "Too late"
        case .skipped: "Skipped"
        case .conceded: "Given up"
        case .revealed: "Told by the host"
        case .abandoned: "Not played"
        }
    }

    private func figures(_ judgement: Judgement) -> String? {
        var figures: [String] = []
        if let time = judgement.responseTime, judgement.outcome.isJudged {
            figures.append("after \(Figures.seconds(time))")
        }
        if let matched = judgement.matched, matched != judgement.official {
            figures.append("matched “\(matched)”")
        }
        if let confidence = judgement.confidence {
            let needed = judgement.threshold.map { " (needs \(Figures.probability($0)))" } ?? ""
            figures.append("confidence \(Figures.probability(confidence))\(needed)")
        }
        return figures.isEmpty ? nil : figures.joined(separator: " · ")
    }

    private func evidence(_ judgement: Judgement) -> [StyledLine] {
        judgement.evidence.sorted { $0.key < $1.key }.map { name, value in
            StyledLine("       \(name): \(Figures.probability(value))", .faint)
        }
    }

    private func standing(_ judgement: Judgement) -> StyledLine? {
        // Where several play, everybody's standing follows.
        guard let standing = judgement.standing, playerCount < 2 else { return nil }
        var text = "   "
        text += Figures.count(standing.points, "point")
        var line = StyledLine(text, .strong)
        if standing.streak > 1 { line.add(" · \(standing.streak) in a row", .good) }
        return line
    }

    func scoreLine(_ standing: Standing) -> StyledLine {
        StyledLine("   \(standing.player.name): ", .accent)
            .adding(Figures.count(standing.points, "point"), .strong)
            .adding(", \(standing.correct) of \(standing.asked) right")
    }

    func end(_ summary: Summary) -> [StyledLine] {
        var lines: [StyledLine] = [
            "", StyledLine(summary.isComplete ? " The end" : " The game was stopped", .strong),
        ]
        if let reason = summary.reason, !summary.isComplete {
            lines.append(StyledLine("   \(reason)", .faint))
        }
        for standing in summary.standings {
            // Who has as many points has the same place.
            let better = summary.standings.count { $0.points > standing.points }
            var line = StyledLine(
                summary.standings.count > 1 ? "   \(better + 1). " : "   ", .accent)
            line.add("\(standing.player.name): ", .strong)
            line.add(Figures.count(standing.points, "point"), .good)
            line.add(", \(standing.correct) of \(standing.asked) right")
            if standing.bestStreak > 1 { line.add(", \(standing.bestStreak) in a row at best") }
            lines.append(line)
            if let average = standing.averageResponse, let fastest = standing.fastest {
                let text =
                    standing.timed == 1
                    ? "the right answer began after \(Figures.seconds(fastest))"
                    : "right answers began after \(Figures.seconds(average)) on average, "
                        + "the fastest after \(Figures.seconds(fastest))"
                lines.append(StyledLine("     \(text)", .faint))
            }
        }
        return lines
    }
}
