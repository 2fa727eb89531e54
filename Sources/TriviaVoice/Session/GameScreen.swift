import QuestionBank
import TriviaGame

/// Makes lines of what happens in a game. It holds no state of the terminal: every line stays.
struct GameScreen {
    /// Columns to write in.
    var columns: Int
    var players: [String] = []
    var playerCount: Int { players.count }
    /// Show the evidence behind each verdict.
    var explains = false
    /// How players answer.
    var way = Introduction.Way.keyboard
    /// Somebody at the keys rules, and does not play.
    var hasHost = false
    /// A clock runs for the next question already: only what matters is shown.
    var isHurried = false
    /// Keys work one by one.
    var hasKeys = false

    /// The lines for an effect; most effects have none.
    func lines(for effect: GameEffect) -> [StyledLine] {
        switch effect {
        case .present(let presentation): wrap(question(presentation))
        case .command(let heard): wrap([StyledLine("   “\(heard)”", .faint)])
        case .remark(.help): wrap(helpLines)
        case .remark(let remark): wrap([remarkLine(remark)])
        case .hint(let hint, let taken): wrap([hintLine(hint, taken)])
        case .judged(let judgement): wrap(verdict(judgement))
        case .scores(let standings): wrap(standings.map(scoreLine))
        case .paused(let reason): wrap(pauseLines(reason))
        case .unpaused: wrap([StyledLine("   The game goes on.", .accent)])
        case .decide(let decision): wrap([decisionLine(decision)])
        case .decided(let decision, let yes): wrap(decided(decision, yes: yes))
        case .finished(let summary): wrap(end(summary))
        case .round(let round, let number, let count, let standings):
            wrap(roundLines(round, number, count, standings))
        case .run, .pick, .picked, .wager, .wagered, .sealed, .found: wrap(requestLines(effect))
        case .read, .listen, .stopListening, .stopReading: []
        case .floor, .freed, .claimed, .whose, .tried, .proposed, .adjusted, .takenBack, .joined,
            .left:
            wrap(tableLines(effect))
        }
    }

    func wrap(_ lines: [StyledLine]) -> [StyledLine] {
        lines.flatMap { line -> [StyledLine] in
            let margin = line.text.prefix { $0 == " " }.count
            return line.wrapped(to: columns, indent: min(margin, columns / 4))
        }
    }

    // MARK: Questions

    private func question(_ presentation: Presentation) -> [StyledLine] {
        let question = presentation.question
        var head = StyledLine(" \(Self.place(of: presentation)) ", .strong)
        var details: [String] = []
        // By this number a host changes a ruling.
        if hasHost, presentation.round != nil { details.append("question \(presentation.number)") }
        if !question.category.isEmpty {
            details.append(question.category.joined(separator: " › "))
        }
        if let difficulty = question.difficulty { details.append(difficulty.rawValue) }
        details.append(Figures.count(presentation.points, "point"))
        head.add(" " + details.joined(separator: " · "), .faint)
        if playerCount > 1, presentation.round?.turnout != .sealed {
            let whose =
                presentation.player.map { player in
                    presentation.bonus == nil
                        ? "\(Figures.possessive(player.name)) turn" : "for \(player.name) alone"
                } ?? "for all"
            head.add(" · \(whose)", .accent)
        }
        var lines: [StyledLine] = ["", head]
        lines.append(StyledLine("   \(question.prompt)", .strong))
        if let wanted = presentation.wanted, wanted > 1 {
            lines.append(StyledLine("   \(wanted) answers are wanted, one at a time.", .faint))
        }
        if let media = question.media { lines.append(StyledLine("   See: \(media)", .faint)) }
        if !presentation.hidesChoices {
            lines += choices(question.choices, open: Set(presentation.choices))
        }
        return lines
    }

    /// Where a question is in its round or game, and a part in its bonus.
    private static func place(of presentation: Presentation) -> String {
        if let bonus = presentation.bonus { return "Bonus \(bonus.number)/\(bonus.count)" }
        return presentation.countInRound.map { "\(presentation.placeInRound)/\($0)" }
            ?? "\(presentation.placeInRound)"
    }

    /// Choices beside each other as far as they fit, each with its letter; those that a hint took
    /// away leave their place empty.
    func choices(_ choices: [String], open: Set<String>) -> [StyledLine] {
        guard !choices.isEmpty else { return [] }
        let cells = choices.enumerated().map { index, choice -> StyledLine in
            guard open.contains(choice) else { return StyledLine("–", .faint) }
            return StyledLine("\(Game.letter(index))", .accent).adding(" \(choice)")
        }
        let widest = cells.map(\.columns).max() ?? 0
        let perLine = [4, 2, 1].first { 5 + $0 * (widest + 4) <= columns } ?? 1
        return stride(from: 0, to: cells.count, by: perLine).map { start in
            var line = StyledLine("     ")
            for (column, cell) in cells[start..<min(start + perLine, cells.count)].enumerated() {
                if column > 0 { line.add(" ") }
                for run in cell.runs { line.add(run.text, run.style) }
                line.add(String(repeating: " ", count: max(widest + 3 - cell.columns, 0)))
            }
            return line
        }
    }

    private func hintLine(_ hint: Hint, _ taken: Int) -> StyledLine {
        switch hint {
        case .letters(let letters): StyledLine("   Hint: ", .accent).adding(letters, .strong)
        case .choices(let choices):
            StyledLine("   Hint: ", .accent).adding(
                "it is " + Self.list(choices, lastWord: "or") + ".", .strong)
        }
    }

