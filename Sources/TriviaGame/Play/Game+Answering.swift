import CommandMatcher
import QuestionBank
import Transcript

// Handles speech and typed lines during a question.
extension Game {
    mutating func speechStarted(at now: AudioTime) {
        switch phase {
        case .answering(var window) where window.floor != .each:
            guard window.deadline.map({ now < $0 }) ?? true, window.speechSince == nil else {
                return
            }
            window.speechSince = now
            phase = .answering(window)
        case .requested(let request, let until, let since) where now < until:
            // Speech that began in time is judged, but continuous noise must not delay the game
            // forever.
            let end = min(
                now.advanced(bySeconds: Self.longestRequestSeconds),
                since.advanced(bySeconds: 2 * rules.requestSeconds))
            phase = .requested(request, until: max(until, end), since: since)
        default: break
        }
    }

    /// Records that the player in a seat is speaking. The question stays open until the answer is
    /// known.
    mutating func speaking(_ seat: Int, at now: AudioTime) {
        guard case .answering(var window) = phase else {
            if mayAnswer.contains(seat) { speechStarted(at: now) }
            return
        }
        switch window.floor {
        case .each where unsealed.contains(seat) && window.deadline.map({ now < $0 }) ?? true:
            window.speaking[seat] = now
            phase = .answering(window)
        case .seat(seat), .anyone: speechStarted(at: now)
        case .each, .seat, .free: break
        }
    }

    /// The time, in seconds, in which a category and its value can be said and recognized.
    private static let longestRequestSeconds = 6.0

    mutating func take(_ ruling: Ruling, at now: AudioTime) {
        // If all players answer on separate screens, the game cannot tell whose voice it hears.
        if isForEach, !ruling.isTyped { return }
        guard case .answering(var window) = phase else {
            if case .command(let command) = ruling.meaning, phase != .over {
                if case .wager = command {} else { effects.append(ruling.asCommand) }
                obey(command, at: now, isSpoken: !ruling.isTyped)
            } else if ruling.isTyped || ruling.mayBeMeant || isValueAlone(ruling) {
                askAgain(ruling, at: now)
            }
            return
        }
        if let speech = ruling.speech {
            window.speechSince = nil
            phase = .answering(window)
            // Speech that began before the game listened for an answer is not an answer to this
            // question.
            if speech.start < window.opened { return }
        }
        if case .command(let command) = ruling.meaning {
            let place = effects.count
            obeyInQuestion(command, window, at: now, by: ruling)
            return effects.insert(ruling.asCommand, at: place)
        }
        if !window.floor.takesUnnamedAnswers {
            if ruling.isTyped { effects.append(.remark(nobodysAnswer(in: window))) }
            return
        }
        if case .notUnderstood(let outcome) = ruling.meaning {
            return notUnderstood(outcome, ruling, in: window, at: now)
        }
        answer(ruling, in: window, at: now)
    }

    /// The remark to show if it is unknown who gave an answer.
    func nobodysAnswer(in window: AnswerWindow) -> Remark {
        window.floor == .each ? .nameFirst : .keyFirst
    }

    /// Asks the player to repeat what the game did not understand, and allows more time.
    private mutating func askAgain(_ ruling: Ruling, at now: AudioTime) {
        func longer(_ until: AudioTime) -> AudioTime {
            max(until, now.advanced(bySeconds: rules.requestSeconds / 2))
        }
        switch phase {
        case .requested(let request, let until, let since):
            phase = .requested(request, until: longer(until), since: since)
        case .claiming(let answer, let until, let since, let back):
            phase = .claiming(answer, until: longer(until), since: since, back: back)
        default:
            guard ruling.isTyped || ruling.refused != nil else { return }
        }
        ruling.isTyped || isValueAlone(ruling)
            ? remindOfWhatIsAwaited() : effects.append(.remark(remark(on: ruling)))
    }

