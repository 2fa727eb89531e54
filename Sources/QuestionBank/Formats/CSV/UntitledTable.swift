/// A table without known titles, which can only contain two-sided cards.
struct UntitledTable {
    private(set) var layout: CSVLayout
    /// The rows below the title row, or all rows if there is no title row.
    private(set) var rows: [CSVParser.Record]
    private(set) var problems: [PackProblem] = []
    /// Whether rows with a single cell continue the card in the row above.
    private(set) var joinsLines = false

    /// Reads a table, or throws `PackError.syntax` if the table does not contain cards.
    static func read(_ rows: [CSVParser.Record]) throws -> UntitledTable {
        if let first = rows.first, let layout = CSVLayout(halfKnown: first.fields) {
            return UntitledTable(
                layout: layout, rows: Array(rows.dropFirst()),
                problems: [titles(first, "one of its titles is unknown")])
        }
        let joinsLines = joinsLines(rows)
        let cards = try joinsLines ? JoinedRows(rows, nil).all() : rows
        let pairs = cards.count { isPair($0) }
        guard !cards.isEmpty, pairs * 10 >= cards.count * 8 else {
            let odd = cards.first { !isPair($0) } ?? rows.first
            throw PackError.syntax(
                format: "table", at: odd?.position ?? SourcePosition(line: 1),
                problem: pairs * 2 >= cards.count && pairs > 0
                    ? "the table has no titles, and this row does not have the two sides of a card"
                    : "no row of titles names a question column and an answer column",
                hint: "begin with a row such as: question,answer,category,difficulty")
        }
        var table = UntitledTable(
            layout: CSVLayout([.term, .definition]), rows: rows, problems: [])
        table.joinsLines = joinsLines
        if looksLikeTitles(cards) {
            table.problems.append(titles(cards[0], "unlike the rows below it, it asks nothing"))
            table.rows.removeFirst()
        }
        return table
    }

    private init(layout: CSVLayout, rows: [CSVParser.Record], problems: [PackProblem]) {
        self.layout = layout
        self.rows = rows
        self.problems = problems
    }

    private static func titles(_ row: CSVParser.Record, _ reason: String) -> PackProblem {
        let words = row.fields.map { $0.trimmed.prefix(40) }.joined(separator: " | ")
        return PackProblem(
            .note, at: row.position,
            "the first row (\(words)) was read as titles: \(reason)",
            hint: "if it is a question, add a row of titles above it: question,answer")
    }

    private static func isPair(_ row: CSVParser.Record) -> Bool {
        row.fields.count == 2 && !row.fields[1].trimmed.isEmpty
    }

    /// Whether some cards continue after a line break, in rows with a single cell.
    private static func joinsLines(_ rows: [CSVParser.Record]) -> Bool {
        rows.contains { $0.fields.count == 1 } && rows.first.map(isPair) == true
            && rows.count { isPair($0) } * 2 >= rows.count
    }

    /// Whether the first row contains no question although almost all other rows contain questions.
    private static func looksLikeTitles(_ rows: [CSVParser.Record]) -> Bool {
        guard rows.count > 2, let first = rows.first, isPair(first) else { return false }
        let isShort = first.fields.allSatisfy { cell in
            !cell.contains { $0.isNumber || "?!.".contains($0) } && cell.count <= 40
                && cell.split(separator: " ").count <= 4
        }
        return isShort
            && (0...1).contains { side in
                let asking = rows.dropFirst().count {
                    $0.fields.count > side && $0.fields[side].contains("?")
                }
                return asking * 10 >= (rows.count - 1) * 9
            }
    }
}