    // MARK: In between

    private func remarkLine(_ remark: Remark) -> StyledLine {
        switch remark {
        case .sayAgain(let heard?):
            StyledLine("   Was that “\(heard)”? Please say it again.", .warning)
        case .between(let first, let second):
            StyledLine(
                "   “\(first)” or “\(second)”? Please say its number, or type its letter.",
                .warning)
        case .sayAgain(nil):
            StyledLine("   That was not clear. Please say it again; nothing is lost.", .warning)
        case .moreSpecific(let ask, let heard):
            StyledLine("   “\(heard)” is not enough. ", .warning).adding(ask, .strong)
        case .notMeant(let heard):
            StyledLine("   “\(heard)” says what it is not. What is it?", .warning)
        case .help: StyledLine()
        case .keyFirst: StyledLine("   Press your key first\(keyNames).", .warning)
        case .decideByKey:
            StyledLine("   A challenge is decided at the keys: y or n.", .warning)
        case .alreadyNamed(let item):
            StyledLine("   “\(item)” was named already.", .warning)
        case .notOnBoard(let category, let left):
            StyledLine(
                left.isEmpty
                    ? "   Nothing is left of \(category)."
                    : "   Of \(category) there are \(Self.list(left.map(String.init), lastWord: "and")).",
                .warning)
        case .wagerTooHigh(let limit):
            StyledLine("   At most \(Figures.points(limit)).", .warning)
        case .numberWanted: StyledLine("   The answer is a number.", .warning)
        case .nothingToUndo: StyledLine("   There is nothing to take back.", .faint)
        case .nothingToRule: StyledLine("   There is no answer here to rule on.", .faint)
        case .noSuchPlayer(let name): StyledLine("   Nobody here is called “\(name)”.", .warning)
        case .wasThatAnswer:
            StyledLine("   Something else was heard. If that was the answer, say it again.", .faint)
        case .noise: StyledLine("   Only noise so far.", .faint)
        case .chatter: StyledLine("   Talk, but no answer in it.", .faint)
        case .noMoreHints: StyledLine("   No further hint: it would be the answer.", .faint)
        case .noSuchChoice(let letter): StyledLine("   There is no choice \(letter).", .warning)
        case .nothingToChallenge:
            StyledLine("   There is no refused answer to challenge.", .faint)
        case .notNow(let text): StyledLine("   \(text)", .faint)
        }
    }

    private func pauseLines(_ reason: PauseReason) -> [StyledLine] {
        switch reason {
        case .player:
            [
                StyledLine("   Paused. ", .accent)
                    .adding(howToResume)
            ]
        case .host: [StyledLine("   The host holds the clock.", .accent)]
        case .storage(let reason):
            [StyledLine("   The game stood still: ", .warning).adding(reason, .faint)]
        case .device(let reason):
            [
                StyledLine("   Paused: the microphone is gone. ", .warning).adding(reason, .faint),
                StyledLine("   The game goes on when it is back.", .faint),
            ]
        }
    }

    private var howToResume: String {
        switch (way, hasKeys) {
        case (.keyboard, _): "Type “resume”."
        case (_, true): "Say “resume” or press the space bar."
        case (_, false): "Say “resume”."
        }
    }

    /// What may be said and pressed.
    private var helpLines: [StyledLine] {
        var lines = [
            StyledLine(
                "   \(way == .keyboard ? "Type" : "Say") the answer, or: repeat, hint, skip, "
                    + "I don't know, score, pause, challenge, quit.", .faint)
        ]
        if hasHost {
            lines.append(StyledLine("   \(Self.hostKeys)", .faint))
        } else if hasKeys, way != .keyboard {
            lines.append(StyledLine("   \(Self.playerKeys)", .faint))
        }
        if playerCount > 1 { lines.append(StyledLine("   Players’ keys\(keyNames).", .faint)) }
        lines.append(StyledLine("   Who comes or goes: /join NAME, /leave NAME.", .faint))
        return lines
    }

    static let playerKeys =
        "Keys: r repeat, h hint, s skip, c challenge, p score, space pause, q quit, m microphone "
        + "off and on, t to type an answer, ? these keys."
    static let hostKeys =
        "Host: a accepts, x refuses, u takes back, b goes back, v tells the answer, space holds the "
        + "clock, + gives points, t types a line."

    private func decisionLine(_ decision: Decision) -> StyledLine {
        switch decision {
        case .challenge(let heard, let official):
            StyledLine("   Challenge: ", .accent).adding(
                "should \(heard.map { "“\($0)”" } ?? "what you said") count for “\(official)”? "
                    + "Yes or no?", .strong)
        case .quit: StyledLine("   Stop the game? Yes or no?", .strong)
        }
    }

    private func decided(_ decision: Decision, yes: Bool) -> [StyledLine] {
        switch (decision, yes) {
        case (.challenge, false): [StyledLine("   The verdict stands.", .faint)]
        case (.quit, false): [StyledLine("   Then let us go on.", .faint)]
        case (.challenge, true), (.quit, true): []
        }
    }

    static func list(_ items: [String], lastWord: String) -> String {
        guard let last = items.last, items.count > 1 else { return items.first ?? "" }
        return items.dropLast().joined(separator: ", ") + " \(lastWord) " + last
    }
}
