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
        guard let place = challenged, !isAboutOpenQuestion else {
            return effects.append(.remark(.nothingToChallenge))
        }
        let last = judgements[place]
        let heard = last.isGivingUp ? nil : last.choice ?? last.heard
        ask(.challenge(heard: heard, official: last.toldOfficial), at: now)
    }

    /// The index of the ruling that a challenge is about: the last ruling or, if the question ended
    /// without a right answer, the last try.
    private var challenged: Int? {
        guard let last = judgements.last else { return nil }
        if last.isChallengeable { return judgements.count - 1 }
        let place = judgements.count - 2
        guard !last.outcome.isJudged, place >= 0, judgements[place].index == last.index,
            judgements[place].isTry, judgements[place].isChallengeable
        else { return nil }
        return place
    }

    /// Accepts the answer that was challenged.
    private mutating func acceptChallenged(at now: AudioTime) {
        guard let place = challenged else { return goOn(from: now) }
        let old = judgements[place]
        let reason = say("Accepted after a challenge.")
        let mayBeFound = phase.isAnswering || phase.isAfterQuestion && round.measure != .collected
        guard old.isTry, old.index == index, mayBeFound else {
            overrule(place, .correct, seat: nil, reason: reason)
            return goOn(from: now)
        }
        // Nobody may know yet who gave the answer.
        let evidence = Evidence(
            heard: old.heard, rule: old.rule, reading: old.reading, matched: old.matched)
        let answer = PendingAnswer(
            evidence: evidence, reason: reason, isRight: true,
            seat: old.player.flatMap { seat(named: $0.name) }, overruled: place)
        find(answer, in: phase.window ?? opened(at: now), at: now)
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
            if yes { return acceptChallenged(at: now) }
        }
        goOn(from: now)
    }

    /// Continues the game after a decision.
    private mutating func goOn(from now: AudioTime) {
        switch phase {
        case .answering
        where judgements.last?.index == index && judgements.last?.outcome == .correct:
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
