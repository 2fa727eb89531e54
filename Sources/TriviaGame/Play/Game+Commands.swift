import CommandMatcher
import QuestionBank
import Transcript

// Handles commands that players give instead of answers.
extension Game {
    mutating func obey(_ command: GameCommand, at now: AudioTime, isSpoken: Bool) {
        let command = command == .giveUp && !phase.isAnswering ? .skip : command
        switch phase {
        case .ready, .over: break
        case .answering(let window):
            obeyInQuestion(command, window, at: now)
        case .claiming(let answer, _, let since, let window):
            switch command {
            case .player(let seat) where contestants.contains(seat):
                credit(answer, to: seat, in: window, since: since, at: now)
            case .no, .skip: credit(answer, to: nil, in: window, since: since, at: now)
            case .quit, .score, .help, .pause: obeyAnywhere(command, at: now, isSpoken: isSpoken)
            default: remindOfWhatIsAwaited()
            }
        case .proposed:
            switch command {
            case .quit, .score, .help, .pause: obeyAnywhere(command, at: now, isSpoken: isSpoken)
            default: remindOfWhatIsAwaited()
            }
        case .announcing:
            command == .skip
                ? goIntoRound(at: now) : obeyAnywhere(command, at: now, isSpoken: isSpoken)
        case .requested(let request, _, _):
            obey(command, request, at: now, isSpoken: isSpoken)
        case .reading:
            obeyAnywhere(command, at: now, isSpoken: isSpoken)
        case .reviewing:
            if command == .skip {
                advance(at: now)
            } else {
                obeyAnywhere(command, at: now, isSpoken: isSpoken)
            }
        case .deciding(let decision, _, _, _):
            switch command {
            case .yes: answer(decision, yes: true, isSpoken: isSpoken, at: now)
            case .no: answer(decision, yes: false, isSpoken: isSpoken, at: now)
            default: remindOfWhatIsAwaited()
            }
        case .paused:
            switch command {
            case .resume: resume(at: now)
            case .quit, .score, .help: obeyAnywhere(command, at: now, isSpoken: isSpoken)
            default: remindOfWhatIsAwaited()
            }
        }
    }

    private var categoriesLeft: String {
        board.columns.filter { !$0.values.isEmpty }.map(\.category).joined(separator: ", ")
    }

    /// Tells players what the game waits for, unless it waits for an answer.
    mutating func remindOfWhatIsAwaited() {
        let awaited: Remark? =
            switch phase {
            case .claiming: .whoseWanted
            case .proposed: .notNow(say("The host is deciding."))
            case .deciding: .notNow(say("Please say yes or no."))
            case .paused: .stillPaused
            case .requested(.pick, _, _):
                .notNow(say("Pick one of the categories that are left: \(categoriesLeft)."))
            case .requested(.wagers, _, _):
                .notNow(say("Please wager “half”, “all” or a whole number of points."))
            case .reading: .notNow(say("The question is not open yet."))
            case .announcing, .reviewing: .notNow(say("No question is open now."))
            case .ready, .answering, .over: nil
            }
        if let awaited { effects.append(.remark(awaited)) }
    }

    /// Obeys a command while the game waits for a pick or a wager.
    private mutating func obey(
        _ command: GameCommand, _ request: Request, at now: AudioTime, isSpoken: Bool
    ) {
        switch (request, command) {
        case (.pick(let seat), .category(let category, let value)):
            pick(category, value, by: seat, at: now)
        case (.pick, .skip): pickForNobody(at: now)
        case (.wagers(let waiting), .wager(let wager)):
            if let seat = waiting.first { self.wager(wager, by: seat, isKnown: isSpoken, at: now) }
        default: obeyAnywhere(command, at: now, isSpoken: isSpoken)
        }
    }

