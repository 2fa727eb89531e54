import QuestionBank
import Transcript

// Standing still, whoever wanted it: nothing that happens in a pause counts against a player.
extension Game {
    mutating func pause(_ reason: PauseReason, at now: AudioTime) {
        switch phase {
        case .ready, .over: return
        case .paused(_, let since, let back):
            // A device that goes while a player pauses must come back before the game can go on.
            phase = .paused(reason, since: since, back: back)
        default:
            phase = .paused(reason, since: now, back: phase)
        }
        effects.append(.paused(reason))
        reason == .player ? listen(.commands) : effects.append(.stopListening)
    }

    mutating func resume(at now: AudioTime) {
        guard case .paused(let reason, let since, let back) = phase else { return }
        if case .device = reason {
            return effects.append(.remark(.notNow("The microphone is still gone.")))
        }
        goOn(back, since: since, at: now)
    }

    mutating func deviceReturned(at now: AudioTime) {
        guard case .paused(.device, let since, let back) = phase else { return }
        goOn(back, since: since, at: now)
    }

    private mutating func goOn(_ back: Phase, since: AudioTime, at now: AudioTime) {
        phase = back.shifted(bySamples: max(now.sampleIndex - since.sampleIndex, 0))
        effects.append(.unpaused)
        switch phase {
        case .reading(let window, _):
            present(choices: window?.choices ?? question.choices, isRepeat: true)
            effects.append(.read(question.prompt))
        case .answering(let window):
            present(choices: window.choices, isRepeat: true)
            listen(in: window)
        case .reviewing: listen(.commands)
        case .deciding(let decision, _, _, _):
            effects.append(.decide(decision))
            listen(.decision)
        case .ready, .paused, .over: break
        }
    }
}
