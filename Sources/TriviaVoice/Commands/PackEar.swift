import CommandMatcher
import QuestionBank
import SpeechRecognition

/// Checks how well answers can be recognized, using the judge and the recognizer's pronunciations.
struct PackEar {
    let pronouncing: PronunciationService
    let check: EarCheck

    init(_ model: ModelOptions) throws {
        let service = try model.pronouncing(for: model.model())
        pronouncing = service
        check = EarCheck(pronouncing: service, spoken: Self.spoken)
    }

    static func line(of question: Question) -> AnswerLine {
        AnswerLine(
            answer: question.answer, accept: question.accept,
            promptOn: question.promptOn.map { .init($0.form, ask: $0.ask) },
            reject: question.reject, choices: question.choices, tolerance: question.tolerance)
    }

    /// The spoken forms that the judge accepts for a question.
    @Sendable static func spoken(_ question: Question) -> SpokenAnswer {
        let line = line(of: question)
        var spoken = SpokenAnswer(accepted: [], problems: line.problems.map { "\($0)" })
        for form in SpokenForms(of: line, question: question.prompt).forms {
            switch form.directive {
            case .accept: spoken.accepted.append(form.words)
            case .reject: spoken.rejected.append(form.words)
            default: spoken.prompted.append(form.words)
            }
        }
        spoken.choices = question.choices.map { SpokenForms.sayings(of: $0, limit: 4) }
        return spoken
    }
}