    /// Obeys a command while a question is open. `ruling` is nil if the command was given with a
    /// key.
    mutating func obeyInQuestion(
        _ command: GameCommand, _ window: AnswerWindow, at now: AudioTime, by ruling: Ruling? = nil
    ) {
        let isSpoken = ruling?.isTyped == false
        switch command {
        case .skip:
            miss(
                window, .skipped, seat: window.seat, reason: say("The question was skipped."),
                evidence: Evidence(ruling: ruling), at: now)
        case .giveUp where window.floor == .each: effects.append(.remark(.nameFirst))
        case .giveUp:
            miss(
                window, .conceded, seat: window.seat, reason: say("The player gave up."),
                evidence: Evidence(ruling: ruling), at: now)
        case .hint: giveHint(window)
        case .repeatQuestion: repeatQuestion(window, at: now)
        case .choice(let choice): choose(choice, named: ruling?.heard, window, at: now)
        case .score, .pause, .quit, .challenge, .help:
            obeyAnywhere(command, at: now, isSpoken: isSpoken)
        case .resume: effects.append(.remark(.notNow(say("The game is not paused."))))
        case .buzz, .yes, .no, .wager, .category, .player: break
        }
    }

    private mutating func obeyAnywhere(
        _ command: GameCommand, at now: AudioTime, isSpoken: Bool
    ) {
        switch command {
        case .score: effects.append(.scores(standings))
        case .pause: pause(.player, at: now)
        case .challenge: challenge(at: now)
        case .help: effects.append(.remark(.help))
        // A misheard word or a mistyped key must not end the game.
        case .quit: ask(.quit, at: now)
        default: break
        }
    }

    private mutating func giveHint(_ window: AnswerWindow) {
        let hint =
            window.hints < rules.hintLimit && round.allowsHints && turnout == .mode
            ? Hint.next(
                after: window.hints, answer: sheet.official, choices: window.choices,
                refused: window.refused,
                isRight: sheet.isRight(choice:)) : nil
        guard let hint else {
            let why =
                mode.hasHints
                ? say("There is no hint for this question.") : say("This mode has no hints.")
            return effects.append(.remark(window.hints > 0 ? .noMoreHints : .notNow(why)))
        }
        var window = window
        window.hints += 1
        window.lastHint = hint
        if case .choices(let left) = hint { window.choices = left }
        phase = .answering(window)
        effects.append(.hint(hint, taken: window.hints))
        listen(in: window)
    }

    private mutating func repeatQuestion(_ window: AnswerWindow, at now: AudioTime) {
        phase = .reading(window, since: now)
        presentAgain(window)
        effects.append(.read(spokenQuestion))
    }

    private mutating func choose(
        _ choice: Int, named name: String?, _ window: AnswerWindow, at now: AudioTime
    ) {
        guard !question.choices.isEmpty else { return }
        guard question.choices.indices.contains(choice),
            window.choices.contains(question.choices[choice])
        else {
            let name = name?.uppercased() ?? Self.letter(choice)
            return effects.append(.remark(.noSuchChoice(name)))
        }
        guard window.floor.takesUnnamedAnswers else {
            return effects.append(.remark(nobodysAnswer(in: window)))
        }
        guard !isLate(now, in: window) else { return }
        if sheet.line.selection != nil { return select(choice, window, at: now) }
        let text = question.choices[choice]
        settle(
            sheet.verdict(onChoice: text), in: window,
            evidence: Evidence(heard: text, responseStart: now), at: now)
    }

    /// Adds a choice to the player's choices, or removes it.
    private mutating func select(_ choice: Int, _ window: AnswerWindow, at now: AudioTime) {
        var named = window.incomplete.last.map(sheet.judge.choices(in:)) ?? []
        if let place = named.firstIndex(of: choice) {
            named.remove(at: place)
        } else {
            named.append(choice)
        }
        var window = window
        window.incomplete = []
        let heard = named.map { question.choices[$0] }.joined(separator: ", ")
        guard !named.isEmpty else {
            phase = .answering(window)
            effects.append(.remark(.moreSpecific(ask: instruction ?? "", heard: nil)))
            return listen(in: window)
        }
        settle(
            sheet.judge.verdict(onChoices: named, heard: heard), in: window,
            evidence: Evidence(heard: heard, responseStart: now), at: now)
    }

    /// The letter of a choice, such as `A` for the first choice.
    public static func letter(_ choice: Int) -> String {
        guard (0..<26).contains(choice), let scalar = Unicode.Scalar(65 + choice) else {
            return String(choice + 1)
        }
        return String(Character(scalar))
    }
}
