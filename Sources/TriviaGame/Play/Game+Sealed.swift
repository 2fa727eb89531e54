import CommandMatcher
import QuestionBank
import Transcript

// Handles questions that all players answer once, in secret.
extension Game {
    /// Who answers the current question.
    package var turnout: Round.Turnout {
        round.turnout == .sealed || mode.opening == .each ? .sealed : .mode
    }

    /// Whether all players' answers get one shared result instead of separate rulings.
    package var isTallied: Bool {
        turnout == .sealed && round.turnout == .mode && contestants.count > 1
    }

    /// The seats of players who have not answered yet.
    var unsealed: [Int] {
        let done = Set(play.sealed.map(\.seat))
        return contestants.filter { !done.contains($0) }
    }

    /// The seat of the player who answers first. Players take turns answering first, because later
    /// players hear earlier answers.
    var firstUnsealed: Int? {
        guard setup.edition >= GameSetup.editionOfTurnsInSealedRounds else { return unsealed.first }
        return unsealed.first { $0 >= turn } ?? unsealed.first
    }

    /// Handles an answer from the player in a seat.
    mutating func take(_ ruling: Ruling, of seat: Int, at now: AudioTime) {
        guard case .answering(var window) = phase, seats.contains(seat) else { return }
        if window.seat == seat { return take(ruling, at: now) }
        if window.floor == .anyone {
            window.claim(by: seat)
            phase = .answering(window)
            return take(ruling, at: now)
        }
        guard turnout == .sealed, unsealed.contains(seat) else {
            return effects.append(.remark(.keyFirst))
        }
        window.speaking[seat] = nil
        phase = .answering(window)
        window.floor = .seat(seat)
        window.incomplete = []
        guard window.deadline.map({ (ruling.speech?.start ?? now) < $0 }) ?? true else { return }
        takeApart(ruling, in: window, of: seat, at: now)
    }

    /// Handles an answer that was given on a separate screen.
    private mutating func takeApart(
        _ ruling: Ruling, in window: AnswerWindow, of seat: Int, at now: AudioTime
    ) {
        var evidence = Evidence(
            heard: ruling.heard, ruling: ruling, responseStart: ruling.answerStart ?? now)
        switch ruling.meaning {
        case .answer(let verdict):
            settleApart(verdict, evidence, in: window, of: seat, at: now)
        case .otherAnswer(let word):
            evidence.heard = word
            seal(
                PendingAnswer(
                    evidence: evidence, reason: say("“\(word)” is not the answer."), isRight: false),
                in: window, at: now)
        case .number(let number): seal(number, evidence, in: window, at: now)
        case .command(.choice(let place))
        where isForEach && question.choices.indices.contains(place):
            evidence.heard = question.choices[place]
            settleApart(
                sheet.verdict(onChoice: question.choices[place]), evidence, in: window, of: seat,
                at: now)
        case .command(let command) where command == .giveUp || command == .skip:
            obeyInQuestion(command, window, at: now, by: ruling)
        case .command, .notUnderstood: break
        }
    }

    /// Completes an answer that was given on a separate screen. Only the player's own screen asks
    /// for more detail.
    private mutating func settleApart(
        _ verdict: Verdict, _ evidence: Evidence, in window: AnswerWindow, of seat: Int,
        at now: AudioTime
    ) {
        let player = standings[seat].player
        let verdict = sheet.judge.verdict(verdict, added: window.named[seat])
        switch verdict.outcome {
        case .prompt:
            if verdict.rule == .fewerChoices, case .answering(var window) = phase {
                window.named[seat] = verdict
                phase = .answering(window)
            }
            let ask =
                verdict.rule == .severalAnswers
                ? say("Which one?") : say("Can you be more specific?")
            effects.append(.aside(player, verdict.ask ?? ask))
        case .reject where isForEach && verdict.rule == .gaveUp:
            miss(
                window, .conceded, seat: seat, reason: verdict.why(in: say), evidence: evidence,
                at: now)
        case .reject where isForEach && (verdict.rule == .negated || verdict.rule == .nothingSaid):
            effects.append(.aside(player, say("Can you be more specific?")))
        case .accept, .reject:
            var evidence = evidence
            evidence.matched = verdict.matched
            evidence.rule = verdict.rule
            seal(
                PendingAnswer(
                    evidence: evidence, reason: verdict.why(in: say),
                    isRight: verdict.outcome == .accept), in: window, at: now)
        }
    }

