import Languages
import QuestionBank
import TerminalIO
import TriviaGame

/// Turns a game's effects into lines of text that are never redrawn.
struct GameScreen {
    var columns: Int
    var players: [String] = []
    var playerCount: Int { players.count }
    /// Whether to show the evidence for each ruling.
    var explains = false
    var way = Introduction.Way.keyboard
    var hasHost = false
    var mode = Mode.solo
    /// Whether to show only the essentials, because the clock of the round is still running.
    var isHurried = false
    var hasKeys = false
    /// Whether all answers are shown as one result.
    var isTallied = false

    var say = Sentences()

    /// The lines for an effect; empty for most effects.
    func lines(for effect: GameEffect) -> [StyledLine] {
        switch effect {
        case .present(let presentation): wrap(question(presentation))
        case .command(let heard, let sureness):
            wrap([StyledLine("   “\(heard)”", .faint)] + explanation(sureness))
        case .remark(.help): wrap(helpLines)
        case .remark(.sayAgain(let heard, let sureness, let left)):
            wrap([remarkLine(.sayAgain(heard: heard, left: left))] + explanation(sureness))
        case .remark(let remark): wrap([remarkLine(remark)])
        case .hint(let hint, let taken): wrap([hintLine(hint, taken)])
        case .judged(let judgement):
            wrap(isTallied ? result(judgement) : verdict(judgement))
        case .tallied(let tally): isTallied ? wrap(tallyLines(tally)) : []
        case .scores(let standings): wrap(standings.map(scoreLine))
        case .paused(let reason): wrap(pauseLines(reason))
        case .unpaused: wrap([StyledLine(say("   The game continues."), .accent)])
        case .decide(let decision): wrap([decisionLine(decision)])
        case .decided(let decision, let yes): wrap(decided(decision, yes: yes))
        case .finished(let summary): wrap(end(summary))
        case .round(let round, let number, let count, let standings):
            wrap(roundLines(round, number, count, standings))
        case .run, .pick, .picked, .wager, .wagered, .sealed, .found: wrap(requestLines(effect))
        case .read, .listen, .stopListening, .stopReading, .aside: []
        case .floor, .freed, .claimed, .whose, .tried, .proposed, .adjusted, .takenBack, .joined,
            .left:
            wrap(tableLines(effect))
        }
    }

    private static let margin = 3

    func wrap(_ lines: [StyledLine]) -> [StyledLine] {
        lines.flatMap { line -> [StyledLine] in
            let margin = line.text.prefix { $0 == " " }.count
            return line.wrapped(to: columns, indent: min(max(margin, Self.margin), columns / 4))
        }
    }

    // MARK: Questions

    private func question(_ presentation: Presentation) -> [StyledLine] {
        let question = presentation.question
        var head = StyledLine(" \(place(of: presentation)) ", .strong)
        var details: [String] = []
        // The host needs this number to change a ruling.
        if hasHost, presentation.round != nil {
            details.append(say("question \(presentation.number)"))
        }
        if !question.category.isEmpty {
            details.append(question.category.joined(separator: " › "))
        }
        if let difficulty = question.difficulty {
            details.append(say(Sentence(difficulty.rawValue)))
        }
        details.append(say.count(presentation.points, "point"))
        head.add(" " + details.joined(separator: " · "), .faint)
        if playerCount > 1, presentation.round?.turnout != .sealed {
            let whose =
                presentation.player.map { player in
                    presentation.bonus == nil
                        ? possessive(
                            player.name, say("\(player.name)’s turn"), say("\(player.name)’ turn"))
                        : say("for \(player.name) only")
                } ?? say("for everybody")
            head.add(" · \(whose)", .accent)
        }
        var lines: [StyledLine] = ["", head]
        lines.append(StyledLine("   \(question.prompt)", .strong))
        if let wanted = presentation.wanted, wanted > 1, presentation.instruction == nil {
            lines.append(
                StyledLine(
                    say("   This question needs \(wanted) answers, one at a time."), .faint))
        }
        lines += media(question, at: .question)
        if !presentation.hidesChoices {
            lines += choices(question.choices, open: Set(presentation.choices))
        }
        if let instruction = presentation.instruction {
            lines.append(StyledLine("   \(instruction)", .faint))
        }
        return lines
    }

    func media(_ question: Question, at moment: Media.Moment) -> [StyledLine] {
        question.media.filter { $0.when == moment }.map { item in
            let text =
                switch (item.kind, item.alt) {
                case (.picture, let alt?): say("   Picture: \(alt)")
                case (.sound, let alt?): say("   Sound: \(alt)")
                // A file name may give away the answer, so only links are shown.
                case (_, nil) where item.isLink: say("   See: \(item.file)")
                case (.picture, nil): say("   This question includes a picture.")
                case (.sound, nil): say("   This question includes a sound.")
                }
            return StyledLine(text + (item.credit.map { " (\($0))" } ?? ""), .faint)
        }
    }

