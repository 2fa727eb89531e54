/// Questions in a text document that is not a quiz-bowl packet.
struct DocumentTables {
    var tables: [[CSVParser.Record]]
    /// The lines of text outside the tables.
    var lines: [String]

    /// The text-file format of the lines, or nil if the lines contain no questions.
    var lineFormat: PackFormat? {
        let sample = lines.prefix(400).joined(separator: "\n")
        let found = FormatDetection.format(sample: sample, fileExtension: "")
        switch found {
        case .aiken, .testText, .openTriviaQA, .gift: return found
        case .plain where LabelledLinesReader.isOne(sample.split { $0.isNewline }): return found
        default: return nil
        }
    }

    /// The tables that have a title row.
    var titled: [[CSVParser.Record]] {
        tables.filter { $0.prefix(25).contains { CSVLayout(titles: $0.fields) != nil } }
    }

    /// Reads all tables and lines, and returns whether they contained any questions.
    func read(
        _ options: PackFile.Options, title: String, into receiver: any PackReceiving
    ) throws -> Bool {
        var found = false
        let columns = try options.layout()
        for rows in columns == nil ? titled : tables {
            var reader = CSVReader(columns: columns, options)
            try reader.read(title: title, into: receiver) { ListedRows(rows) }
            found = true
        }
        let left = tables.count - titled.count
        if found, left > 0, columns == nil {
            try receiver.receive(
                PackProblem(
                    .note, "\(left.counted("table")) without a row of titles left out",
                    hint: "no action is needed if they contain no questions"))
        }
        if let format = lineFormat, var reader = format.reader(title: title) {
            let text = lines.joined(separator: "\n") + "\n"
            try reader.read(
                PackInput(name: title, bytes: Array(text.utf8)), options, into: receiver)
            found = true
        }
        return found
    }
}

/// The rows of a table that is already in memory.
private struct ListedRows: TableRows {
    private var rest: ArraySlice<CSVParser.Record>

    init(_ rows: [CSVParser.Record]) { rest = rows[...] }

    mutating func next() -> CSVParser.Record? { rest.popFirst() }
}

extension XMLElement {
    /// The rows of a table whose elements have the names `row` and `cell`. `text` is a function
    /// that returns the text of a cell.
    func tableRows(
        row: String, cell: String, text: (XMLElement) -> String
    ) -> [CSVParser.Record] {
        within(row).enumerated().map { number, row in
            let cells = row.all(cell).prefix(1000)
            return CSVParser.Record(
                fields: cells.map { text($0).trimmed },
                places: cells.indices.map { SourcePosition(line: number + 1, column: $0 + 1) })
        }
    }
}
