import CommandMatcher
import Transcript

// Handles the actions of a host who does not play.
extension Game {
    mutating func obey(_ action: HostAction, at now: AudioTime) {
        switch action {
        case .accept: rule(isRight: true, at: now)
        case .refuse: rule(isRight: false, at: now)
        case .overrule(let number, let player, let isRight):
            overrule(number, player, isRight: isRight, at: now)
        case .reveal: reveal(at: now)
        case .adjust(let player, let points): adjust(player, by: points)
        case .hold: isPaused ? resume(at: now) : pause(.host, at: now)
        case .undo, .back: hold(at: now)
        }
    }

    /// Proposes an answer to the host and stops the question's clock.
    mutating func propose(_ answer: PendingAnswer, in window: AnswerWindow, at now: AudioTime) {
        phase = .proposed(answer, since: now, back: window)
        effects.append(.proposed(proposal(answer, in: window)))
        listen(.commands)
    }

    /// The answer that the host must rule on now.
    package var proposed: Proposal? {
        switch phase {
        case .proposed(let answer, _, let window): proposal(answer, in: window)
        case .paused(_, _, .proposed(let answer, _, let window)): proposal(answer, in: window)
        default: nil
        }
    }

    func proposal(_ answer: PendingAnswer, in window: AnswerWindow? = nil) -> Proposal {
        var reason = answer.reason
        // The judge's reason mentions only one item of the list.
        if round.measure == .collected, !answer.isRight, let heard = answer.evidence.heard {
            reason = say("“\(heard)” is not one of the answers.")
        }
        return Proposal(
            player: (answer.seat ?? window?.seat ?? window?.claim).map { standings[$0].player },
            heard: answer.evidence.heard, isRight: answer.isRight, reason: reason,
            official: sheet.official)
    }

    /// Applies the host's decision to the current answer, or to the last answer with a ruling.
    private mutating func rule(isRight: Bool, at now: AudioTime) {
        switch phase {
        case .proposed(let answer, let since, let window):
            let stood = now.sampleIndex - since.sampleIndex
            settle(
                answer.shifted(bySamples: stood), isRight: isRight,
                in: window.shifted(bySamples: stood), at: now)
        case .claiming(let answer, _, let since, let window) where !isRight:
            let stood = now.sampleIndex - since.sampleIndex
            settle(
                answer.shifted(bySamples: stood), isRight: false,
                in: window.shifted(bySamples: stood), at: now)
        case .answering(let window):
            // If no player has the floor, the decision is about the answer that opened the question
            // to other players.
            if !window.floor.takesUnnamedAnswers { return overruleLast(isRight: isRight, at: now) }
            let unheard = PendingAnswer(
                evidence: Evidence(responseStart: window.speechSince ?? now), reason: "",
                isRight: isRight)
            settle(answerTakenBack(in: window) ?? unheard, isRight: isRight, in: window, at: now)
        case .reviewing: overruleLast(isRight: isRight, at: now)
        case .paused(let reason, let since, let back) where reason.isWished && hasRuling(in: back):
            phase = back.shifted(bySamples: now.sampleIndex - since.sampleIndex)
            effects.append(.unpaused)
            rule(isRight: isRight, at: now)
        case .ready, .announcing, .requested, .reading, .claiming, .deciding, .paused, .over:
            effects.append(.remark(.nothingToRule))
        }
    }

    /// The answer whose ruling was just undone.
    private func answerTakenBack(in window: AnswerWindow) -> PendingAnswer? {
        guard let last = takenBack, last.index == index, last.outcome.isJudged,
            let heard = last.heard, last.player == window.seat.map({ standings[$0].player })
        else { return nil }
        let evidence = Evidence(
            heard: heard, rule: last.rule, reading: last.reading, matched: last.matched,
            responseStart: last.responseTime.map { window.clockStart.advanced(bySeconds: $0) })
        return PendingAnswer(
            evidence: evidence, reason: last.isHostsRuling ? "" : last.reason,
            isRight: (last.outcome == .correct) != last.isHostsRuling)
    }

    /// Whether a phase may contain an answer to rule on, or follows a ruling on this question.
    private func hasRuling(in phase: Phase) -> Bool {
        switch phase {
        case .answering(let window) where window.floor.takesUnnamedAnswers: true
        case .claiming, .proposed: true
        case .answering, .reviewing: judgements.last?.index == index
        case .ready, .announcing, .requested, .reading, .deciding, .paused, .over: false
        }
    }

