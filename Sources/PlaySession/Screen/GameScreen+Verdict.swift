import CommandMatcher
import Languages
import QuestionBank
import TerminalIO
import TriviaGame

// Lines for the end of a question or a game.
extension GameScreen {
    func verdict(_ judgement: Judgement) -> [StyledLine] {
        if judgement.outcome == .correct, !judgement.endsQuestion, !judgement.isCompared,
            !judgement.isOverruled, Self.isList(judgement)
        {
            return [headline(judgement)] + [standing(judgement)].compactMap(\.self)
        }
        if isHurried { return [headline(judgement)] }
        var lines: [StyledLine] = []
        let name = playerCount > 1 ? judgement.player.map { "\($0.name): " } ?? "" : ""
        if let heard = judgement.quoted, !judgement.isOverruled || !name.isEmpty {
            var line = StyledLine("   \(name)“\(heard)”")
            if let reading = judgement.reading { line.add(say(", or rather “\(reading)”")) }
            lines.append(line)
        }
        lines.append(headline(judgement))
        if let reason = judgement.toldReason, !reason.isEmpty, !Self.goesWithoutSaying(judgement) {
            lines.append(StyledLine("     \(reason)", .faint))
        }
        if let figures = figures(judgement) { lines.append(StyledLine("     \(figures)", .faint)) }
        if explains { lines += evidence(judgement) }
        if judgement.endsQuestion, !judgement.isOverruled,
            let explanation = judgement.question.explanation
        {
            lines.append(StyledLine("     \(explanation)"))
        }
        if judgement.endsQuestion { lines += media(judgement.question, at: .answer) }
        if let standing = standing(judgement) { lines.append(standing) }
        return lines
    }

    /// Whether the reason would only repeat the line above it.
    private static func goesWithoutSaying(_ judgement: Judgement) -> Bool {
        // For a right answer without a player, the reason explains that the answer earns nothing.
        if judgement.outcome == .correct, judgement.player == nil { return false }
        guard !judgement.isOverruled, !judgement.isHostsRuling else { return false }
        return switch judgement.outcome {
        case .correct: judgement.rule == .exact || judgement.rule == .sameWords
        case .incorrect:
            judgement.rule == .otherAnswer || judgement.rule == .choice
                || judgement.rule == nil && !judgement.isCompared
        case .skipped, .conceded, .revealed: true
        default: false
        }
    }

