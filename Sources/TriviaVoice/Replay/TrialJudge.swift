import SpeechRecognition
import Transcript

/// Makes what to listen for from a trial, and a verdict from what was heard.
struct TrialJudge {
    private enum Mark: String {
        case answer, prompt, reject, choice
    }

    let grammar: Grammar
    private let answer: String
    private let hasChoices: Bool

    init(_ trial: Trial) {
        answer = trial.answer ?? ""
        hasChoices = !trial.choices.isEmpty
        var phrases: [Grammar.Phrase] = []
        var seen: Set<[String]> = []
        func add(_ text: String, _ mark: Mark) {
            let words = Self.words(text)
            if seen.insert(words).inserted {
                phrases.append(.init(id: mark.rawValue, words: words))
            }
        }
        for text in [answer] + trial.accept { add(text, .answer) }
        for text in trial.promptOn { add(text, .prompt) }
        for text in trial.reject { add(text, .reject) }
        for text in trial.choices { add(text, .choice) }
        grammar = Grammar.phrases(phrases)
    }

    private static func words(_ text: String) -> [String] {
        text.lowercased().split(whereSeparator: { $0.isWhitespace || "-,.!?;:".contains($0) })
            .map(String.init)
    }

    func judge(_ recognition: Recognition, into result: inout ReplayResult) {
        switch recognition.outcome {
        case .heard:
            switch recognition.tags[Grammar.phraseTag].flatMap(Mark.init) {
            case .answer:
                result.verdict = .correct
                result.matched = answer
                result.reason = "the answer was heard"
            case .prompt:
                result.verdict = .prompt
                result.reason = "not enough yet: say more"
            case .reject:
                result.verdict = .incorrect
                result.reason = "a form that does not count was heard"
            case .choice, nil:
                result.verdict = .incorrect
                result.reason = "another choice was heard"
            }
        case .somethingElse(let heard):
            result.verdict = .incorrect
            result.reason = "something else was said"
            if let heard { result.heard = heard }
        case .unsure:
            result.verdict = ReplayResult.Verdict.none
            result.reason = "not sure enough: ask again"
        case .chatter:
            result.verdict = ReplayResult.Verdict.none
            result.reason = "talk that answers nothing"
        case .noise:
            result.verdict = ReplayResult.Verdict.none
            result.reason = "noise without speech"
        case .silence:
            result.verdict = ReplayResult.Verdict.none
            result.reason = "silence"
        }
    }
}
