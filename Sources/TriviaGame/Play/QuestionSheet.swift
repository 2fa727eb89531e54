public import CommandMatcher
public import Phonetics
public import QuestionBank

/// A question with everything needed to judge its answers.
public struct QuestionSheet: Sendable {
    /// The question as written in its pack.
    public let question: Question
    /// Accepted forms other than the official answer, including learned forms.
    public let accepted: [String]
    /// The judge of the question's answers.
    public let judge: AnswerJudge

    /// - Parameters:
    ///   - learned: Forms of the answer that were learned from earlier challenges.
    ///   - pronouncing: The pronunciations. If this argument is nil, the judge compares only
    ///     letters.
    public init(
        _ question: Question, learned: [String] = [], strictness: Strictness = .normal,
        pronouncing: (any Pronouncing)? = nil, language: CompiledLanguage = .english
    ) {
        self.question = question
        accepted = question.accept + learned
        judge = AnswerJudge(
            question.answerLine(learned: learned), question: question.prompt,
            strictness: strictness, pronouncing: pronouncing,
            language: language)
    }

    /// The answer line of the question.
    public var line: AnswerLine { judge.line }

    /// The answer as shown to players.
    public var official: String { isList ? items.joined(separator: ", ") : line.official }

    /// Earlier open-ended questions whose answers may be confused with this question's answer, the
    /// latest question first.
    package func rivals(among asked: some BidirectionalCollection<QuestionSheet>) -> [QuestionSheet]
    {
        guard question.choices.isEmpty else { return [] }
        return asked.reversed().filter(\.question.choices.isEmpty)
    }

    /// The verdict on one of the question's own choices, based only on the choice's text.
    func verdict(onChoice choice: String) -> Verdict {
        AnswerJudge(
            line, question: question.prompt, strictness: .normal, pronouncing: nil,
            language: judge.language
        )
        .judge(typed: choice)
    }

    func isRight(choice: String) -> Bool {
        if let selection = line.selection {
            return selection.right.contains { question.choices[$0] == choice }
        }
        return verdict(onChoice: choice).outcome == .accept
    }
}