    private mutating func settle(
        _ answer: PendingAnswer, isRight: Bool, in window: AnswerWindow, at now: AudioTime
    ) {
        var answer = answer
        if isRight != answer.isRight || answer.reason.isEmpty {
            answer.reason =
                isRight
                ? say("The host accepted the answer.") : say("The host rejected the answer.")
        }
        answer.evidence.isHostsRuling = isRight != answer.isRight
        answer.isRight = isRight
        phase = .answering(window)
        if !isRight, answer.overruled != nil {
            // The host keeps an earlier ruling, after which the question may have ended.
            let isEnded = judgements.last?.index == index && judgements.last?.endsQuestion == true
            return isEnded ? review(from: now) : listen(in: window)
        }
        if turnout == .sealed { return seal(answer, in: window, at: now) }
        if isRight { return find(answer, in: window, at: now) }
        miss(
            window, .incorrect, seat: answer.seat ?? window.seat ?? window.claim,
            reason: answer.reason, evidence: answer.evidence, at: now)
    }

    private mutating func overruleLast(isRight: Bool, at now: AudioTime) {
        guard let last = judgements.last, last.index == index else {
            return effects.append(.remark(.nothingToRule))
        }
        overrule(judgements.count - 1, isRight: isRight, seat: nil, at: now)
    }

    private mutating func overrule(
        _ number: Int, _ player: String?, isRight: Bool, at now: AudioTime
    ) {
        let rulings = judgements.filter { $0.index == number - 1 && $0.player != nil }
        if player == nil, Set(rulings.map(\.player)).count > 1 {
            let names = rulings.compactMap(\.player?.name).joined(separator: ", ")
            return effects.append(
                .remark(.notNow(say("Whose answer was it? The players are: \(names)."))))
        }
        let seat = player.flatMap(seat(named:))
        let place = judgements.lastIndex { judgement in
            judgement.index == number - 1
                && (player == nil || judgement.player?.name.lowercased() == player?.lowercased()
                    || judgement.player == nil)
        }
        guard let place, player == nil || seat != nil else {
            return effects.append(.remark(.nothingToRule))
        }
        overrule(place, isRight: isRight, seat: seat, at: now)
    }

    private mutating func overrule(_ place: Int, isRight: Bool, seat: Int?, at now: AudioTime) {
        let old = judgements[place]
        let outcome: Outcome = isRight ? .correct : .incorrect
        let seat = seat ?? old.player.flatMap { self.seat(named: $0.name) } ?? onlySeat
        guard let seat, outcome != old.outcome || standings[seat].player != old.player else {
            return effects.append(.remark(.nothingToRule))
        }
        let reason =
            isRight ? say("The host accepted the answer.") : say("The host rejected the answer.")
        if old.isTry, isRight, old.index == index, phase.isAnswering {
            return accept(try: place, seat: seat, reason: reason, at: now)
        }
        overrule(place, outcome, seat: seat, reason: reason)
        if case .answering = phase, isRight, old.index == index { return review(from: now) }
        if case .reviewing = phase { review(from: now) }
    }

    var onlySeat: Int? { seats.count == 1 ? seats[0] : nil }

    /// The seat of the player with this name, ignoring case.
    public func seat(named name: String) -> Int? {
        seats.first { standings[$0].player.name.lowercased() == name.lowercased() }
    }

    private mutating func reveal(at now: AudioTime) {
        let open = if case .paused(_, _, let back) = phase { back } else { phase }
        switch open {
        case .answering(let window), .claiming(_, _, _, let window), .proposed(_, _, let window):
            reveal(window, at: now)
        case .reading(let window, _):
            effects.append(.stopReading)
            reveal(window ?? opened(at: now), at: now)
        case .ready, .announcing, .requested, .reviewing, .deciding, .paused, .over:
            effects.append(.remark(.nothingToRule))
        }
    }

    /// Ends the question for the player who has the floor. Answers that players have already given
    /// in secret are still judged.
    private mutating func reveal(_ window: AnswerWindow, at now: AudioTime) {
        guard play.sealed.isEmpty else { return unseal(at: now) }
        close(
            window, .revealed, seat: nil, reason: say("The host revealed the answer."),
            evidence: Evidence(), at: now)
    }

    private mutating func adjust(_ name: String, by points: Int) {
        guard let seat = seat(named: name) else {
            return effects.append(.remark(.noSuchPlayer(name)))
        }
        let points = min(max(points, -HostAction.mostPoints), HostAction.mostPoints)
        standings[seat].adjust(by: points)
        revision += 1
        effects.append(.adjusted(standings[seat], by: points))
    }

    /// Pauses after the host has undone something.
    private mutating func hold(at now: AudioTime) {
        switch phase {
        case .ready, .over: return
        case .answering(var window):
            window.extend(to: rules.retryTime, from: now)
            phase = .answering(window)
        case .paused: return
        default: break
        }
        pause(.host, at: now)
    }
}
