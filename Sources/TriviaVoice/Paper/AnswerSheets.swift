/// One answer sheet for each round. A team fills in the sheet and hands it over for marking.
enum AnswerSheets {
    static func body(_ quiz: PaperQuiz) -> HTML {
        "\(quiz.rounds.map { sheet($0, of: quiz) })"
    }

    /// An answer sheet as a table. The table header has a space for the team's name and is repeated
    /// on every page.
    private static func sheet(_ round: PaperRound, of quiz: PaperQuiz) -> HTML {
        """
        <section class="round">
        <table class="answers">
        <thead>
        <tr><td colspan="3"><p class="detail" dir="auto">\(quiz.title)</p>
        \(PaperPage.heading(round))
        <p class="name">Team:</p></td></tr>
        <tr><th></th><th>Answer (write it, or circle it)</th><th>Points</th></tr>
        </thead>
        <tbody>
        \(round.questions.enumerated().map { row($1, number: $0 + 1, round) })</tbody>
        </table>
        <p class="total">Points of this round <span class="box"></span></p>
        </section>

        """
    }

    private static func row(
        _ question: PaperQuestion, number: Int, _ round: PaperRound
    ) -> HTML {
        let wager: HTML? =
            round.hasWager
            ? """
            <p class="wager">Wager: <span class="box"></span></p>
            """ : nil
        return """
            <tr><th scope="row">\(number)</th><td>\(wager)\(space(question.space))</td><td class="points"></td></tr>

            """
    }

    private static func space(_ space: PaperQuestion.Space) -> HTML {
        switch space {
        case .lines(let count):
            let line: HTML = "<div class=\"line\"></div>"
            return "\(Array(repeating: line, count: count))"
        case .circle(let choices):
            return
                "<p class=\"circles\">\(choices.map { "<span dir=\"auto\">\($0)</span>" as HTML })</p>"
        }
    }
}
