/// The layout that all sheets share. A sheet loads no other files and runs no scripts.
enum PaperPage {
    static func html(_ quiz: PaperQuiz, kind: String, body: HTML) -> HTML {
        """
        <!DOCTYPE html>
        <html lang="\(quiz.language)">
        <head>
        <meta charset="utf-8">
        <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:">
        <meta name="viewport" content="width=device-width">
        <title>\(kind): \(quiz.title)</title>
        <style>
        \(style)
        </style>
        </head>
        <body>
        \(body)
        </body>
        </html>

        """
    }

    /// A round with its questions in order, on a new page if `hasOwnPage` is true.
    static func section(
        _ round: PaperRound, hasOwnPage: Bool, item: (PaperQuestion) -> HTML
    ) -> HTML {
        """
        <section class="\(hasOwnPage ? "round" : "")">
        \(heading(round))
        \(rule(round))
        <ol>
        \(round.questions.map(item))
        </ol>
        </section>

        """
    }

    static func heading(_ round: PaperRound) -> HTML {
        let title: HTML? = round.title.map { ": \(HTML.words($0))" }
        return "<h2>Round \(round.number)\(title)</h2>"
    }

    static func rule(_ round: PaperRound) -> HTML? {
        round.rule.map { "<p class=\"rule\">\($0)</p>" }
    }

    /// The credits, which licenses often require, or nil if there are none.
    static func credits(_ quiz: PaperQuiz) -> HTML? {
        guard !quiz.credits.isEmpty else { return nil }
        return """
            <footer class="detail">\(quiz.credits.map(HTML.words), separator: " · ")</footer>
            """
    }

    /// The style sheet, which leaves the paper size to the printer and numbers the pages.
    private static let style: HTML = """
        @page { margin: 15mm 16mm 18mm }
        @page { @bottom-center { content: counter(page) " / " counter(pages); font: 10pt sans-serif } }
        * { box-sizing: border-box }
        body { margin: 0 auto; max-width: 180mm; color: #000; background: #fff;
          font: 13pt/1.4 "Liberation Sans", Arial, Helvetica, sans-serif; overflow-wrap: anywhere }
        h1 { font-size: 22pt; line-height: 1.2; margin: 0 0 2mm }
        h2 { font-size: 16pt; line-height: 1.2; margin: 0 0 4mm }
        h1, h2, .rule { break-after: avoid }
        p { margin: 0; white-space: pre-line; orphans: 3; widows: 3 }
        header { margin-bottom: 6mm }
        section { margin-bottom: 8mm }
        .round + .round, .scores { break-before: page }
        .rule { margin-bottom: 4mm; font-style: italic }
        ol { margin: 0; padding-inline-start: 12mm }
        ol > li { margin-bottom: 6mm; break-inside: avoid }
        ol > li::marker { font-weight: bold }
        .choices { margin: 1.5mm 0 0; padding: 0; list-style: none }
        ul.choices { display: grid; grid-template-columns: repeat(auto-fit, minmax(70mm, 1fr)); gap: 1mm 6mm }
        .pictures { display: flex; gap: 4mm; margin: 2mm 0 0 }
        .pictures img { max-height: 45mm; max-width: 80mm; object-fit: contain }
        .detail { font-size: 10pt }
        .host { font-weight: bold }
        .asked { font-size: 11pt }
        .answer { font-size: 14pt; font-weight: bold }
        .note { font-size: 11pt }
        footer { break-before: avoid; break-inside: avoid }
        table { width: 100%; border-collapse: collapse }
        thead { display: table-header-group }
        tr, .total { break-inside: avoid }
        th { text-align: start; font-size: 10pt }
        .answers tbody th { width: 10mm; padding-top: 4mm; font-size: 13pt; vertical-align: top }
        .answers .points, .answers tr > th:last-child { width: 18mm }
        .answers tbody td { padding: 1.5mm 0 }
        .answers .points { border: 0.4mm solid #000 }
        .name { border-bottom: 0.4mm solid #000; margin: 4mm 0; padding-top: 4mm }
        .line { height: 10mm; margin-inline-end: 6mm; border-bottom: 0.3mm solid #000 }
        .circles { padding: 2mm 0 }
        .circles span { display: inline-block; padding: 0.5mm 3mm; margin-inline-end: 4mm }
        .wager { padding-top: 2mm }
        .box { display: inline-block; width: 26mm; height: 11mm; border: 0.4mm solid #000; vertical-align: middle }
        .total { margin-top: 5mm; text-align: end; font-weight: bold; break-before: avoid }
        .scores th, .scores td { border: 0.3mm solid #000; padding: 1mm 2mm; height: 11mm }
        .scores .team { width: 35% }
        """
}
