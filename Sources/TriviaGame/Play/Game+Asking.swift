import QuestionBank
import Transcript

// Shows a question, starts its clock, and moves to the next question.
extension Game {
    /// The question at an index. Indices follow the order in which the game asks the questions.
    ///
    /// - Precondition: The index is below ``count``.
    public func entry(_ index: Int) -> GameSetup.Entry { setup.entries[order[index]] }
    var question: Question { entry(index).question }
    /// The current question with everything needed to judge its answers.
    package var sheet: QuestionSheet { sheets[order[index]] }
    /// Earlier questions whose answers may be confused with the current question's answer.
    package var rivals: [QuestionSheet] {
        sheet.rivals(among: order.prefix(index).map { sheets[$0] })
    }

    /// The time for an answer, in seconds; nil if there is no clock.
    var timeLimit: Double? {
        guard mode.isTimed else { return nil }
        if let run = play.run { return AudioTime(sampleIndex: run.left).seconds }
        let limit = max(question.timeLimit ?? rules.timeLimit, round.seconds ?? 0)
        return limit.isFinite ? limit : nil
    }

    /// Shows the current question.
    mutating func ask(at now: AudioTime) {
        phase = .reading(nil, since: now)
        present(choices: question.choices, isRepeat: false)
        effects.append(.read(spokenQuestion))
    }

    /// The text to read aloud: the question with its visible choices.
    var spokenQuestion: String {
        let choices = phase.window?.choices ?? question.choices
        guard !choices.isEmpty, !hidesChoices else { return question.prompt }
        let told = question.choices.enumerated().filter { choices.contains($0.element) }
            .map { "\(Self.letter($0.offset)): \($0.element)" }
        let all = told.joined(separator: ". ") + "."
        return [question.prompt, all, instruction].compactMap(\.self).joined(separator: " ")
    }

    /// A sentence that tells players what to do with the choices; nil if one choice is enough.
    var instruction: String? {
        switch question.kind {
        case .all: say("Choose \(question.rightChoices.count) answers.")
        case .order: say("Put all the choices in order.")
        case .single, .list: nil
        }
    }

    mutating func present(choices: [String], isRepeat: Bool) {
        effects.append(.present(presentation(choices: choices, isRepeat: isRepeat)))
    }

    /// Shows the question's current state: open choices, named list items and the last letter hint.
    mutating func presentAgain(_ window: AnswerWindow?) {
        present(choices: window?.choices ?? question.choices, isRepeat: true)
        tellFound()
        if let window, case .letters = window.lastHint, let hint = window.lastHint {
            effects.append(.hint(hint, taken: window.hints))
        }
    }

    func presentation(choices: [String], isRepeat: Bool) -> Presentation {
        var player: Player?
        if case .seat(let seat) = openingFloor, turnout != .sealed || contestants.count == 1 {
            player = standings[phase.window?.seat ?? seat].player
        }
        return Presentation(
            number: index + 1, count: count, question: question, choices: choices,
            points: worth(ofQuestion: index), player: player, timeLimit: timeLimit,
            isRepeat: isRepeat, round: setup.rounds.isEmpty ? nil : round,
            placeInRound: placeInRound,
            countInRound: round.clock == .round ? nil : countInRound,
            hidesChoices: hidesChoices,
            wanted: wanted, instruction: instruction, bonus: bonusPart)
    }

    private var wanted: Int? {
        if let selection = sheet.line.selection { return selection.right.count }
        return round.measure == .collected ? sheet.wanted : nil
    }

    /// Whether to hide the choices, because players who call out answers must not see them.
    private var hidesChoices: Bool {
        mode.opening == .anyone && round.needs != .choices && !question.kind.isSelection
            && !question.tags.contains(QuestionNeeds.choicesTag)
    }

    mutating func readingEnded(aloud: Bool, at now: AudioTime) {
        guard case .reading(let earlier, let since) = phase else { return }
        let window =
            earlier?.shifted(bySamples: now.sampleIndex - since.sampleIndex)
            ?? opened(at: now, reading: aloud ? 0 : rules.readingSeconds(of: question))
        phase = .answering(window)
        if earlier == nil, turnout == .sealed, contestants.count > 1, let seat = window.seat {
            effects.append(.floor(standings[seat].player))
        }
        listen(in: window)
    }

    /// The answer window of a question that opens at `now`. The clock usually starts after
    /// `reading` seconds.
    func opened(at now: AudioTime, reading: Double = 0) -> AnswerWindow {
        let reading = round.clock == .round ? 0 : reading
        return AnswerWindow(
            floor: openingFloor, clockStart: now.advanced(bySeconds: reading), limit: timeLimit,
            choices: question.choices)
    }

    mutating func listen(in window: AnswerWindow) {
        if window.floor == .free { return listen(.buzz) }
        if round.measure == .nearest { return listen(.number) }
        listen(
            window.incomplete.last.map { .moreSpecific(than: $0) } ?? .answer,
            choices: window.choices)
    }

    mutating func listen(_ kind: Expectation.Kind, choices: [String] = []) {
        effects.append(.listen(Expectation(kind: kind, question: question, choices: choices)))
    }

    /// Moves to the next question, or ends the game.
    mutating func advance(at now: AudioTime) {
        leaveQuestion()
        index += 1
        if !isBonus {
            play.bonus = nil
            turn = contestants.first { $0 > turn } ?? contestants.first ?? 0
        }
        open(at: now)
    }

    mutating func stop(_ reason: String) {
        guard phase != .over else { return }
        finish(reason: reason)
    }

    mutating func finish(reason: String?) {
        phase = .over
        effects.append(.stopListening)
        let played = standings.filter(\.hasPlayed)
        let ranked = (played.isEmpty ? standings : played).enumerated().sorted {
            ($1.element.points, $0.offset) < ($0.element.points, $1.offset)
        }
        effects.append(
            .finished(
                Summary(
                    isComplete: reason == nil, reason: reason,
                    standings: ranked.map(\.element), judgements: judgements)))
    }
}