    /// Ends the question for players who have not answered.
    mutating func sealRest(
        _ window: AnswerWindow, _ outcome: Outcome, reason: String, at now: AudioTime
    ) {
        for seat in unsealed {
            var window = window
            window.floor = .seat(seat)
            play.sealed.append(
                SealedAnswer(
                    seat: seat, outcome: outcome, reason: reason, evidence: Evidence(),
                    window: window))
        }
        unseal(at: now)
    }

    /// Keeps an answer secret until all players have answered.
    mutating func seal(_ answer: PendingAnswer, in window: AnswerWindow, at now: AudioTime) {
        guard let seat = window.seat else { return }
        seal(
            SealedAnswer(
                seat: seat, outcome: answer.isRight ? .correct : .incorrect,
                reason: answer.reason, evidence: answer.evidence, window: window), at: now)
    }

    /// Keeps a number secret until all numbers are compared.
    mutating func seal(
        _ number: Double, _ evidence: Evidence, in window: AnswerWindow, at now: AudioTime
    ) {
        guard let seat = window.seat else { return }
        seal(
            SealedAnswer(
                seat: seat, outcome: .incorrect, reason: "", evidence: evidence, window: window,
                number: number), at: now)
    }

    mutating func seal(_ answer: SealedAnswer, at now: AudioTime) {
        play.sealed.append(answer)
        if contestants.count > 1 {
            let isAloud =
                answer.number != nil && answer.evidence.ruling?.isTyped == false && !isForEach
            effects.append(
                .sealed(
                    standings[answer.seat].player, hasAnswered: answer.outcome.isJudged,
                    heard: isAloud ? answer.evidence.heard : nil))
        }
        goOnSealed(after: answer.seat, at: now)
    }

    /// Asks the next player who has not answered, or reveals all answers.
    mutating func goOnSealed(after seat: Int, at now: AudioTime) {
        guard let next = unsealed.first(where: { $0 > seat }) ?? unsealed.first else {
            return unseal(at: now)
        }
        if case .answering(let window) = phase {
            if window.floor == .each || window.seat.map(unsealed.contains) == true { return }
        }
        var window = opened(at: now)
        window.give(.seat(next))
        window.opened = now
        phase = .answering(window)
        effects.append(.floor(standings[next].player))
        listen(in: window)
    }

    /// Reveals all answers, in the order in which players gave them.
    mutating func unseal(at now: AudioTime) {
        let answers = round.measure == .nearest ? compared(play.sealed) : play.sealed
        for (place, answer) in answers.enumerated() {
            judge(
                answer.window, answer.outcome, seat: answer.seat, reason: answer.reason,
                evidence: answer.evidence, endsQuestion: place == answers.count - 1,
                isCompared: answer.number != nil, distance: answer.distance)
        }
        if let tally = tallied { effects.append(.tallied(tally)) }
        review(from: now)
    }

    /// Makes the rulings on the players' numbers. The nearest number is right. If only one player
    /// takes part, a number within a tenth of the answer, or within the tolerance, is right.
    private func compared(_ answers: [SealedAnswer]) -> [SealedAnswer] {
        guard
            let target = SpokenNumber.value(
                in: sheet.official, language: sheet.judge.language)
        else { return answers }
        let distances = answers.map { $0.number.map { abs($0 - target) } }
        let nearest = distances.compactMap(\.self).min()
        let isAlone = contestants.count < 2
        return zip(answers, distances).map { answer, distance in
            guard let distance else { return answer }
            var answer = answer
            answer.distance = distance
            let isRight =
                isAlone
                ? distance <= max(abs(target) * Self.nearEnough, question.tolerance ?? 0)
                : distance == nearest
            answer.outcome = isRight ? .correct : .incorrect
            answer.reason =
                distance == 0
                ? say("That is exactly right.") : say("\(Self.text(distance)) away.")
            return answer
        }
    }

    private static let nearEnough = 0.1

    /// The text of a number, with grouped digits: `384,300`.
    private static func text(_ number: Double) -> String {
        let rounded = (number * 100).rounded() / 100
        guard let whole = Int(exactly: rounded.rounded(.towardZero)) else { return String(rounded) }
        let rest = String(rounded.magnitude).drop { $0 != "." }
        return (rounded < 0 && whole == 0 ? "−" : "") + whole.grouped + (rest == ".0" ? "" : rest)
    }
}
