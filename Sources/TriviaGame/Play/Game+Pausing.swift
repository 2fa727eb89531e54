import QuestionBank
import Transcript

// Pauses the game. A pause never puts a player at a disadvantage, whatever happens during the
// pause.
extension Game {
    mutating func pause(_ reason: PauseReason, at now: AudioTime) {
        switch phase {
        case .ready, .over: return
        case .paused(let earlier, let since, let back):
            // If a device fails during a player's pause, the game cannot continue until the device
            // works again.
            if earlier == reason { return }
            phase = .paused(reason, since: since, back: back)
        default:
            phase = .paused(reason, since: now, back: phase)
        }
        effects.append(.paused(reason))
        reason.isWished ? listen(.commands) : effects.append(.stopListening)
    }

    mutating func resume(at now: AudioTime) {
        guard case .paused(let reason, let since, let back) = phase else { return }
        switch reason {
        case .player, .host: goOn(back, since: since, at: now)
        case .device: effects.append(.remark(.notNow(say("The microphone is still unavailable."))))
        case .storage: effects.append(.remark(.notNow(say("The game cannot be saved yet."))))
        }
    }

    mutating func deviceReturned(at now: AudioTime) {
        guard case .paused(.device, let since, let back) = phase else { return }
        goOn(back, since: since, at: now)
    }

    mutating func storageReturned(at now: AudioTime) {
        guard case .paused(.storage, let since, let back) = phase else { return }
        goOn(back, since: since, at: now)
    }

    /// Continues an interrupted game in a new session, whose samples start at zero.
    mutating func reopen(since last: AudioTime, at now: AudioTime) {
        phase = phase.moved(bySamples: now.sampleIndex - last.sampleIndex)
        switch phase {
        case .over: return
        case .ready: return begin(at: now)
        default: tellRound([])
        }
        if !judgements.isEmpty || seats.count > 1 { effects.append(.scores(standings)) }
        switch phase {
        case .answering(let window) where window.floor == openingFloor:
            phase = .reading(lookedAtAnew(window, at: now), since: now)
            effects.append(.unpaused)
            presentAgain(window)
            tellFloor(window)
            effects.append(.read(spokenQuestion))
        case .paused(let reason, _, let back) where reason.isWished:
            if back.showsQuestion { presentAgain(back.window) }
            effects.append(.paused(reason))
            listen(.commands)
        case .paused(_, let since, let back): goOn(back, since: since, at: now)
        default: goOn(phase, since: now, at: now)
        }
        if case .answering(let window) = phase { phase = .answering(lookedAtAnew(window, at: now)) }
    }

    /// The answer window of a question that is shown again. The clock is stopped while players read
    /// the question.
    private func lookedAtAnew(_ window: AnswerWindow, at now: AudioTime) -> AnswerWindow {
        let reading = max(rules.readingSeconds(of: question), rules.roundSeconds)
        let ready = now.advanced(bySeconds: reading)
        var window = window.shifted(bySamples: ready.sampleIndex - now.sampleIndex)
        window.standsUntil = ready
        window.opened = now
        return window
    }

    private mutating func goOn(_ back: Phase, since: AudioTime, at now: AudioTime) {
        phase = back.shifted(bySamples: max(now.sampleIndex - since.sampleIndex, 0))
        effects.append(.unpaused)
        switch phase {
        case .reading(let window, _):
            presentAgain(window)
            effects.append(.read(spokenQuestion))
        case .answering(let window):
            presentAgain(window)
            tellFloor(window)
            listen(in: window)
        case .claiming(let answer, _, _, let window):
            presentAgain(window)
            effects.append(
                .whose(
                    heard: answer.evidence.heard,
                    players: contestants.map { standings[$0].player }))
            listenForWhose()
        case .proposed(let answer, _, let window):
            presentAgain(window)
            effects.append(.proposed(proposal(answer)))
            listen(.commands)
        case .reviewing, .announcing: listen(.commands)
        case .requested(let request, _, _): repeatRequest(request)
        case .deciding(let decision, _, _, _):
            effects.append(.decide(decision))
            listen(.decision)
        case .ready, .paused, .over: break
        }
    }

    /// Shows who may answer, unless the question already shows this.
    private mutating func tellFloor(_ window: AnswerWindow) {
        guard contestants.count > 1 else { return }
        switch window.floor {
        case .seat(let seat) where window.floor != openingFloor || turnout == .sealed:
            effects.append(.floor(standings[seat].player))
        case .free where !window.tried.isEmpty:
            effects.append(.freed(untried(in: window).map { standings[$0].player }))
        case .seat, .anyone, .free, .each: break
        }
    }
}
