import QuestionBank

/// The answer key, with answers, notes that help with marking, and a table for the scores.
enum AnswerKey {
    static func body(_ quiz: PaperQuiz) -> HTML {
        """
        <header><h1 dir="auto">\(quiz.title)</h1>
        <p class="host">Answer key, for the host only</p></header>
        \(quiz.rounds.map { PaperPage.section($0, hasOwnPage: false, item: item) })
        \(PaperPage.credits(quiz))
        \(scores(quiz))
        """
    }

    private static func item(_ question: PaperQuestion) -> HTML {
        let answer = PaperAnswer(question.question)
        let notes = answer.notes.map { note -> HTML in
            """
            <p class="note" dir="auto">\(note)</p>

            """
        }
        return """
            <li>
            <p class="asked" dir="auto">\(question.question.prompt)</p>
            <p class="answer" dir="auto">\(answer.official)</p>
            \(notes)</li>

            """
    }

    private static let teamCount = 14

    /// A table with a row for each team and a column for each round.
    private static func scores(_ quiz: PaperQuiz) -> HTML {
        let titles = quiz.rounds.map { round -> HTML in "<th>\(round.number)</th>" }
        let cells = quiz.rounds.map { _ -> HTML in "<td></td>" }
        let row: HTML = """
            <tr><td></td>\(cells)<td></td></tr>

            """
        return """
            <section class="scores">
            <h2>Scores</h2>
            <table>
            <thead><tr><th class="team">Team</th>\(titles)<th>Total</th></tr></thead>
            <tbody>
            \(Array(repeating: row, count: teamCount))</tbody>
            </table>
            </section>
            """
    }
}
