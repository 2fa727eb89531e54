import CommandMatcher
import QuestionBank
import SpeechRecognition
import TriviaGame

/// Checks how well answers can be recognized, using the judge and the recognizer's pronunciations.
struct PackEar {
    let pronouncing: PronunciationService
    let check: EarCheck

    init(_ model: ModelOptions) throws {
        let service = try model.pronouncing(for: model.model())
        pronouncing = service
        check = EarCheck(pronouncing: service, spoken: Self.spoken)
    }

    /// The spoken forms that the judge accepts for a question.
    @Sendable static func spoken(_ question: Question) -> SpokenAnswer {
        let line = question.answerLine()
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
