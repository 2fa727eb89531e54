import CommandMatcher
import QuestionBank
import Transcript

/// What a judgement rests on.
struct Evidence {
    var heard: String?
    var rule: JudgingRule?
    var reading: String?
    var matched: String?
    var ruling: Ruling?
    /// Where the answer began.
    var responseStart: AudioTime?
}

// The end of a question.
extension Game {
    /// The time is over and nothing was judged: why, in the order of what came nearest an answer.
    mutating func timeUp(_ window: AnswerWindow, at now: AudioTime) {
        let outcome = window.trouble ?? .silence
        let reason =
            switch outcome {
            case .unsure: "The answer could not be made out, so nothing was counted."
            case .late: "The answer came after the time."
            case .chatter: "There was talk, but no answer in it."
            case .noise: "There was noise, but no answer."
            default:
                window.incomplete.isEmpty
                    ? "Nobody answered in time." : "Nothing was added in time."
            }
        close(window, outcome, reason: reason, evidence: Evidence(), at: now)
    }

    mutating func close(
        _ window: AnswerWindow, _ outcome: Outcome, reason: String, evidence: Evidence,
        at now: AudioTime
    ) {
        let response = evidence.responseStart.map {
            max($0.seconds - window.clockStart.seconds, 0)
        }
        let player = turn
        var judgement = Judgement(
            index: index, question: question, player: standings[player].player, outcome: outcome,
            reason: reason, rule: evidence.rule, heard: evidence.heard,
            reading: evidence.reading,
            alternatives: evidence.ruling?.hearing.alternatives.map(\.text) ?? [],
            speech: evidence.ruling?.speech.map {
                SpokenSeconds(
                    start: $0.start.seconds - window.clockStart.seconds,
                    end: $0.end.seconds - window.clockStart.seconds)
            }, matched: evidence.matched,
            official: sheet.official, confidence: evidence.ruling?.confidence,
            threshold: evidence.ruling?.threshold,
            evidence: evidence.ruling?.evidence ?? [:], responseTime: response,
            timeLimit: timeLimit, award: nil, hints: window.hints, isOverruled: false,
            standing: standings[player])
        if outcome == .correct { judgement.award = award(judgement) }
        standings[player].add(judgement)
        judgement.standing = standings[player]
        judgements.append(judgement)
        effects.append(.judged(judgement))
        review(from: now)
    }

    func award(_ judgement: Judgement) -> Award {
        rules.scoring.award(
            base: Scoring.base(of: judgement.question), response: judgement.responseTime,
            limit: judgement.timeLimit, streak: judgement.standing.streak,
            hints: judgement.hints)
    }

    mutating func review(from now: AudioTime) {
        phase = .reviewing(until: now.advanced(bySeconds: rules.reviewSeconds))
        listen(.commands)
    }
}
