import Archives

/// The sheets of a spreadsheet (ODF 1.3 part 3, section 9), each with a table below a title row.
struct OpenDocumentSheets {
    private let content: [UInt8]
    private let title: String

    init(_ archive: Archive, title: String) throws {
        content = try ArchivedPack.file("content.xml", in: archive)
        self.title = title
    }

    func read(_ options: PackFile.Options, into receiver: any PackReceiving) throws {
        let columns = try options.layout()
        var names: [String] = []
        var loosePictures = 0
        var isFrameNew = false
        var scanner = XMLScanner(ByteWindow(content))
        while try scanner.element(
            named: ["table-row"],
            passing: { tag in
                if tag.name == "table" { names.append(tag.attributes["name"] ?? "") }
                if tag.name == "frame" { isFrameNew = true }
                if isFrameNew, OpenDocumentRows.picture(tag.name, tag.attributes) != nil {
                    loosePictures += 1
                    isFrameNew = false
                }
            }) != nil
        {}
        var tables = try names.indices.filter { try hasTitles($0) }
        if tables.isEmpty || columns != nil { tables = Array(names.indices.prefix(1)) }
        guard !tables.isEmpty else { throw PackError.empty(format: PackFormat.ods.rawValue) }
        let left = names.indices.filter { !tables.contains($0) }
        if !left.isEmpty, columns == nil {
            try receiver.receive(
                PackProblem(
                    .note,
                    "\(left.count.counted("sheet")) without a row of titles left out: "
                        + left.prefix(5).map { names[$0] }.joined(separator: ", "),
                    hint: "no action is needed if they contain no questions"))
        }
        for table in tables {
            var reader = CSVReader(columns: columns, options)
            try reader.read(
                title: title, part: tables.count > 1 ? "the sheet \"\(names[table])\"" : nil,
                into: receiver
            ) { OpenDocumentRows(content, table: table) }
        }
        if loosePictures > 0 { try receiver.receive(.strayPictures(loosePictures)) }
    }

    private func hasTitles(_ table: Int) throws -> Bool {
        var rows = OpenDocumentRows(content, table: table)
        for _ in 0..<25 {
            guard let row = try rows.next() else { return false }
            if CSVLayout(titles: row.fields) != nil { return true }
        }
        return false
    }
}

/// The rows of one sheet. The position of a cell consists of its row and column.
struct OpenDocumentRows: TableRows {
    private var scanner: XMLScanner
    private let table: Int
    private var current = -1
    private var line = 0
    /// A row that is repeated several times.
    private var repeated: (record: CSVParser.Record, count: Int)?

    private static let columnLimit = 1000
    private static let repeatLimit = 1000

    /// Opens a sheet by its zero-based index.
    init(_ content: [UInt8], table: Int) {
        scanner = XMLScanner(ByteWindow(content))
        self.table = table
    }

    mutating func next() throws -> CSVParser.Record? {
        if let (record, count) = repeated, count > 0 {
            line += 1
            repeated = (record, count - 1)
            return placed(record)
        }
        while current <= table {
            var sheet = current
            guard
                let row = try scanner.element(
                    named: ["table-row"], passing: { if $0.name == "table" { sheet += 1 } })
            else { return nil }
            if sheet != current {
                current = sheet
                line = 0
            }
            guard current == table else { continue }
            let count = row.attributes["number-rows-repeated"].flatMap { Int($0) } ?? 1
            let record = try self.record(row)
            if record.isBlank, record.flaws.isEmpty, record.pictures.isEmpty {
                // A sheet may end with up to a million empty rows, stored as one repeated row.
                line += max(1, min(count, 1_100_000))
                continue
            }
            line += 1
            repeated = (record, min(count, Self.repeatLimit) - 1)
            return placed(record)
        }
        return nil
    }

    private func placed(_ record: CSVParser.Record) -> CSVParser.Record {
        var record = record
        record.places = record.fields.indices.map { SourcePosition(line: line, column: $0 + 1) }
        return record
    }

    private func record(_ row: XMLElement) throws -> CSVParser.Record {
        var record = CSVParser.Record(fields: [], places: [])
        var empty = 0
        for cell in row.children
        where cell.name == "table-cell" || cell.name == "covered-table-cell" {
            let count = max(
                1, cell.attributes["number-columns-repeated"].flatMap { Int($0) } ?? 1)
            let text = Self.value(of: cell)
            let flaw = Self.flaw(of: cell, text)
            for frame in cell.within("frame") {
                // Additional pictures in a frame are alternative versions of the first picture.
                let files = frame.children.compactMap { Self.picture($0.name, $0.attributes) }
                if let file = files.first {
                    record.pictures.append(
                        .init(column: record.fields.count + empty, file: file))
                }
            }
            if text.isEmpty, flaw == nil {
                empty += min(count, Self.columnLimit)
                continue
            }
            guard record.fields.count + empty + count <= Self.columnLimit else {
                throw PackError.tooLarge(
                    what: "a row", limit: "\(Self.columnLimit) columns",
                    at: SourcePosition(line: line + 1))
            }
            record.fields += Array(repeating: "", count: empty)
            empty = 0
            if let flaw { record.flaws[record.fields.count] = flaw }
            record.fields += Array(repeating: text, count: count)
        }
        if record.fields.isEmpty { record.fields = [""] }
        return record
    }

    /// The path of a picture, or a link to the picture. For images of charts and other elements,
    /// the result is nil.
    fileprivate static func picture(_ name: String, _ attributes: [String: String]) -> String? {
        guard name == "image", let path = attributes["href"] else { return nil }
        return path.hasPrefix("Pictures/") || path.hasPrefix("http") ? path : nil
    }

    private static func flaw(of cell: XMLElement, _ text: String) -> CSVParser.Record.Flaw? {
        guard cell.attributes["formula"] != nil else { return nil }
        if text.hasPrefix("#") || text.hasPrefix("Err:") { return .error(text) }
        return text.isEmpty && cell.attributes["value-type"] == nil ? .unvaluedFormula : nil
    }

    /// The text that a cell displays, or a numeric cell's value without digit grouping.
    private static func value(of cell: XMLElement) -> String {
        let shown = cell.all("p").map(OpenDocumentText.words).joined(separator: "\n")
        switch cell.attributes["value-type"] {
        case "float":
            guard let value = cell.attributes["value"].flatMap(Double.init) else { return shown }
            return NumericAnswer.text(value)
        case "boolean":
            return cell.attributes["boolean-value"] == "true" ? "TRUE" : "FALSE"
        default: return shown
        }
    }
}

enum OpenDocumentText {
    static func words(_ paragraph: XMLElement) -> String {
        paragraph.children.map { child in
            if child.isText { return child.text }
            switch child.name {
            case "s":
                let count = child.attributes["c"].flatMap { Int($0) } ?? 1
                return String(repeating: " ", count: max(1, min(count, 100)))
            case "tab": return "\t"
            case "line-break": return "\n"
            case "annotation", "note": return ""
            case "frame":
                return child.all("text-box").map(words).joined()
            default: return words(child)
            }
        }.joined()
    }
}