    private func headline(_ judgement: Judgement) -> StyledLine {
        switch judgement.outcome {
        case .correct:
            let isNearest = judgement.isCompared && playerCount > 1
            var line = opening(
                judgement, isNearest ? say("✔ Nearest") : say("✔ Correct"), .good)
            if judgement.endsQuestion {
                line.add(judgement.isCompared ? say(", it is ") : ": ", .strong)
                line.add(judgement.official, .strong)
            }
            if let award = judgement.award {
                line.add("  +\(Figures.points(award.total))", .good)
                let parts = parts(award)
                if !parts.isEmpty { line.add(" (\(parts))", .faint) }
            }
            return line
        case .incorrect:
            let isFarther = judgement.isCompared && playerCount > 1
            var line = opening(
                judgement, isFarther ? say("✘ Not the nearest") : say("✘ Wrong"), .bad)
            if judgement.endsQuestion {
                line.add(Self.isList(judgement) ? say(", they are ") : say(", it is "))
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
            return line.adding(Self.isList(judgement) ? say(", they are ") : say(", it is "))
                .adding(judgement.official, .strong).adding(cost, .bad)
        }
    }

    /// The first part of a ruling, with the player's name unless the name is already shown.
    private func opening(_ judgement: Judgement, _ ruling: String, _ style: Style) -> StyledLine {
        guard playerCount > 1, judgement.heard == nil, let player = judgement.player else {
            return StyledLine("   \(ruling)", style)
        }
        return StyledLine("   \(player.name): ", .strong).adding(ruling, style)
    }

    /// The reason why nothing was judged. If there are several players, the text names the player.
    private func silence(_ judgement: Judgement) -> String {
        let isShort = judgement.outcome == .silence && Self.isList(judgement)
        let outcome = isShort ? say("Time is up") : name(judgement.outcome)
        guard playerCount > 1, let player = judgement.player, judgement.heard == nil else {
            return outcome
        }
        return "\(player.name): \(Self.lowercased(outcome))"
    }

    /// A short form of a ruling, such as “Ada wrong”.
    func inShort(_ judgement: Judgement) -> String {
        let outcome = Self.lowercased(name(judgement.outcome))
        return judgement.player.map { "\($0.name) \(outcome)" } ?? outcome
    }

    static func lowercased(_ outcome: String) -> String {
        outcome.prefix(1).lowercased() + outcome.dropFirst()
    }

    private static func isList(_ judgement: Judgement) -> Bool {
        judgement.question.kind == .list || judgement.question.kind == .all
    }

    /// The components of the points; empty if there are only base points.
    private func parts(_ award: Award) -> String {
        guard award.total != award.base else { return "" }
        var parts = [Figures.points(award.base)]
        if award.speed != 0 { parts.append(say("\(award.speed) for speed")) }
        if award.streak != 0 { parts.append(say("\(award.streak) for the streak")) }
        let sum = parts.joined(separator: " + ")
        return award.hints == 0 ? sum : sum + say(" − \(-award.hints) for hints")
    }

    func name(_ outcome: Outcome) -> String {
        switch outcome {
        case .correct: say("Correct")
        case .incorrect: say("Wrong")
        case .unsure: say("Not understood")
        case .silence: say("No answer")
        case .noise: say("Only noise")
        case .chatter: say("No answer")
        case .late: say("Too late")
        case .skipped: say("Skipped")
        case .conceded: say("Gave up")
        case .revealed: say("Revealed by the host")
        case .abandoned: say("Not played")
        }
    }

    private func figures(_ judgement: Judgement) -> String? {
        var figures: [String] = []
        if let time = judgement.responseTime, judgement.outcome.isJudged {
            figures.append(Figures.after(time, say))
        }
        if let matched = judgement.toldMatch, matched != judgement.official {
            let isRefused = judgement.rule == .otherAnswer && judgement.choice == nil
            figures.append(
                isRefused
                    ? say("“\(matched)” is explicitly not accepted") : say("matched “\(matched)”"))
        }
        if explains, let confidence = judgement.confidence, judgement.heard != nil {
            figures.append(sureness(confidence, of: judgement.threshold))
        }
        return figures.isEmpty ? nil : figures.joined(separator: " · ")
    }

    private func sureness(_ confidence: Double, of threshold: Double?) -> String {
        let needed = threshold.map { say(" (needs \(Figures.probability($0)))") } ?? ""
        return say("confidence \(Figures.probability(confidence))\(needed)")
    }

    /// A line that states how confident the recognizer was about speech that is not an answer;
    /// empty if the screen shows no evidence.
    func explanation(_ sureness: HeardSureness?) -> [StyledLine] {
        guard explains, let sureness else { return [] }
        let text = self.sureness(sureness.confidence, of: sureness.threshold)
        return [StyledLine("     \(text)", .faint)]
    }

    private func evidence(_ judgement: Judgement) -> [StyledLine] {
        judgement.evidence.sorted { $0.key < $1.key }.map { name, value in
            StyledLine("       \(name): \(Figures.probability(value))", .faint)
        }
    }

    private func standing(_ judgement: Judgement) -> StyledLine? {
        guard let standing = judgement.standing, playerCount < 2 else { return nil }
        var text = "   "
        text += say.count(standing.points, "point")
        var line = StyledLine(text, .strong)
        if standing.streak > 1 { line.add(say(" · \(standing.streak) in a row"), .good) }
        return line
    }

    func scoreLine(_ standing: Standing) -> StyledLine {
        StyledLine("   \(standing.player.name): ", .accent)
            .adding(say.count(standing.points, "point"), .strong)
            .adding(say(", \(standing.correct) of \(standing.asked) right"))
    }

    func end(_ summary: Summary) -> [StyledLine] {
        var lines: [StyledLine] = [
            "",
            StyledLine(
                summary.isComplete ? say(" The end") : say(" The game was stopped"), .strong),
        ]
        if let reason = summary.reason, !summary.isComplete {
            lines.append(StyledLine("   \(reason)", .faint))
        }
        for standing in summary.standings {
            let better = summary.standings.count { $0.points > standing.points }
            var line = StyledLine(
                summary.standings.count > 1 ? "   \(better + 1). " : "   ", .accent)
            line.add("\(standing.player.name): ", .strong)
            line.add(say.count(standing.points, "point"), .good)
            line.add(say(", \(standing.correct) of \(standing.asked) right"))
            if standing.bestStreak > 1 {
                line.add(say(", longest streak \(standing.bestStreak)"))
            }
            lines.append(line)
            if let average = standing.averageResponse, let fastest = standing.fastest {
                let text =
                    standing.timed == 1
                    ? say("the right answer came after \(Figures.seconds(fastest))")
                    : say(
                        """
                        right answers came after \(Figures.seconds(average)) on average, \
                        the fastest after \(Figures.seconds(fastest))
                        """)
                lines.append(StyledLine("     \(text)", .faint))
            }
        }
        return lines
    }
}
