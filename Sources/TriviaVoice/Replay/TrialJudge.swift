import CommandMatcher
import Phonetics
import SpeechRecognition
import Transcript

/// Makes what to listen for from a trial, and a verdict from what was heard.
///
/// The judge's spoken forms make the grammar, and what is heard goes back to the same judge.
struct TrialJudge {
    let grammar: Grammar
    private let judge: AnswerJudge

    /// The tag of the answer line's own forms; other choices are their own tags.
    private static let lineMark = "line"

    init(_ trial: Trial, pronouncing: any Pronouncing) {
        self.init(
            AnswerLine(
                answer: trial.answer ?? "", accept: trial.accept,
                promptOn: trial.promptOn.map { .init($0) }, reject: trial.reject,
                choices: trial.choices),
            choices: trial.choices, pronouncing: pronouncing)
    }

    init(_ line: AnswerLine, choices: [String], pronouncing: any Pronouncing) {
        judge = AnswerJudge(line, pronouncing: pronouncing)
        var phrases: [Grammar.Phrase] = []
        var seen: Set<[String]> = []
        for words in SpokenForms(of: line).forms.map(\.words) where seen.insert(words).inserted {
            phrases.append(.init(id: Self.lineMark, words: words))
        }
        for choice in choices {
            for words in SpokenForms.sayings(of: choice) where seen.insert(words).inserted {
                phrases.append(.init(id: choice, words: words))
            }
        }
        grammar = Grammar.phrases(phrases)
    }

    func judge(_ recognition: Recognition, into result: inout ReplayResult) {
        result.heardAnswer =
            recognition.tags[Grammar.phraseTag] == Self.lineMark
            && judge.judge(Hearing(best: recognition.best)).outcome == .accept
        switch recognition.outcome {
        case .heard where recognition.tags[Grammar.phraseTag] != Self.lineMark:
            // The grammar knows which choice it heard; however alike two may sound, this one is
            // not the answer.
            result.verdict = .incorrect
            result.matched = recognition.tags[Grammar.phraseTag]
            result.reason = "another choice was heard"
        case .heard:
            let verdict = judge.judge(Hearing(best: recognition.best))
            result.matched = verdict.matched
            result.reason = verdict.why
            result.verdict =
                switch verdict.outcome {
                case .accept: .correct
                case .prompt: .prompt
                case .reject: .incorrect
                }
        case .somethingElse(let heard):
            result.verdict = .incorrect
            result.reason = "something else was said" + (heard.map { ", perhaps “\($0)”" } ?? "")
            result.heard = heard ?? ""
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
