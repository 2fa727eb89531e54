import CommandMatcher
import QuestionBank
import Transcript

// Makes rulings on answers and ends questions.
extension Game {
    /// Ends a question if the time is up and no answer has been judged.
    mutating func timeUp(_ window: AnswerWindow, at now: AudioTime) {
        if turnout == .sealed, unsealed.isEmpty { return unseal(at: now) }
        let outcome = window.trouble ?? .silence
        let reason =
            switch outcome {
            case .unsure: notClear
            case .late: say("The answer came too late.")
            case .chatter: say("Somebody was talking, but nobody answered.")
            case .noise: say("There was noise, but no answer.")
            default:
                if window.floor == .each {
                    say("There was no answer in time.")
                } else {
                    window.incomplete.isEmpty
                        ? say("Nobody answered in time.")
                        : say("The answer was not completed in time.")
                }
            }
        if let listReason {
            return close(
                window, outcome, seat: nil, reason: listReason, evidence: Evidence(), at: now)
        }
        miss(window, outcome, seat: window.seat, reason: reason, evidence: Evidence(), at: now)
    }

    /// The reason that players see if an answer was never understood.
    var notClear: String {
        round.stake == .wager
            ? say("The answer was not clear.")
            : say("The answer was not clear, so it was not judged.")
    }

    /// Rules on the question and ends it. `seat` is nil if the ruling belongs to no player.
    mutating func close(
        _ window: AnswerWindow, _ outcome: Outcome, seat: Int?, reason: String, evidence: Evidence,
        at now: AudioTime
    ) {
        stopRun(window, at: now)
        judge(window, outcome, seat: seat, reason: reason, evidence: evidence, endsQuestion: true)
        review(from: now)
    }

    /// Adds a ruling.
    mutating func judge(
        _ window: AnswerWindow, _ outcome: Outcome, seat: Int?, reason: String, evidence: Evidence,
        endsQuestion: Bool, isCompared: Bool = false, distance: Double? = nil
    ) {
        var judgement = judgement(
            window, outcome, seat: seat, reason: reason, evidence: evidence)
        judgement.endsQuestion = endsQuestion
        judgement.isCompared = isCompared
        judgement.distance = distance
        effects.append(.judged(recorded(judgement)))
    }

    /// A ruling that is not recorded yet.
    func judgement(
        _ window: AnswerWindow, _ outcome: Outcome, seat: Int?, reason: String, evidence: Evidence
    ) -> Judgement {
        let start = window.buzzedAt ?? evidence.responseStart
        let clock = window.clockStart.seconds
        var judgement = Judgement(
            index: index, question: question, player: seat.map { standings[$0].player },
            outcome: outcome, reason: reason, rule: evidence.rule, heard: evidence.heard,
            decisive: evidence.heard.map(sheet.judge.decisiveWords), reading: evidence.reading,
            alternatives: evidence.ruling?.hearing.alternatives.map(\.text) ?? [],
            speech: evidence.ruling?.speech.map {
                SpokenSeconds(start: $0.start.seconds - clock, end: $0.end.seconds - clock)
            }, matched: evidence.matched,
            official: sheet.official, confidence: evidence.sureness?.confidence,
            threshold: evidence.sureness?.threshold,
            evidence: evidence.ruling?.evidence ?? [:],
            responseTime: start.map { max($0.seconds - clock, 0) },
            isEarly: window.isIntoReading || start.map { $0 < window.clockStart } ?? false,
            timeLimit: timeLimit ?? 0,
            worth: seat.flatMap { play.wagers[$0] } ?? worth(ofQuestion: index), award: nil,
            hints: window.hints, endsQuestion: false,
            isOverruled: false, standing: seat.map { standings[$0] })
        judgement.isHostsRuling = evidence.isHostsRuling
        return judgement
    }

    /// Scores and records a ruling.
    mutating func recorded(_ ruling: Judgement) -> Judgement {
        var judgement = ruling
        judgement.award = award(judgement)
        if let seat = standings.firstIndex(where: { $0.player == judgement.player }) {
            standings[seat].add(judgement)
            judgement.standing = standings[seat]
        }
        judgements.append(judgement)
        revision += 1
        return judgement
    }

    /// The points for a judgement, given the player's standing before the judgement.
    func award(_ judgement: Judgement) -> Award? {
        guard let standing = judgement.standing else { return nil }
        let round = round(ofQuestion: judgement.index)
        let adapted = round.adapting(rules.scoring)
        let scoring = part(ofQuestion: judgement.index) == nil ? adapted : adapted.forBonus
        return switch judgement.outcome {
        case .correct:
            scoring.award(
                base: judgement.worth, response: judgement.responseTime, limit: judgement.timeLimit,
                streak: standing.streak, hints: judgement.hints, isEarly: judgement.isEarly)
        case .incorrect where judgement.isTry: scoring.shoutPenalty(base: judgement.worth)
        case .incorrect: scoring.penalty(base: judgement.worth, isEarly: judgement.isEarly)
        // A wager is lost even if no answer was judged.
        case .silence, .noise, .chatter, .unsure, .conceded, .skipped, .late:
            round.stake == .wager
                ? scoring.penalty(base: judgement.worth, isEarly: false) : nil
        case .revealed, .abandoned: nil
        }
    }

    /// Changes a ruling, but not the points of later answers.
    mutating func overrule(
        _ place: Int, _ outcome: Outcome, seat: Int?, reason: String
    ) {
        var judgement = judgements[place]
        judgement.outcome = outcome
        judgement.isOverruled = true
        judgement.reason = reason
        if outcome == .correct, judgement.index == index {
            if phase.isAnswering || phase.isClaiming { judgement.endsQuestion = isListComplete }
            if judgement.isTry, phase.isAfterQuestion { judgement.endsQuestion = true }
        }
        if outcome == .correct { judgement.isTry = false }
        if let seat { judgement.player = standings[seat].player }
        if outcome == .correct, let speech = judgement.speech {
            judgement.responseTime = judgement.responseTime ?? max(speech.start, 0)
        }
        judgement.standing = judgement.player.map { player in
            judgements[..<place].last { $0.player == player }?.standing ?? Standing(player: player)
        }
        judgement.award = award(judgement)
        judgements[place] = judgement
        reckon()
        judgement.standing = standings.first { $0.player == judgement.player }
        judgements[place].standing = judgement.standing
        revision += 1
        effects.append(.judged(judgement))
        if judgement.index == index, let tally { effects.append(.tallied(tally)) }
    }

    /// Recalculates the standings from all judgements.
    private mutating func reckon() {
        for seat in standings.indices {
            var standing = standings[seat].cleared
            for judgement in judgements where judgement.player == standing.player {
                standing.add(judgement)
            }
            standings[seat] = standing
        }
    }

    mutating func review(from now: AudioTime) {
        let isRunning = (play.run?.left ?? 0) > 0
        phase = .reviewing(until: now.advanced(bySeconds: isRunning ? 0 : rules.reviewSeconds))
        listen(.commands)
    }
}
