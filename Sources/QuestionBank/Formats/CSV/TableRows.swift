/// Returns the rows of a table one by one.
protocol TableRows {
    /// Reads the next row, or returns nil at the end.
    mutating func next() throws -> CSVParser.Record?
}

extension CSVParser: TableRows {}
extension CardRows: TableRows {}
extension SheetRows: TableRows {}

/// A table's rows, without the directives that Anki writes above them.
struct AnkiRows: TableRows {
    var parser: CSVParser
    let directives: AnkiDirectives

    mutating func next() throws -> CSVParser.Record? {
        while let record = try parser.next() {
            if !directives.skips(record) { return record }
        }
        return nil
    }
}

/// Rows that contain cards. A row with a single cell continues the card in the row above.
struct JoinedRows: TableRows {
    private var first: ArraySlice<CSVParser.Record>
    private var rest: (any TableRows)?
    private var pending: CSVParser.Record?
    private var joined: (count: Int, first: SourcePosition)?

    private static let cellLimit = 1 << 20

    /// Creates rows from rows that have already been read, followed by the rows of `rest`.
    init(_ first: [CSVParser.Record], _ rest: (any TableRows)?) {
        self.first = first[...]
        self.rest = rest
    }

    mutating func next() throws -> CSVParser.Record? {
        guard var card = try pending ?? raw() else { return nil }
        pending = nil
        while let row = try raw() {
            guard row.fields.count == 1, row.damage == nil, !row.isBlank,
                let last = card.fields.last, card.fields.count > 1,
                last.utf8.count + row.fields[0].utf8.count < Self.cellLimit
            else {
                pending = row
                break
            }
            card.fields[card.fields.count - 1] = last + " " + row.fields[0].trimmed
            joined = ((joined?.count ?? 0) + 1, joined?.first ?? row.position)
        }
        return card
    }

    /// Reads all rows. Call this method only if `rest` is nil.
    func all() throws -> [CSVParser.Record] {
        var copy = self
        var rows: [CSVParser.Record] = []
        while let row = try copy.next() { rows.append(row) }
        return rows
    }

    func report(to receiver: any PackReceiving) throws {
        guard let joined else { return }
        try receiver.receive(
            PackProblem(
                .note, at: joined.first,
                joined.count == 1
                    ? "line \(joined.first.line) has no separator, so it was added to the card above it"
                    : "\(joined.count) lines have no separator, so they were added to the cards above them; the first is line \(joined.first.line)",
                hint:
                    "if this is wrong, export the cards with a different separator between rows, and name it with --row-separator"
            ))
    }

    private mutating func raw() throws -> CSVParser.Record? {
        if let row = first.popFirst() { return row }
        return try rest?.next()
    }
}
