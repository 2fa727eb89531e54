import CommandMatcher
import QuestionBank
import Transcript

// Matters for yes or no: ending the game, and whether a refused answer should have counted.
extension Game {
    mutating func ask(_ decision: Decision, at now: AudioTime) {
        let until = now.advanced(bySeconds: rules.decisionSeconds)
        phase = .deciding(decision, until: until, since: now, back: phase)
        effects.append(.decide(decision))
        listen(.decision)
    }

    mutating func challenge(at now: AudioTime) {
        guard let last = judgements.last, !last.isOverruled,
            last.outcome == .incorrect || last.outcome == .unsure
        else { return effects.append(.remark(.nothingToChallenge)) }
        ask(.challenge(heard: last.heard, official: last.official), at: now)
    }

    mutating func decide(_ decision: Decision, yes: Bool, at now: AudioTime) {
        guard case .deciding(_, _, let since, let back) = phase else { return }
        effects.append(.decided(decision, yes: yes))
        phase = back.shifted(bySamples: now.sampleIndex - since.sampleIndex)
        switch decision {
        case .quit:
            if yes { return stop("The player stopped the game.") }
        case .challenge:
            if yes { overrule() }
        }
        switch phase {
        case .answering(let window): listen(in: window)
        case .reviewing: review(from: now)
        case .paused: listen(.commands)
        case .reading, .ready, .deciding, .over: break
        }
    }

    /// Counts the last refused answer as right, as if it had been from the start.
    private mutating func overrule() {
        guard var judgement = judgements.popLast(),
            let player = standings.firstIndex(where: { $0.player == judgement.player })
        else { return }
        standings[player] =
            judgements.last { $0.player == judgement.player }?.standing
            ?? Standing(player: judgement.player)
        judgement.outcome = .correct
        judgement.isOverruled = true
        judgement.reason = "Accepted after a challenge."
        judgement.standing = standings[player]
        judgement.award = award(judgement)
        standings[player].add(judgement)
        judgement.standing = standings[player]
        judgements.append(judgement)
        effects.append(.judged(judgement))
    }
}
