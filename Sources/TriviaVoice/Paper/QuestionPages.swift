import QuestionBank
import TriviaGame

/// The questions, to be read aloud or handed out. Nothing here gives an answer away: the names of media files appear
/// only in the key.
enum QuestionPages {
    static func body(_ quiz: PaperQuiz) -> HTML {
        """
        <header><h1 dir="auto">\(quiz.title)</h1></header>
        \(quiz.rounds.map { PaperPage.section($0, hasOwnPage: true, item: item) })
        \(PaperPage.credits(quiz))
        """
    }

    private static func item(_ question: PaperQuestion) -> HTML {
        """
        <li>
        <p class="prompt" dir="auto">\(question.question.prompt)</p>
        \(choices(question))\(details(question))</li>

        """
    }

    private static func choices(_ question: PaperQuestion) -> HTML? {
        let choices = question.question.choices
        guard !choices.isEmpty else { return nil }
        if question.question.isTrueOrFalse {
            return """
                <p class="choices">\(choices.map(HTML.words), separator: " or ")?</p>

                """
        }
        let items = choices.enumerated().map { index, choice -> HTML in
            "<li><b>\(Game.letter(index))</b> \(HTML.words(choice))</li>"
        }
        return """
            <ul class="choices">\(items)</ul>

            """
    }

    private static func details(_ question: PaperQuestion) -> HTML? {
        guard !question.details.isEmpty else { return nil }
        return """
            <p class="detail">\(question.details.map(HTML.words), separator: " · ")</p>

            """
    }
}
