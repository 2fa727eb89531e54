/// Reads questions whose lines say what they are: `Q: …` and `A: …`, or the titles that columns of
/// tables have (`Question: …`, `Antwort: …`, `Category: …`). What follows without one goes on with the
/// line before.
struct LabelledLinesReader {
    private var record = CSVParser.Record(fields: [], places: [])
    private var columns: [CSVColumn] = []
    private var isAfterGap = false

    /// Whether every question that is called one has an answer that is.
    static func isOne(_ lines: some Collection<Substring>) -> Bool {
        let labels = lines.compactMap { label(of: $0.trimmed)?.column }
        let asked = labels.count { $0 == .question }
        return asked > 0 && labels.first != .answer
            && zip(labels, labels.dropFirst()).count { $0 == .question && $1 == .answer } * 2
                > asked
            && !lines.contains { $0.trimmed.hasPrefix("B:") }
    }

    mutating func read(_ window: ByteWindow, into receiver: any PackReceiving) throws {
        var lines = TextLines(window)
        while let line = try lines.next() {
            let text = line.text.trimmed
            if text.isEmpty {
                isAfterGap = true
                continue
            }
            if let (column, rest) = Self.label(of: text) {
                let isWhole = columns.contains(.question) && columns.contains(.answer)
                if column == .question && columns.contains(.question) || isWhole && isAfterGap {
                    try deliver(to: receiver)
                }
                // One answer more counts too.
                columns.append(column == .answer && columns.contains(.answer) ? .accept : column)
                record.fields.append(rest)
                record.places.append(line.position)
            } else if let last = record.fields.last {
                guard last.utf8.count < 10_000 else { continue }
                record.fields[record.fields.count - 1] = last.isEmpty ? text : "\(last) \(text)"
            } else {
                try receiver.receive(
                    PackProblem(
                        .note, at: line.position, "a line before the first question was left out",
                        hint: "write Q: before a question"))
            }
            isAfterGap = false
        }
        try deliver(to: receiver)
    }

    private mutating func deliver(to receiver: any PackReceiving) throws {
        guard !columns.isEmpty else { return }
        var row = CSVRow(record, layout: CSVLayout(columns), isHTML: false, isAnki: false)
        var question = row.made()
        try question.deliver(to: receiver)
        record = CSVParser.Record(fields: [], places: [])
        columns = []
    }

    private static let columns: Set<CSVColumn> = [
        .question, .answer, .accept, .reject, .category, .subcategory, .difficulty, .tags, .points,
        .timeLimit, .explanation, .source,
    ]

    /// `Q:`, `Q1:`, `3. Question:` or another title before a colon, and what stands behind it.
    private static func label(of line: String) -> (column: CSVColumn, rest: String)? {
        guard let colon = line.prefix(30).firstIndex(of: ":") else { return nil }
        let name = line[..<colon].drop { $0.isNumber || $0 == "." || $0 == ")" || $0 == " " }
        let title = name.trimmed.lowercased().filter { !$0.isNumber }.trimmed
        guard title.allSatisfy({ $0.isLetter || $0 == " " || $0 == "-" }) else { return nil }
        let rest = line[line.index(after: colon)...].trimmed
        if title == "a" { return (.answer, rest) }
        guard let column = CSVColumn(title: title), columns.contains(column) else { return nil }
        return (column, rest)
    }
}
