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

    mutating func hear(_ utterance: Utterance, at now: AudioTime) {
        guard case .answering(var window) = phase else {
            // Outside of a question only commands have a meaning.
            if utterance.kind == .heard, phase != .over, let command = spokenCommand(utterance) {
                effects.append(.command(heard: utterance.hearing.best.text))
                obey(command, at: now)
            }
            return
        }
        window.speechSince = nil
        phase = .answering(window)
        switch utterance.kind {
        case .heard:
            hearAnswer(utterance, in: window, at: now)
        case .unsure:
            sayAgain(utterance, in: window, at: now)
        case .somethingElse(let heard):
            guard !isLate(utterance.speech.start, in: window) else { return }
            let said = heard.flatMap { $0.isEmpty ? nil : $0 }
            close(
                window, .incorrect,
                reason: said.map { "“\($0)” is not the answer." }
                    ?? "That was something other than the answer.",
                evidence: Evidence(
                    heard: said, utterance: utterance, responseStart: utterance.speech.start),
                at: now)
        case .chatter:
            window.note(.chatter)
            phase = .answering(window)
            effects.append(.remark(.chatter))
        case .noise:
            window.note(.noise)
            phase = .answering(window)
            effects.append(.remark(.noise))
        case .silence:
            break
        }
    }

    mutating func type(_ line: String, at now: AudioTime) {
        let text = line.trimmingSpace
        guard case .answering(let window) = phase else {
            if text.isEmpty { return next(at: now) }
            if let command = sheet.command(text: text) { obey(command, at: now, isTyped: true) }
            return
        }
        guard !text.isEmpty else { return }
        let verdict = sheet.judge.judge(typed: text, after: window.incomplete.last)
        // What is right is an answer even when it is also the name of a command.
        if verdict.outcome == .reject, let command = sheet.command(text: text),
            obeyInQuestion(command, window, at: now, isTyped: true)
        {
            return
        }
        settle(
            verdict, in: window,
            evidence: Evidence(heard: text, utterance: nil, responseStart: now), at: now)
    }

    private mutating func hearAnswer(
        _ utterance: Utterance, in window: AnswerWindow, at now: AudioTime
    ) {
        let verdict = sheet.judge.judge(utterance.hearing, after: window.incomplete.last)
        // A command that was heard best is one, even if an answer is among the alternatives.
        let isAnswer = verdict.outcome != .reject && verdict.reading == 0
        if !isAnswer, let command = spokenCommand(utterance) {
            let place = effects.count
            if obeyInQuestion(command, window, at: now, utterance: utterance) {
                if case .choice = command { return }
                effects.insert(.command(heard: utterance.hearing.best.text), at: place)
                return
            }
        }
        let start = verdict.answerStart ?? utterance.speech.start
        guard !isLate(start, in: window) else { return }
        settle(
            verdict, in: window,
            evidence: Evidence(
                heard: utterance.hearing.best.text, utterance: utterance, responseStart: start),
            at: now)
    }

    private func spokenCommand(_ utterance: Utterance) -> GameCommand? {
        utterance.command ?? sheet.command(text: utterance.hearing.best.text)
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
        _ utterance: Utterance, in window: AnswerWindow, at now: AudioTime
    ) {
        var window = window
        window.note(.unsure)
        window.retries += 1
        let heard = utterance.hearing.best.text
        if window.retries > rules.retryLimit {
            close(
                window, .unsure,
                reason: "The answer could not be made out, so nothing was counted.",
                evidence: Evidence(
                    heard: heard.isEmpty ? nil : heard, utterance: utterance,
                    responseStart: utterance.speech.start), at: now)
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
            case .gaveUp: close(window, .conceded, reason: verdict.why, evidence: evidence, at: now)
            default: close(window, .incorrect, reason: verdict.why, evidence: evidence, at: now)
            }
        }
    }
}