    /// Whether a player said a value on the board without a category.
    private func isValueAlone(_ ruling: Ruling) -> Bool {
        guard case .requested(.pick, _, _) = phase,
            case .notUnderstood(.somethingElse(let heard?)) = ruling.meaning,
            let number = SpokenNumber.value(in: heard, language: sheet.judge.language),
            let value = Int(exactly: number)
        else { return false }
        return board.values.contains(value)
    }

    /// The remark on words that were recognized with too little confidence. The remark quotes only
    /// commands and open choices.
    private func remark(
        on ruling: Ruling, choices: [String] = [], left: Int? = nil
    ) -> Remark {
        let heard =
            switch ruling.refused {
            case .wager: nil as String?
            case nil: choices.isEmpty || isOpenToOthers ? nil : ruling.guess
            default: ruling.sayInstead ?? (ruling.heard.isEmpty ? nil : ruling.heard)
            }
        return .sayAgain(heard: heard, HeardSureness(ruling), left: left)
    }

    private mutating func answer(_ ruling: Ruling, in window: AnswerWindow, at now: AudioTime) {
        let start = ruling.answerStart ?? now
        guard !isLate(start, in: window) else { return }
        var evidence = Evidence(heard: ruling.heard, ruling: ruling, responseStart: start)
        switch ruling.meaning {
        case .answer(let verdict): settle(verdict, in: window, evidence: evidence, at: now)
        case .number(let number) where round.measure == .nearest:
            seal(number, evidence, in: window, at: now)
        case .number: break
        case .otherAnswer where round.measure == .nearest:
            effects.append(.remark(.numberWanted))
        case .otherAnswer(let word):
            evidence.heard = word
            weigh(
                PendingAnswer(
                    evidence: evidence, reason: say("“\(word)” is not the answer."), isRight: false),
                in: window, at: now)
        case .command, .notUnderstood: break
        }
    }

    private mutating func notUnderstood(
        _ outcome: HearingOutcome, _ ruling: Ruling, in window: AnswerWindow, at now: AudioTime
    ) {
        var window = window
        switch outcome {
        case .unsure: return sayAgain(ruling, in: window, at: now)
        case .heard, .silence: return
        case .noise:
            window.note(.noise)
            effects.append(.remark(.noise))
        case .chatter:
            window.note(.chatter)
            effects.append(.remark(.chatter))
        case .somethingElse:
            if ruling.isTyped, round.measure == .nearest {
                return effects.append(.remark(.numberWanted))
            }
            let isFirst = !window.hasAskedIfAnswer
            window.hasAskedIfAnswer = true
            window.note(.chatter)
            effects.append(.remark(isFirst ? .wasThatAnswer : .chatter))
            if isFirst { window.extend(to: rules.retryTime, from: now) }
            noteFailure(in: &window)
        }
        phase = .answering(window)
    }

    /// Counts a failed attempt. Without a clock, sometimes suggests skipping the question.
    mutating func noteFailure(in window: inout AnswerWindow) {
        window.failures += 1
        guard window.deadline == nil, window.failures.isMultiple(of: Self.failuresPerReminder)
        else { return }
        effects.append(.remark(.maySkip))
    }

    private static let failuresPerReminder = 2

    /// Whether an answer began after the deadline. Stores the outcome `.late` for a late answer.
    mutating func isLate(_ start: AudioTime, in window: AnswerWindow) -> Bool {
        guard let deadline = window.deadline, start >= deadline else { return false }
        var window = window
        window.note(.late)
        phase = .answering(window)
        return true
    }

    private mutating func sayAgain(
        _ ruling: Ruling, in window: AnswerWindow, at now: AudioTime
    ) {
        var window = window
        window.note(.unsure)
        window.retries += 1
        let isLimited = mode.wrongAnswer != .again
        let left = isLimited ? rules.retryLimit + 1 - window.retries : nil
        if left == 0 {
            miss(
                window, .unsure, seat: window.seat,
                reason: notClear,
                evidence: Evidence(
                    heard: ruling.guess, ruling: ruling, responseStart: ruling.answerStart),
                at: now)
            return
        }
        window.extend(to: rules.retryTime, from: now)
        if let first = ruling.between.first, let second = ruling.between.last, first != second {
            effects.append(.remark(.between(first, second, left: left)))
        } else {
            effects.append(.remark(remark(on: ruling, choices: window.choices, left: left)))
        }
        noteFailure(in: &window)
        phase = .answering(window)
    }

