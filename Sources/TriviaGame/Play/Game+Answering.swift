import CommandMatcher
import QuestionBank
import Transcript

// What players say and type while a question is open.
extension Game {
    mutating func speechStarted(at now: AudioTime) {
        guard case .answering(var window) = phase, now < window.deadline,
            window.speechSince == nil
        else { return }
        window.speechSince = now
        phase = .answering(window)
    }

    mutating func take(_ ruling: Ruling, at now: AudioTime) {
        guard case .answering(var window) = phase else {
            // Outside of a question only commands have a meaning.
            if case .command(let command) = ruling.meaning, phase != .over {
                effects.append(.command(heard: ruling.heard))
                obey(command, at: now, isTyped: ruling.isTyped)
            }
            return
        }
        if let speech = ruling.speech {
            window.speechSince = nil
            phase = .answering(window)
            // Said before anybody listened for this: of the question before, the review, a pause.
            if speech.start < window.opened { return }
        }
        let start = ruling.answerStart ?? now
        switch ruling.meaning {
        case .command(let command):
            let place = effects.count
            obeyInQuestion(command, window, at: now, isTyped: ruling.isTyped)
            effects.insert(.command(heard: ruling.heard), at: place)
        case .answer(let verdict):
            if isLate(start, in: window) { return }
            settle(
                verdict, in: window,
                evidence: Evidence(
                    heard: ruling.heard, ruling: ruling, responseStart: start),
                at: now)
        case .otherAnswer(let word):
            if isLate(start, in: window) { return }
            close(
                window, .incorrect, reason: "“\(word)” is not the answer.",
                evidence: Evidence(heard: word, ruling: ruling, responseStart: start), at: now)
        case .notUnderstood(let outcome):
            notUnderstood(outcome, ruling, in: window, at: now)
        }
    }

    private mutating func notUnderstood(
        _ outcome: HearingOutcome, _ ruling: Ruling, in window: AnswerWindow, at now: AudioTime
    ) {
        var window = window
        switch outcome {
        case .unsure: return sayAgain(ruling, in: window, at: now)
        case .heard, .silence: return
        case .noise:
            window.note(.noise)
            effects.append(.remark(.noise))
        case .chatter:
            window.note(.chatter)
            effects.append(.remark(.chatter))
        case .somethingElse:
            // Talk costs nothing. It is asked about once: it may have been an answer.
            let isFirst = window.trouble == nil
            window.note(.chatter)
            effects.append(.remark(isFirst ? .wasThatAnswer : .chatter))
            if isFirst { window.extend(to: rules.retryTime, from: now) }
        }
        phase = .answering(window)
    }

    /// Notes an answer that began after the time; the clock ends the question.
    mutating func isLate(_ start: AudioTime, in window: AnswerWindow) -> Bool {
        guard start >= window.deadline else { return false }
        var window = window
        window.note(.late)
        phase = .answering(window)
        return true
    }

    private mutating func sayAgain(
        _ ruling: Ruling, in window: AnswerWindow, at now: AudioTime
    ) {
        var window = window
        window.note(.unsure)
        window.retries += 1
        let heard = ruling.heard
        if window.retries > rules.retryLimit {
            close(
                window, .unsure,
                reason: "The answer could not be made out, so nothing was counted.",
                evidence: Evidence(
                    heard: heard.isEmpty ? nil : heard, ruling: ruling,
                    responseStart: ruling.answerStart), at: now)
            return
        }
        window.extend(to: rules.retryTime, from: now)
        phase = .answering(window)
        // With choices on the screen the guess tells nothing that is not there already.
        let tellable = !window.choices.isEmpty && !heard.isEmpty
        effects.append(.remark(.sayAgain(heard: tellable ? heard : nil)))
    }

    mutating func settle(
        _ verdict: Verdict, in window: AnswerWindow, evidence: Evidence,
        at now: AudioTime
    ) {
        var evidence = evidence
        evidence.matched = verdict.matched
        evidence.rule = verdict.rule
        evidence.reading = verdict.reading > 0 ? verdict.heard : nil
        switch verdict.outcome {
        case .accept:
            close(window, .correct, reason: verdict.why, evidence: evidence, at: now)
        case .prompt where window.incomplete.count < rules.moreLimit:
            var window = window
            window.incomplete.append(verdict)
            window.extend(to: rules.moreTime, from: now)
            phase = .answering(window)
            effects.append(
                .remark(
                    .moreSpecific(
                        ask: verdict.ask ?? "Can you be more specific?", heard: verdict.heard)))
            listen(in: window)
        case .prompt, .reject:
            switch verdict.rule {
            case .nothingSaid: break
            // The verdict's own sentence names the answer.
            case .negated: effects.append(.remark(.notMeant(verdict.heard)))
            case .gaveUp: close(window, .conceded, reason: verdict.why, evidence: evidence, at: now)
            default: close(window, .incorrect, reason: verdict.why, evidence: evidence, at: now)
            }
        }
    }
}

extension Ruling {
    /// Where the answer began; nil for what was typed.
    fileprivate var answerStart: AudioTime? {
        if case .answer(let verdict) = meaning, let start = verdict.answerStart { return start }
        return isTyped ? nil : hearing.best.range?.start ?? speech?.start
    }
}
