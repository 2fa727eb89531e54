import CommandMatcher
import Phonetics
import QuestionBank
import TriviaGame

/// Tests whether the judge accepts a question's accepted forms and rejects its rejected forms.
struct JudgeCheck {
    let pronouncing: (any Pronouncing)?

    /// The maximum number of forms of each kind to check.
    private static let mostForms = 24

    func findings(_ question: Question) -> [EarFinding] {
        let judge = AnswerJudge(
            question.answerLine(), question: question.prompt, pronouncing: pronouncing)
        var memory = JudgingMemory()
        func outcome(_ form: String) -> Verdict.Outcome {
            judge.judge(typed: form, using: &memory).outcome
        }
        func finding(_ form: String, _ message: String, _ suggestion: String) -> EarFinding {
            EarFinding(
                question: question.id, kind: .misjudged, weight: .risk, subject: form,
                message: message, suggestion: suggestion)
        }
        var findings: [EarFinding] = []
        let official = question.plainAnswer
        let accepted = question.accept.prefix(Self.mostForms).map { Self.plain($0) }
        if question.kind.isSelection { return selectionFindings(question, judge) }
        for form in [official] + accepted where outcome(form) != .accept {
            findings.append(
                finding(
                    form, "\"\(form)\" is listed as right but would be rejected",
                    "check what is in reject and promptOn, and what the prompt already says"))
        }
        for form in question.reject.prefix(Self.mostForms).map({ Self.plain($0) })
        where outcome(form) == .accept {
            findings.append(
                finding(
                    form, "\"\(form)\" is in reject but would be accepted",
                    "it is also an accepted form, or too similar to one"))
        }
        let right = Set(([official] + accepted).map { $0.lowercased() })
        for (index, choice) in question.choices.enumerated().prefix(Self.mostForms)
        where index != question.correctChoice && !right.contains(choice.lowercased())
            && outcome(choice) == .accept
        {
            findings.append(
                finding(
                    choice, "the wrong choice \"\(choice)\" would be accepted",
                    "make the choices differ more clearly"))
        }
        return findings
    }

    /// Checks that the judge accepts all right choices together, but no right choice alone.
    private func selectionFindings(_ question: Question, _ judge: AnswerJudge) -> [EarFinding] {
        let right = question.rightChoices.map { question.choices[$0] }
        let isRight = judge.judge(typed: right.joined(separator: ", ")).outcome == .accept
        guard !isRight || right.contains(where: { judge.judge(typed: $0).outcome == .accept })
        else { return [] }
        return [
            EarFinding(
                question: question.id, kind: .misjudged, weight: .risk,
                subject: right.joined(separator: ", "),
                message: "the choices cannot be told apart when several are named",
                suggestion: "make the choices differ more clearly")
        ]
    }

    /// Returns a form of an answer without its markup.
    private static func plain(_ form: String) -> String {
        Question(id: "", prompt: "", answer: form).plainAnswer
    }
}
