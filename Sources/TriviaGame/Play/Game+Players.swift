import Transcript

// Handles players and teams that join or leave during a game.
extension Game {
    mutating func join(_ name: String) {
        let name = name.trimmingSpace
        guard phase != .over else { return }
        let playing = seats.map { standings[$0].player.name }
        let gone = standings.firstIndex {
            $0.hasLeft && $0.player.name.lowercased() == name.lowercased()
        }
        if let problem = Player.problem(with: playing + [name], say) {
            return effects.append(.remark(.notNow(say("The player cannot join: \(problem)."))))
        }
        guard playing.count < mode.seats.upperBound else {
            return effects.append(
                .remark(.notNow(say("The “\(mode.name)” mode is for one player."))))
        }
        if let gone {
            standings[gone].hasLeft = false
        } else {
            standings.append(Standing(player: Player(name: name)))
        }
        revision += 1
        let seat = gone ?? standings.count - 1
        if phase.isInQuestion { play.newcomers.insert(seat) }
        effects.append(.joined(standings[seat].player))
    }

    mutating func leave(_ name: String, at now: AudioTime) {
        guard phase != .over else { return }
        guard let seat = seat(named: name) else {
            return effects.append(.remark(.noSuchPlayer(name)))
        }
        let wasBreakingTie = isBreakingTie
        standings[seat].hasLeft = true
        revision += 1
        effects.append(.left(standings[seat].player))
        guard let next = contestants.first(where: { $0 > seat }) ?? contestants.first else {
            return stop(say("Everybody has left."))
        }
        if wasBreakingTie, !isBreakingTie { effects.append(.remark(.untied)) }
        if isBonus, play.bonus == seat { return endBonus(of: standings[seat].player, at: now) }
        handOn(seat, next: next, at: now)
    }

    /// Passes a departing player's turn or request to another seat.
    private mutating func handOn(_ seat: Int, next: Int, at now: AudioTime) {
        switch phase {
        case .announcing where play.run?.seat == seat: giveRunAway(at: now)
        case .reading(let window, _) where play.run?.seat == seat:
            effects.append(.stopReading)
            abandon(window ?? opened(at: now), left: seat, at: now)
        case .answering(let window) where play.run?.seat == seat:
            abandon(window, left: seat, at: now)
        case .answering where turnout == .sealed: goOnSealed(after: seat, at: now)
        case .answering(let window) where window.seat == seat:
            let others = untried(in: window)
            guard let next = others.first(where: { $0 > seat }) ?? others.first else {
                return abandon(window, left: seat, at: now)
            }
            // If the departing player had pressed a key, the other players may now press their
            // keys.
            let isFree = window.buzzedAt != nil && contestants.count > 1
            passOn(window, after: seat, to: isFree ? .free : .seat(next), at: now)
        case .requested(.pick(seat), _, _): requestPick(of: next, at: now)
        case .requested(.wagers, _, _): wantNoWager(of: seat, at: now)
        default:
            phase = phase.without(seat, next: next, in: self)
            if case .answering(let window) = phase { listen(in: window) }
        }
    }

    /// Ends a question that only the departing player was allowed to answer.
    private mutating func abandon(_ window: AnswerWindow, left seat: Int, at now: AudioTime) {
        close(
            window, .abandoned, seat: nil, reason: say("\(standings[seat].player.name) has left."),
            evidence: Evidence(), at: now)
    }
}

extension Phase {
    /// The same phase after a seat has been removed. The turn or the request of the removed seat
    /// passes to the next seat.
    fileprivate func without(_ seat: Int, next: Int, in game: Game) -> Phase {
        func rest(_ window: AnswerWindow) -> AnswerWindow {
            window.without(seat, next: next, in: game)
        }
        func rest(_ answer: PendingAnswer) -> PendingAnswer {
            var answer = answer
            if answer.seat == seat { answer.seat = nil }
            return answer
        }
        return switch self {
        case .answering(let window): .answering(rest(window))
        case .reading(let window, let since): .reading(window.map(rest), since: since)
        case .claiming(let answer, let until, let since, let back):
            .claiming(rest(answer), until: until, since: since, back: rest(back))
        case .proposed(let answer, let since, let back):
            .proposed(rest(answer), since: since, back: rest(back))
        case .deciding(let decision, let until, let since, let back):
            .deciding(
                decision, until: until, since: since, back: back.without(seat, next: next, in: game)
            )
        case .paused(let reason, let since, let back):
            .paused(reason, since: since, back: back.without(seat, next: next, in: game))
        case .requested(.pick, let until, let since):
            .requested(.pick(next), until: until, since: since)
        case .requested(.wagers(let waiting), let until, let since):
            .requested(.wagers(waiting.filter { $0 != seat }), until: until, since: since)
        case .ready, .announcing, .reviewing, .over: self
        }
    }
}

extension AnswerWindow {
    fileprivate func without(_ seat: Int, next: Int, in game: Game) -> AnswerWindow {
        var window = self
        if window.claim == seat { window.claim = nil }
        guard window.seat == seat else { return window }
        window.buzzedAt = nil
        window.held = nil
        let isSealed = game.turnout == .sealed
        let isFree = game.mode.opening == .buzzer && game.contestants.count > 1 && !isSealed
        let asked = isSealed ? game.unsealed.first : nil
        window.give(isFree ? .free : .seat(asked ?? next))
        return window
    }
}
