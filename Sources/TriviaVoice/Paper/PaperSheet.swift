/// The sheets of a quiz on paper. Each is a file of its own: the host prints the questions and the key once and the
/// answer sheets for every team, and the key must not come out of the printer with what the teams get.
enum PaperSheet: String, CaseIterable {
    case questions
    case answerKey = "answer-key"
    case answerSheets = "answer-sheets"

    var fileName: String { rawValue + ".html" }

    /// The whole file.
    func page(of quiz: PaperQuiz) -> HTML {
        switch self {
        case .questions:
            PaperPage.html(quiz, kind: "Questions", body: QuestionPages.body(quiz))
        case .answerKey:
            PaperPage.html(quiz, kind: "Answer key", body: AnswerKey.body(quiz))
        case .answerSheets:
            PaperPage.html(quiz, kind: "Answer sheets", body: AnswerSheets.body(quiz))
        }
    }
}
