import CommandMatcher
import Transcript

// Decides who may answer, according to the mode.
extension Game {
    /// Who may answer when a question opens.
    var openingFloor: Floor {
        if let run = play.run, seats.contains(run.seat) { return .seat(run.seat) }
        let seats = contestants
        if seats.count == 1, let only = seats.first { return .seat(only) }
        if turnout == .sealed {
            if rules.answersTogether { return .each }
            if let next = firstUnsealed { return .seat(next) }
        }
        return switch mode.opening {
        case .turn, .each: .seat(seats.first { $0 >= turn } ?? seats.first ?? turn)
        case .anyone: .anyone
        case .buzzer: .free
        }
    }

    /// The seats that may still try this question.
    func untried(in window: AnswerWindow) -> [Int] {
        contestants.filter { !window.tried.contains($0) }
    }

    /// The seats of players who may press their key or answer now.
    public var mayAnswer: [Int] {
        switch phase {
        case .answering(let window):
            switch window.floor {
            case .each: unsealed
            case .seat: turnout == .sealed ? unsealed : window.seat.map { [$0] } ?? []
            case .anyone: contestants
            case .free: untried(in: window)
            }
        case .claiming: contestants
        case .reading(let window, _): window.map(untried) ?? contestants
        case .requested(.pick(let seat), _, _): [seat]
        case .requested(.wagers(let waiting), _, _): waiting
        case .ready, .announcing, .proposed, .reviewing, .deciding, .paused, .over: []
        }
    }

    /// Whether a player's key has an effect now.
    public var awaitsBuzz: Bool {
        switch phase {
        case .answering(let window): window.floor == .anyone || window.floor == .free
        case .claiming: true
        case .reading(let window, _): (window?.floor ?? openingFloor) == .free
        case .ready, .announcing, .requested, .proposed, .reviewing, .deciding, .paused, .over:
            false
        }
    }

    /// Whether players use their keys to ask for the floor or to claim an answer.
    public var hasPlayersKeys: Bool {
        switch openingFloor {
        case .anyone, .free: true
        case .seat, .each: false
        }
    }

    /// Handles a player's key press.
    mutating func buzz(_ seat: Int, at now: AudioTime) {
        guard contestants.contains(seat) else { return }
        switch phase {
        case .answering(var window):
            switch window.floor {
            case .free where !window.tried.contains(seat): take(seat, window, at: now)
            case .anyone:
                let isAnother = window.claim(by: seat)
                phase = .answering(window)
                effects.append(.claimed(standings[seat].player))
                if isAnother { listen(in: window) }
            case .free, .seat, .each: break
            }
        case .reading(let window, _):
            guard (window?.floor ?? openingFloor) == .free else { return }
            var early = window ?? opened(at: now)
            early.isIntoReading = window == nil
            guard !early.tried.contains(seat) else { return }
            effects.append(.stopReading)
            take(seat, early, at: now)
        case .claiming(let answer, _, let since, let window):
            credit(answer, to: seat, in: window, since: since, at: now)
        case .ready, .announcing, .requested, .proposed, .reviewing, .deciding, .paused, .over:
            break
        }
    }

    private mutating func take(_ seat: Int, _ window: AnswerWindow, at now: AudioTime) {
        var window = window
        window.give(.seat(seat))
        window.buzzedAt = now
        window.opened = now
        // The other players keep the full time for an answer, but not the rest of the reading time.
        let start = max(now, window.clockStart)
        window.held = window.deadline.map { max($0.sampleIndex - start.sampleIndex, 0) }
        if window.deadline != nil { window.deadline = now.advanced(bySeconds: rules.buzzSeconds) }
        phase = .answering(window)
        effects.append(.floor(standings[seat].player))
        listen(in: window)
    }

    /// Applies the mode's rule after a wrong answer. `seat` is nil if no player had the floor.
    mutating func miss(
        _ window: AnswerWindow, _ outcome: Outcome, seat: Int?, reason: String, evidence: Evidence,
        at now: AudioTime
    ) {
        if turnout == .sealed {
            guard let seat else { return sealRest(window, outcome, reason: reason, at: now) }
            return seal(
                SealedAnswer(
                    seat: seat, outcome: outcome, reason: reason, evidence: evidence,
                    window: window), at: now)
        }
        if outcome == .incorrect, mode.wrongAnswer == .again {
            return tryAgain(window, seat: seat, reason: reason, evidence: evidence, at: now)
        }
        let isPassedOn = mode.wrongAnswer == .frees || mode.wrongAnswer == .passes
        let others = untried(in: window).filter { $0 != seat }
        guard let seat, isPassedOn, !others.isEmpty else {
            return close(window, outcome, seat: seat, reason: reason, evidence: evidence, at: now)
        }
        var told = evidence
        // The words may be the right answer, and the other players may still answer.
        if outcome == .unsure { told.heard = nil }
        judge(window, outcome, seat: seat, reason: reason, evidence: told, endsQuestion: false)
        var window = window
        window.refuse(evidence)
        let next = others.first { $0 > seat } ?? others[0]
        let isNext = mode.wrongAnswer == .passes || contestants.count == 1
        passOn(window, after: seat, to: isNext ? .seat(next) : .free, at: now)
    }

