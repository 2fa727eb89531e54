/// The sheets of a paper quiz, each in a separate file. Answer sheets are printed once per team.
enum PaperSheet: String, CaseIterable {
    case questions
    case answerKey = "answer-key"
    case answerSheets = "answer-sheets"

    var fileName: String { rawValue + ".html" }

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
