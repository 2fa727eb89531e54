import QuestionBank
package import SpokenAnswers
package import TriviaGame

extension QuestionSheet {
    /// An answer round for this question. The round also listens for the answers to `rivals`.
    package func round(
        rivals: [QuestionSheet] = [], commands: SpokenCommands
    ) -> AnswerRound {
        AnswerRound(
            judge: judge, choices: question.choices, rivals: rivals.map(\.line),
            commands: commands)
    }
}

extension Game {
    /// An answer round for the current question; empty in a game without questions.
    func currentRound(commands: SpokenCommands) -> AnswerRound {
        guard index < count else {
            return QuestionSheet(Question(id: "", prompt: "", answer: "")).round(commands: commands)
        }
        return sheet.round(rivals: rivals, commands: commands)
    }
}