    /// Gives other players the floor after a player's attempt.
    mutating func passOn(
        _ window: AnswerWindow, after seat: Int, to floor: Floor, at now: AudioTime
    ) {
        var window = window
        window.tried.insert(seat)
        // The other players' response times must not include the time in which this seat had the
        // floor.
        if let buzzed = window.buzzedAt, window.held != nil {
            let held = now.sampleIndex - max(buzzed, window.clockStart).sampleIndex
            window.clockStart = window.clockStart.advanced(bySamples: max(held, 0))
        }
        let start = max(now, window.clockStart)
        let left = window.held ?? window.deadline.map { $0.sampleIndex - start.sampleIndex } ?? 0
        window.held = nil
        window.buzzedAt = nil
        window.isIntoReading = false
        window.opened = now
        window.give(floor)
        if window.deadline != nil {
            window.deadline = start.advanced(bySamples: max(left, 0))
            window.extend(to: rules.stealSeconds, from: now)
        }
        phase = .answering(window)
        let others = window.seat.map { [$0] } ?? untried(in: window)
        effects.append(.freed(others.map { standings[$0].player }))
        listen(in: window)
    }

    /// Handles a wrong answer that does not end the player's turn.
    private mutating func tryAgain(
        _ window: AnswerWindow, seat: Int?, reason: String, evidence: Evidence, at now: AudioTime
    ) {
        var window = window
        var judgement = judgement(
            window, .incorrect, seat: seat ?? window.claim, reason: reason, evidence: evidence)
        judgement.isTry = true
        window.refuse(evidence)
        window.retries = 0
        window.incomplete = []
        window.claim = nil
        effects.append(.tried(recordedTry(judgement)))
        noteFailure(in: &window)
        phase = .answering(window)
        listen(in: window)
    }

    /// Records a try. A game of an earlier edition only deducts points.
    private mutating func recordedTry(_ ruling: Judgement) -> Judgement {
        guard setup.edition < GameSetup.editionOfRecordedTries else { return recorded(ruling) }
        var judgement = ruling
        judgement.award = award(judgement)
        let seat = standings.firstIndex { $0.player == judgement.player }
        if let seat, let cost = judgement.award {
            standings[seat].adjust(by: cost.total)
            revision += 1
        }
        return judgement
    }

    /// Handles a right answer. Asks who gave the answer if the player is unknown.
    mutating func find(_ answer: PendingAnswer, in window: AnswerWindow, at now: AudioTime) {
        if isNamedAlready(answer, in: window) { return }
        guard let seat = answer.seat ?? window.seat ?? window.claim ?? onlySeat else {
            return askWhose(answer, in: window, at: now)
        }
        score(answer, seat: seat, reason: answer.reason, in: window, at: now)
    }

    /// Asks who gave a right answer.
    mutating func askWhose(_ answer: PendingAnswer, in window: AnswerWindow, at now: AudioTime) {
        phase = .claiming(
            answer, until: now.advanced(bySeconds: rules.claimSeconds), since: now, back: window)
        revision += 1
        effects.append(
            .whose(
                heard: answer.evidence.heard,
                players: contestants.map { standings[$0].player }))
        listenForWhose()
    }

    mutating func listenForWhose() {
        listen(.who(players: standings.map(\.player.name)))
    }

    /// Credits a player with a right answer. If `seat` is nil, no player gets the credit.
    mutating func credit(
        _ answer: PendingAnswer, to seat: Int?, in window: AnswerWindow, since: AudioTime,
        at now: AudioTime
    ) {
        let stood = now.sampleIndex - since.sampleIndex
        score(
            answer.shifted(bySamples: stood), seat: seat,
            reason: seat == nil ? say("Nobody said whose answer it was.") : answer.reason,
            in: window.shifted(bySamples: stood), at: now)
    }
}
