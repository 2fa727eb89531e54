package import CommandMatcher
package import SpeechRecognition
package import SpokenAnswers
import Transcript

extension ReplayResult {
    package typealias Ruled = (heard: ClipListener.Heard, ruling: Ruling)

    /// Creates the result for a question. The first ruling with a verdict determines the result's
    /// verdict. If `grammar` is not nil, the result also contains explanations.
    package init(id: String, _ utterances: [Ruled], explaining grammar: CompiledGrammar? = nil) {
        self.init(id: id)
        let first = utterances.first { Self.verdict($0.ruling) != nil }
        let told =
            first
            ?? utterances.max { $0.heard.recognition.confidence < $1.heard.recognition.confidence }
        self.utterances = utterances.map {
            Utterance($0.heard, ruling: $0.ruling, explaining: grammar)
        }
        verdict = Verdict.none
        reason = "silence"
        guard let told else { return }
        describe(told.heard, explains: grammar != nil)
        verdict = Self.verdict(told.ruling) ?? Verdict.none
        reason = Self.reason(told.ruling, of: told.heard.recognition)
        threshold = told.ruling.threshold?.rounded4
        switch told.ruling.meaning {
        case .answer(let judged):
            matched = judged.matched
            heardAnswer = judged.outcome == .accept
        case .otherAnswer(let word): heard = word
        case .notUnderstood(.somethingElse(let other)): heard = other ?? ""
        case .number, .command, .notUnderstood: break
        }
    }

    /// Adds to each utterance the verdict that its words would have received at full confidence, or
    /// the command.
    mutating func explainWords(_ heard: [ClipListener.Heard], by rule: (Recognition) -> Ruling) {
        for (index, heard) in heard.enumerated() where utterances[index].decisive != nil {
            let ruling = rule(heard.recognition.believed)
            utterances[index].believed = Self.verdict(ruling)
            if case .command(let command) = ruling.meaning {
                utterances[index].believedCommand = command.name
            }
        }
    }

    /// Creates the result for a grammar from the utterance with the highest confidence.
    package init(
        id: String, heardBy grammar: CompiledGrammar, _ heard: [ClipListener.Heard], explains: Bool
    ) {
        self.init(id: id)
        utterances = heard.map {
            Utterance($0, ruling: nil, explaining: explains ? grammar : nil)
        }
        accepted = false
        tags = [:]
        guard
            let surest = heard.max(by: { $0.recognition.confidence < $1.recognition.confidence })
        else { return }
        describe(surest, explains: explains)
        accepted = surest.recognition.outcome == .heard
        tags = surest.recognition.tags
    }

    private mutating func describe(_ utterance: ClipListener.Heard, explains: Bool) {
        let recognition = utterance.recognition
        let best = recognition.best
        heard = best.text
        confidence = recognition.confidence.rounded4
        threshold = recognition.threshold?.rounded4
        start = best.range?.start.seconds.rounded4
        end = best.range?.end.seconds.rounded4
        words = best.segments.map {
            Word(
                text: $0.text, start: $0.range.start.seconds.rounded4,
                duration: $0.range.seconds.rounded4, confidence: $0.confidence?.rounded4,
                alternatives: $0.alternatives.map(\.text))
        }
        alternatives = recognition.alternatives.map {
            Alternative(text: $0.text, confidence: $0.confidence?.rounded4)
        }
        latency = Latency(
            afterSpeech: best.range.map { (utterance.decidedAt.seconds - $0.end.seconds).rounded4 },
            compute: recognition.computeSeconds.rounded4)
        if explains { evidence = recognition.evidence.mapValues(\.rounded4) }
    }

    /// The verdict of a ruling; nil if there was nothing to judge.
    package static func verdict(_ ruling: Ruling) -> Verdict? {
        switch ruling.meaning {
        case .answer(let verdict):
            switch verdict.outcome {
            case .accept: .correct
            case .prompt: .prompt
            case .reject where verdict.rule == .nothingSaid || verdict.rule == .negated: nil
            case .reject: .incorrect
            }
        case .otherAnswer, .number: .incorrect
        case .command, .notUnderstood: nil
        }
    }

    /// The outcome of an utterance and the reason for the outcome, in words.
    package static func reason(_ ruling: Ruling, of recognition: Recognition) -> String {
        switch ruling.meaning {
        case .answer(let verdict): return verdict.why
        case .otherAnswer(let word): return "“\(word)” is not the answer"
        case .number(let number): return "a number: \(number)"
        case .command(let command): return "a command: \(command.name)"
        case .notUnderstood(let outcome):
            if ruling.between.count == 2 {
                return "“\(ruling.between[0])” or “\(ruling.between[1])”: too close to tell"
            }
            if let command = ruling.refused {
                return "a command that was not heard clearly enough to be obeyed: \(command.name)"
            }
            if let written = ruling.written {
                return "it may have been “\(written)”: ask again"
            }
            switch (recognition.outcome, outcome) {
            case (.heard, .unsure):
                return "one sound, which may be part of a different word: ask again"
            case (.heard, .chatter):
                return "a choice was named, but in a conversation"
            case (.somethingElse(let word?), .unsure):
                return "“\(word)” is a command that was not heard clearly enough to be obeyed"
            default: return reason(outcome)
            }
        }
    }

    private static func reason(_ outcome: HearingOutcome) -> String {
        switch outcome {
        case .heard: "nothing that could be an answer"
        case .unsure: "not sure enough: ask again"
        case .somethingElse(let heard):
            "something else was said" + (heard.map { ", perhaps “\($0)”" } ?? "")
        case .chatter: "talk that is not an answer"
        case .noise: "noise without speech"
        case .silence: "silence"
        }
    }
}

extension Recognition {
    /// A copy of the recognition with full confidence, so that its words are judged.
    fileprivate var believed: Recognition {
        var believed = self
        believed.outcome = .heard
        believed.confidence = 1
        return believed
    }
}

extension ReplayResult.Utterance {
    package init(
        _ utterance: ClipListener.Heard, ruling: Ruling?, explaining grammar: CompiledGrammar?
    ) {
        let recognition = utterance.recognition
        start = recognition.speech.start.seconds.rounded4
        end = recognition.speech.end.seconds.rounded4
        outcome = recognition.outcome.name
        heard = recognition.best.text
        confidence = recognition.confidence.rounded4
        threshold = (ruling?.threshold ?? recognition.threshold)?.rounded4
        verdict = ruling.flatMap(ReplayResult.verdict)
        refused = ruling?.refused?.name
        if case .command(let command)? = ruling?.meaning { self.command = command.name }
        shown = utterance.shown.isEmpty ? nil : utterance.shown
        guard let grammar else { return }
        reason = ruling.map { ReplayResult.reason($0, of: recognition) }
        if case .somethingElse(let text) = recognition.outcome { transcript = text }
        let said = recognition.best.segments.map(\.text)
        if grammar.tags(saying: said) != nil {
            decisive = said[grammar.decisiveWords(of: said)].joined(separator: " ")
        }
        evidence = recognition.evidence.mapValues(\.rounded4)
        phones = recognition.phones.map { "\($0.name) \($0.frameCount)" }
    }
}