    /// The position of a question in its round, game or bonus.
    private func place(of presentation: Presentation) -> String {
        if let bonus = presentation.bonus { return say("Bonus \(bonus.number)/\(bonus.count)") }
        return presentation.countInRound.map { "\(presentation.placeInRound)/\($0)" }
            ?? "\(presentation.placeInRound)"
    }

    /// The choices with their letters. A dash takes the place of a removed choice.
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
            var gap = ""
            for cell in cells[start..<min(start + perLine, cells.count)] {
                line.add(gap)
                for run in cell.runs { line.add(run.text, run.style) }
                gap = String(repeating: " ", count: widest + 4 - cell.columns)
            }
            return line
        }
    }

    private func hintLine(_ hint: Hint, _ taken: Int) -> StyledLine {
        switch hint {
        case .letters(let letters): StyledLine(say("   Hint: "), .accent).adding(letters, .strong)
        case .choices(let choices):
            StyledLine(say("   Hint: "), .accent).adding(
                say("it is ") + Figures.list(choices, lastWord: say("or")) + ".", .strong)
        }
    }

    // MARK: Remarks

    private func remarkLine(_ remark: Remark) -> StyledLine {
        switch remark {
        case .sayAgain(let heard?, _, let left):
            StyledLine(
                say(
                    "   That was not clear. If you meant “\(heard)”, say it; you will lose no points."
                ),
                .warning
            ).adding(tries(left), .warning)
        case .between(let first, let second, let left):
            StyledLine(
                say(
                    "   “\(first)” or “\(second)”? Please say the choice’s number, or type its letter."
                ),
                .warning
            ).adding(tries(left), .warning)
        case .sayAgain(nil, _, let left):
            StyledLine(
                say("   That was not clear. Please say it again; you will lose no points."),
                .warning
            ).adding(tries(left), .warning)
        case .maySkip:
            StyledLine(
                way == .keyboard
                    ? say("   Type “skip” to continue without answering.")
                    : say("   Say “skip” to continue without answering."), .faint)
        case .stillPaused:
            StyledLine(say("   The game is paused. "), .faint).adding(howToResume, .faint)
        case .whoseWanted:
            StyledLine(say("   Whose answer was it? "), .faint).adding(howToSayWhose, .faint)
        case .moreSpecific(let ask, nil), .oneWanted(let ask, nil):
            StyledLine("   " + ask, .warning)
        case .moreSpecific(let ask, let heard?):
            StyledLine(say("   “\(heard)” is not a complete answer. "), .warning).adding(
                ask, .strong)
        case .oneWanted(let ask, let heard?):
            StyledLine(
                say("   “\(heard)” is more than one answer, but only one is allowed. "), .warning
            )
            .adding(ask, .strong)
        case .notMeant(let heard):
            StyledLine(say("   “\(heard)” says what the answer is not. What is it?"), .warning)
        case .help: StyledLine()
        case .keyFirst: StyledLine(say("   Press your key first\(keyNames)."), .warning)
        case .nameFirst:
            StyledLine(
                say(
                    "   This answer does not count, because each player answers on a separate screen. To play at this computer, type /join followed by a name."
                ),
                .warning)
        case .decideByKey:
            StyledLine(say("   Press “y” or “n” to decide the challenge."), .warning)
        case .alreadyNamed(let item):
            StyledLine(say("   “\(item)” has already been named."), .warning)
        case .notOnBoard(let category, let left):
            StyledLine(
                left.isEmpty
                    ? say("   No questions are left in \(category).")
                    : say(
                        "   These values are left in \(category): \(Figures.list(left.map(String.init), lastWord: say("and")))."
                    ),
                .warning)
        case .wagerTooHigh(let limit):
            StyledLine(say("   You can wager at most \(Figures.points(limit))."), .warning)
        case .numberWanted: StyledLine(say("   The answer is a number."), .warning)
        case .untied:
            StyledLine(
                say("   First place is no longer shared, so the tie-break ends here."), .accent)
        case .hadTheirShare(let player):
            StyledLine(say("   \(player.name) has no questions left."), .faint)
        case .nothingToUndo: StyledLine(say("   There is nothing to take back."), .faint)
        case .nothingToRule: StyledLine(say("   There is no answer to rule on."), .faint)
        case .noSuchPlayer(let name):
            StyledLine(say("   Nobody here is called “\(name)”."), .warning)
        case .wasThatAnswer:
            StyledLine(
                say(
                    """
                       I heard talking, but no answer. If you were answering, please repeat only \
                    your answer. I will not ask again.
                    """), .warning)
        case .noise: StyledLine(say("   Only noise so far."), .faint)
        case .chatter: StyledLine(say("   I heard talking, but no answer."), .faint)
        case .noMoreHints:
            StyledLine(
                say("   There are no more hints: the next one would give away the answer."), .faint)
        case .noSuchChoice(let letter):
            StyledLine(say("   There is no choice \(letter)."), .warning)
        case .nothingToChallenge:
            StyledLine(say("   There is no rejected answer to challenge."), .faint)
        case .goneToo(let text), .notNow(let text): StyledLine("   \(text)", .faint)
        }
    }

    private func tries(_ left: Int?) -> String {
        switch left {
        case nil: ""
        case 1: say(" This is the last try.")
        case let left?: say(" \(left) tries left.")
        }
    }

    private func pauseLines(_ reason: PauseReason) -> [StyledLine] {
        switch reason {
        case .player:
            [
                StyledLine(say("   Paused. "), .accent)
                    .adding(howToResume)
            ]
        case .host:
            [
                StyledLine(say("   The host has stopped the clock."), .accent)
                    .adding(hasHost && hasKeys ? say(" Press space to continue.") : "", .faint)
            ]
        case .storage(let reason):
            [StyledLine(say("   The game stopped for a while: "), .warning).adding(reason, .faint)]
        case .device(let reason):
            [
                StyledLine(say("   Paused: the microphone is unavailable."), .warning),
                StyledLine("     \(reason)", .faint),
                StyledLine(
                    say("   The game continues when the microphone is available again."), .faint),
                StyledLine(
                    say("   To type instead, press Control-C and run “play --resume --keyboard”."),
                    .faint),
            ]
        }
    }

    private var howToResume: String {
        switch (way, hasKeys) {
        case (_, true) where hasHost: say("Press the space bar.")
        case (.keyboard, _): say("Type “resume”.")
        case (_, true): say("Say “resume” or press the space bar.")
        case (_, false): say("Say “resume”.")
        }
    }

    private var helpLines: [StyledLine] {
        let commands =
            mode.hasHints
            ? say("repeat, hint, skip, I don't know, score, pause, challenge, quit")
            : say("repeat, skip, I don't know, score, pause, challenge, quit")
        var lines = [
            StyledLine(
                way == .keyboard
                    ? say("   Type the answer or one of these commands: \(commands).")
                    : say("   Say the answer or one of these commands: \(commands)."), .faint)
        ]
        if hasHost {
            lines.append(StyledLine("   \(hostKeys)", .faint))
        } else if hasKeys, way != .keyboard {
            lines.append(StyledLine("   \(playerKeys)", .faint))
        }
        if playerCount > 1 { lines.append(StyledLine(say("   Players’ keys\(keyNames)."), .faint)) }
        lines.append(
            StyledLine(say("   Type /join NAME or /leave NAME to add or remove a player."), .faint))
        return lines
    }

    var playerKeys: String {
        mode.hasHints
            ? say(
                """
                Keys: r repeat, h hint, s skip, c challenge, p score, space pause, q quit, \
                m microphone on or off, t to type an answer, ? this list. If choices are shown, \
                press a letter or 1, 2, 3.
                """)
            : say(
                """
                Keys: r repeat, s skip, c challenge, p score, space pause, q quit, m microphone on \
                or off, t to type an answer, ? this list. If choices are shown, press a letter or \
                1, 2, 3.
                """)
    }
    var hostKeys: String {
        say(
            """
            Host keys: “a” to accept, “x” to reject, “u” to undo, “b” to ask again, “v” to reveal \
            the answer, space to stop or start the clock, “+” to give points, “t” to type.
            """)
    }

    private func decisionLine(_ decision: Decision) -> StyledLine {
        switch decision {
        case .challenge(let heard, let official):
            StyledLine(say("   Challenge: "), .accent).adding(
                challenge(heard: heard, official: official), .strong)
        case .quit: StyledLine(say("   Stop the game? Yes or no?"), .strong)
        }
    }

    /// The yes-or-no question that follows a challenge. The text omits any answer that other
    /// players can still give.
    private func challenge(heard: String?, official: String?) -> String {
        guard let official else {
            return heard.map { say("should “\($0)” have been accepted? Yes or no?") }
                ?? say("should your answer have been accepted? Yes or no?")
        }
        return heard.map { say("should “\($0)” count as “\(official)”? Yes or no?") }
            ?? say("should your answer count as “\(official)”? Yes or no?")
    }

    private func decided(_ decision: Decision, yes: Bool) -> [StyledLine] {
        switch (decision, yes) {
        case (.challenge, false): [StyledLine(say("   The ruling stands."), .faint)]
        case (.quit, false): [StyledLine(say("   The game continues."), .faint)]
        case (.challenge, true), (.quit, true): []
        }
    }

    /// Chooses between two possessive forms, because some names end in s.
    func possessive(_ name: String, _ other: String, _ endingInS: String) -> String {
        name.lowercased().hasSuffix("s") ? endingInS : other
    }

}
