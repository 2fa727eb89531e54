import QuestionBank
import SpokenAnswers
import TriviaGame

extension QuestionSheet {
    /// The question between ear and judge.
    ///
    /// - Parameter rivals: Other questions whose answers are listened for too.
    func round(
        rivals: [QuestionSheet] = [], commands: SpokenCommands = .shipped
    ) -> AnswerRound {
        AnswerRound(
            judge: judge, choices: question.choices, rivals: rivals.map(\.line),
            commands: commands)
    }
}

extension Expectation {
    /// The same for the room between ear and judge.
    var awaited: Awaited {
        switch kind {
        case .answer: .answer(choices: choices)
        case .moreSpecific(let first): .more(after: first, choices: choices)
        case .decision: .decision
        case .commands: .commands
        }
    }
}