    mutating func settle(
        _ verdict: Verdict, in window: AnswerWindow, evidence: Evidence,
        at now: AudioTime
    ) {
        var evidence = evidence
        evidence.matched = verdict.matched
        evidence.rule = verdict.rule
        evidence.reading = verdict.reading > 0 ? verdict.heard : nil
        switch verdict.outcome {
        case .accept:
            weigh(
                PendingAnswer(evidence: evidence, reason: verdict.why(in: say), isRight: true),
                in: window,
                at: now)
        case .prompt where window.incomplete.count < mostPrompts:
            var window = window
            window.incomplete.append(verdict)
            window.extend(to: rules.moreTime, from: now)
            phase = .answering(window)
            effects.append(.remark(remark(on: verdict)))
            listen(in: window)
        case .prompt, .reject:
            switch verdict.rule {
            case .nothingSaid: break
            // The sentence for this verdict would reveal the answer.
            case .negated:
                let isSecret = turnout == .sealed && isOpenToOthers
                effects.append(.remark(isSecret ? remark(on: verdict) : .notMeant(verdict.heard)))
            case .gaveUp:
                miss(
                    window, .conceded, seat: window.seat, reason: verdict.why(in: say),
                    evidence: evidence,
                    at: now)
            default:
                weigh(
                    PendingAnswer(evidence: evidence, reason: verdict.why(in: say), isRight: false),
                    in: window, at: now)
            }
        }
    }

    /// How often the game may ask for the rest of an answer.
    private var mostPrompts: Int {
        max(rules.moreLimit, sheet.line.selection?.right.count ?? 0)
    }

    /// The remark on an incomplete answer. The remark gives no hint to players who have not
    /// answered.
    func remark(on verdict: Verdict) -> Remark {
        if turnout == .sealed, isOpenToOthers, verdict.rule != .fewerChoices {
            return verdict.rule == .severalAnswers
                ? .oneWanted(ask: say("Which one?"), heard: nil)
                : .moreSpecific(ask: say("Can you be more specific?"), heard: nil)
        }
        return verdict.rule == .severalAnswers
            ? .oneWanted(ask: verdict.ask ?? say("Which one?"), heard: verdict.heard)
            : .moreSpecific(
                ask: verdict.ask ?? say("Can you be more specific?"),
                heard: verdict.rule == .fewerChoices ? verdict.matched : verdict.heard)
    }

    /// Makes the ruling on an answer according to its verdict, or proposes the verdict to the host.
    private mutating func weigh(
        _ answer: PendingAnswer, in window: AnswerWindow, at now: AudioTime
    ) {
        if turnout == .sealed { return seal(answer, in: window, at: now) }
        if mode.ruler == .host { return propose(answer, in: window, at: now) }
        if answer.isRight { return find(answer, in: window, at: now) }
        miss(
            window, .incorrect, seat: window.seat, reason: answer.reason,
            evidence: answer.evidence, at: now)
    }
}

extension Ruling {
    /// The command as shown to players.
    fileprivate var asCommand: GameEffect { .command(heard: heard, HeardSureness(self)) }

    /// Whether the words may have been the input that the game expects.
    fileprivate var mayBeMeant: Bool { meaning == .notUnderstood(.unsure) }

    /// The time at which the answer began; nil for typed input.
    var answerStart: AudioTime? {
        if case .answer(let verdict) = meaning, let start = verdict.answerStart { return start }
        return isTyped ? nil : hearing.best.range?.start ?? speech?.start
    }
}
