import CommandMatcher
import QuestionBank
import Transcript

// Handles yes-or-no decisions about challenges and about ending the game.
extension Game {
    mutating func ask(_ decision: Decision, at now: AudioTime) {
        let until = now.advanced(bySeconds: rules.decisionSeconds)
        phase = .deciding(decision, until: until, since: now, back: phase)
        effects.append(.decide(decision))
        listen(.decision)
    }

    mutating func challenge(at now: AudioTime) {
        guard let place = challengedRuling, !isAboutOpenQuestion else {
            return effects.append(.remark(.nothingToChallenge))
        }
        let last = judgements[place]
        let heard = last.isGivingUp ? nil : last.choice ?? last.heard
        ask(.challenge(heard: heard, official: last.toldOfficial), at: now)
    }

    /// The index of the ruling that a challenge is about, in ``judgements``: the last ruling or, if
    /// the time has run out, the last try.
    package var challengedRuling: Int? {
        guard let last = judgements.last else { return nil }
        if mayBeChallenged(last) { return judgements.count - 1 }
        let place = judgements.count - 2
        guard last.player == nil, !last.outcome.isJudged, place >= 0, judgements[place].isTry,
            judgements[place].index == last.index, mayBeChallenged(judgements[place])
        else { return nil }
        return place
    }

    private func mayBeChallenged(_ judgement: Judgement) -> Bool {
        guard judgement.isTry else { return judgement.isChallengeable }
        guard !judgement.isOverruled else { return false }
        let open = if case .deciding(_, _, _, let back) = phase { back } else { phase }
        guard judgement.index == index else { return judgement.player != nil }
        // After a list's time, nobody can be asked whose an item was.
        return open.isAnswering
            || open.isAfterQuestion && (judgement.player != nil || round.measure != .collected)
    }

    /// Accepts the answer that was challenged. If nobody knows who gave the answer, asks for the
    /// player.
    private mutating func acceptChallenged(at now: AudioTime) {
        guard let place = challengedRuling else { return }
        let old = judgements[place]
        let reason = say("Accepted after a challenge.")
        guard old.isTry, old.index == index else {
            return overrule(place, .correct, seat: nil, reason: reason)
        }
        let seat = old.player.flatMap { self.seat(named: $0.name) }
        guard old.player == nil else {
            return accept(try: place, seat: seat, reason: reason, at: now)
        }
        var window = phase.window ?? opened(at: now)
        window.claim = nil
        askWhose(pending(place, seat: nil, reason: reason), in: window, at: now)
    }

    /// Accepts a try after all, which may complete a list.
    mutating func accept(try place: Int, seat: Int?, reason: String, at now: AudioTime) {
        guard case .answering(let window) = phase else {
            return overrule(place, .correct, seat: seat, reason: reason)
        }
        let answer = pending(place, seat: seat, reason: reason)
        score(answer, seat: seat, reason: reason, in: window, at: now)
    }

    private func pending(_ place: Int, seat: Int?, reason: String) -> PendingAnswer {
        let old = judgements[place]
        let evidence = Evidence(
            heard: old.heard, rule: old.rule, reading: old.reading, matched: old.matched)
        return PendingAnswer(
            evidence: evidence, reason: reason, isRight: true, seat: seat, overruled: place)
    }

    /// Whether a challenge is about a misunderstood answer to the open question.
    private var isAboutOpenQuestion: Bool {
        guard let window = phase.window, let last = judgements.last, last.index != index else {
            return false
        }
        return window.trouble != nil || window.failures > 0 || window.retries > 0
    }

    /// Handles a "yes" or "no". With several players or a host, only a key press counts.
    mutating func answer(
        _ decision: Decision, yes: Bool, isSpoken: Bool, at now: AudioTime
    ) {
        if case .challenge = decision, yes, isSpoken, seats.count > 1 || mode.ruler == .host {
            return effects.append(.remark(.decideByKey))
        }
        decide(decision, yes: yes, at: now)
    }

    mutating func decide(_ decision: Decision, yes: Bool, at now: AudioTime) {
        guard case .deciding(_, _, let since, let back) = phase else { return }
        effects.append(.decided(decision, yes: yes))
        phase = back.shifted(bySamples: now.sampleIndex - since.sampleIndex)
        switch decision {
        case .quit:
            if yes { return stop(say("The player stopped the game.")) }
        case .challenge:
            if yes { acceptChallenged(at: now) }
        }
        goOn(from: now)
    }

    /// Continues the game after a decision.
    private mutating func goOn(from now: AudioTime) {
        switch phase {
        case .answering
        where judgements.last?.index == index && judgements.last?.endsQuestion == true:
            review(from: now)
        case .answering(let window): listen(in: window)
        case .reviewing: review(from: now)
        case .claiming: listenForWhose()
        case .proposed: listen(.commands)
        case .paused, .announcing: listen(.commands)
        case .requested(let request, _, _): repeatRequest(request)
        case .reading, .ready, .deciding, .over: break
        }
    }
}
