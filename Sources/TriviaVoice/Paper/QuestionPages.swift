import QuestionBank
import TriviaGame

/// The host's question sheets. The sheets contain nothing that gives away an answer, such as file
/// names.
enum QuestionPages {
    static func body(_ quiz: PaperQuiz) -> HTML {
        """
        <header><h1 dir="auto">\(quiz.title)</h1></header>
        \(quiz.rounds.map { round in
            PaperPage.section(round, hasOwnPage: true) { item($0, in: quiz) }
        })
        \(PaperPage.credits(quiz))
        """
    }

    private static func item(_ question: PaperQuestion, in quiz: PaperQuiz) -> HTML {
        """
        <li>
        <p class="prompt" dir="auto">\(question.question.prompt)</p>
        \(pictures(question, in: quiz))\(choices(question))\(details(question, in: quiz))</li>

        """
    }

    private static func pictures(_ question: PaperQuestion, in quiz: PaperQuiz) -> HTML? {
        let images = question.question.media(at: .question, .picture).compactMap { item -> HTML? in
            quiz.pictures[item.file].map { "<img src=\"\($0)\" alt=\"\(item.alt ?? "")\">" }
        }
        guard !images.isEmpty else { return nil }
        return """
            <div class="pictures">\(images)</div>

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
        let instruction = question.instruction.map { "<p class=\"detail\">\($0)</p>" as HTML }
        return """
            <ul class="choices">\(items)</ul>\(instruction)

            """
    }

    private static func details(_ question: PaperQuestion, in quiz: PaperQuiz) -> HTML? {
        let details = question.details(printed: Set(quiz.pictures.keys))
        guard !details.isEmpty else { return nil }
        return """
            <p class="detail">\(details.map(HTML.words), separator: " · ")</p>

            """
    }
}
