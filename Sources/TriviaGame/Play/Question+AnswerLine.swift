public import CommandMatcher
public import QuestionBank

extension Question {
    /// The question's answer line, with forms learned from earlier challenges.
    public func answerLine(learned: [String] = []) -> AnswerLine {
        var line = AnswerLine(
            answer: answer, accept: accept + learned,
            promptOn: promptOn.map { AnswerLine.PromptForm($0.form, ask: $0.ask) },
            reject: reject, choices: choices, tolerance: tolerance)
        if kind.isSelection {
            line.selection = Selection(right: rightChoices, isOrdered: kind == .order)
        }
        return line
    }
}
