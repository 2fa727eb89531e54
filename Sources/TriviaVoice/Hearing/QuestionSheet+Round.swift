import QuestionBank
import SpokenAnswers
import TriviaGame

extension QuestionSheet {
    /// The question between ear and judge.
    ///
    /// - Parameter rivals: Other questions whose answers are listened for too.
    func round(
        rivals: [QuestionSheet] = [], commands: SpokenCommands
    ) -> AnswerRound {
        AnswerRound(
            judge: judge, choices: question.choices, rivals: rivals.map(\.line),
            commands: commands)
    }
}

extension Game {
    /// The question of the moment between ear and judge; a game without questions has one of nothing.
    func currentRound(commands: SpokenCommands) -> AnswerRound {
        guard index < count else {
            return QuestionSheet(Question(id: "", prompt: "", answer: "")).round(commands: commands)
        }
        return sheet.round(rivals: rivals, commands: commands)
    }
}

extension Expectation {
    /// The same for the room between ear and judge.
    var awaited: Awaited {
        switch kind {
        case .answer: .answer(choices: choices)
        case .moreSpecific(let first): .more(after: first, choices: choices)
        case .number: .number(like: QuestionSheet(question).official)
        case .pick(let categories, let values, let alone):
            .pick(categories: categories, values: values, alone: alone)
        case .wager: .wager
        case .decision: .decision
        case .who(let players): .who(players: players)
        case .commands, .buzz: .commands
        }
    }
}
