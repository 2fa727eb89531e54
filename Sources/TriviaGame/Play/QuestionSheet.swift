public import CommandMatcher
public import Phonetics
public import QuestionBank

/// A question with everything that judging its answers needs.
public struct QuestionSheet: Sendable {
    /// The question as its pack has it.
    public let question: Question
    /// Forms that count beside the answer, those of challenges among them.
    public let accepted: [String]
    /// Judges its answers.
    public let judge: AnswerJudge

    /// - Parameters:
    ///   - learned: Forms that count because a challenge was granted once.
    ///   - strictness: How much the judge forgives.
    ///   - pronouncing: How words are said; without it letters are compared.
    ///   - language: What the game is played in.
    public init(
        _ question: Question, learned: [String] = [], strictness: Strictness = .normal,
        pronouncing: (any Pronouncing)? = nil, language: CompiledLanguage = .english
    ) {
        self.question = question
        accepted = question.accept + learned
        let line = AnswerLine(
            answer: question.answer, accept: accepted,
            promptOn: question.promptOn.map { AnswerLine.PromptForm($0.form, ask: $0.ask) },
            reject: question.reject, choices: question.choices, tolerance: question.tolerance)
        judge = AnswerJudge(
            line, question: question.prompt, strictness: strictness, pronouncing: pronouncing,
            language: language)
    }

    /// What counts as an answer.
    public var line: AnswerLine { judge.line }

    /// The answer as it is told to people.
    public var official: String { isList ? items.joined(separator: ", ") : line.official }

    /// Of questions that were asked before, what players may confuse the answer with: those without choices,
    /// the latest first; nothing where this question has choices.
    package func rivals(among asked: some BidirectionalCollection<QuestionSheet>) -> [QuestionSheet]
    {
        guard question.choices.isEmpty else { return [] }
        return asked.reversed().filter(\.question.choices.isEmpty)
    }

    /// The verdict on a choice: its text is the question's own, so no pronunciation is looked up.
    func verdict(onChoice choice: String) -> Verdict {
        AnswerJudge(
            line, question: question.prompt, strictness: .normal, pronouncing: nil,
            language: judge.language
        )
        .judge(typed: choice)
    }

    func isRight(choice: String) -> Bool {
        verdict(onChoice: choice).outcome == .accept
    }
}
