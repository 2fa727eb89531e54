import Archives

/// A workbook (ECMA-376 part 1, 18). Each sheet with a row of titles contains a table. For a
/// formula, the reader uses the saved value.
struct Workbook {
    private let archive: Archive
    private let title: String

    init(_ archive: Archive, title: String) {
        self.archive = archive
        self.title = title
    }

    func read(_ options: PackFile.Options, into receiver: any PackReceiving) throws {
        let files = try ArchivedPack.archived { () throws(ArchiveError) in
            try archive.entries {
                $0.hasPrefix("xl/") && $0.hasSuffix(".xml") || $0.hasSuffix(".rels")
            }
        }
        let parts = Dictionary(files.map { ($0.name, $0.bytes) }) { first, _ in first }
        let strings = try SharedStrings.read(parts["xl/sharedStrings.xml"])
        let cells = Cells(
            strings: strings,
            styles: try CellStyles(styles: parts["xl/styles.xml"], book: parts["xl/workbook.xml"]),
            pictures: try CellPictures(in: parts))
        let sheets = try Self.sheets(parts)
        let columns = try options.layout()
        var tables = try sheets.filter { try Self.hasTitles($0.bytes, cells) }
        // If no sheet has titles, the first sheet may contain cards. The sheet's reader reports
        // anything that is missing from the sheet.
        if tables.isEmpty || columns != nil { tables = Array(sheets.prefix(1)) }
        guard !tables.isEmpty else { throw PackError.empty(format: PackFormat.xlsx.rawValue) }
        if tables.count < sheets.count, columns == nil {
            let left = sheets.filter { sheet in !tables.contains { $0.name == sheet.name } }
            try receiver.receive(
                PackProblem(
                    .note,
                    "\(left.count) \(left.count == 1 ? "sheet" : "sheets") without a row of titles "
                        + "left out: \(left.prefix(5).map(\.name).joined(separator: ", "))",
                    hint: "no action is needed if they contain no questions"))
        }
        for table in tables {
            var reader = CSVReader(columns: columns, options)
            let found = try SheetPictures(on: table.path, in: parts)
            try reader.read(
                title: title, part: tables.count > 1 ? "the sheet \"\(table.name)\"" : nil,
                into: receiver
            ) { try SheetRows(table.bytes, cells, found.pictures) }
            if found.looseCount > 0 { try receiver.receive(.strayPictures(found.looseCount)) }
        }
    }

    private struct Sheet {
        var name: String
        var path: String
        var bytes: [UInt8]
    }

    /// The sheets, in the order of their tabs.
    private static func sheets(_ parts: [String: [UInt8]]) throws -> [Sheet] {
        guard let book = parts["xl/workbook.xml"] else {
            throw PackError.archive(
                problem: "\"xl/workbook.xml\" is missing from the archive; save the file again")
        }
        let relations = try WorkbookRelations(of: "xl/workbook.xml", in: parts)
        var sheets: [Sheet] = []
        var scanner = XMLScanner(ByteWindow(book))
        while let sheet = try scanner.element(named: ["sheet"]) {
            guard let path = sheet.attributes["id"].flatMap({ relations[$0] }),
                let bytes = parts[path]
            else { continue }
            sheets.append(Sheet(name: sheet.attributes["name"] ?? path, path: path, bytes: bytes))
        }
        if sheets.isEmpty {
            sheets = parts.keys.filter { $0.hasPrefix("xl/worksheets/") && $0.hasSuffix(".xml") }
                .sorted().map { Sheet(name: $0, path: $0, bytes: parts[$0] ?? []) }
        }
        return sheets
    }

    private static func hasTitles(_ sheet: [UInt8], _ cells: Cells) throws -> Bool {
        var rows = try SheetRows(sheet, cells)
        for _ in 0..<25 {
            guard let row = try rows.next() else { return false }
            if CSVLayout(titles: row.fields) != nil { return true }
        }
        return false
    }
}

/// The strings that cells refer to by number.
enum SharedStrings {
    static func read(_ bytes: [UInt8]?) throws -> [String] {
        guard let bytes else { return [] }
        var strings: [String] = []
        var scanner = XMLScanner(ByteWindow(bytes))
        while let item = try scanner.element(named: ["si"]) { strings.append(text(of: item)) }
        return strings
    }

    /// The text of a shared string or of a cell's own string, without East Asian phonetic guides.
    static func text(of item: XMLElement) -> String {
        unescaped(
            item.children.map { part in
                switch part.name {
                case "t": part.text
                case "r": part.all("t").map(\.text).joined()
                default: ""
                }
            }.joined())
    }

    /// Decodes escape codes such as `_x000D_`. The code `_x005F_` stands for a literal underscore
    /// (ECMA-376 part 1, 22.9.2.19).
    static func unescaped(_ text: String) -> String {
        guard text.holds("_x") else { return text }
        var result = ""
        var rest = text[...]
        while let mark = rest.firstRange(of: "_x") {
            result += rest[..<mark.lowerBound]
            let digits = rest[mark.upperBound...].prefix(4)
            let after = rest[digits.endIndex...]
            if digits.utf8.count == 4, let value = UInt32(digits, radix: 16), after.first == "_",
                let scalar = Unicode.Scalar(value)
            {
                // A carriage return may precede a line feed, or stand alone in old files.
                let isDoubled = value == 0x0D && after.dropFirst().first?.isNewline == true
                if !isDoubled { result.append(value == 0x0D ? "\n" : Character(scalar)) }
                rest = after.dropFirst()
            } else {
                result += "_x"
                rest = rest[mark.upperBound...]
            }
        }
        return result + rest
    }
}

/// The tables of a workbook, such as its strings and styles. Cells refer to the tables' entries by
/// number.
struct Cells {
    var strings: [String]
    var styles: CellStyles
    var pictures: CellPictures
}

/// The rows of a sheet. The position of a cell consists of its row and column.
struct SheetRows {
    private var scanner: XMLScanner
    private let cells: Cells
    private var line = 0
    private var isOver: Bool
    /// The pictures that have not yet been assigned to a row.
    private var pictures: ArraySlice<SheetPictures.Picture>
    /// A row that has already been read but not yet returned.
    private var ahead: CSVParser.Record?

    private static let columnLimit = 1000

    init(
        _ bytes: [UInt8], _ cells: Cells, _ pictures: [SheetPictures.Picture] = []
    ) throws {
        scanner = XMLScanner(ByteWindow(bytes))
        self.cells = cells
        self.pictures = pictures[...]
        isOver = try !scanner.enter("sheetData")
    }

    mutating func next() throws -> CSVParser.Record? {
        var record = try ahead ?? row()
        ahead = nil
        // A row that contains only pictures may have no row element in the file.
        if let line = pictures.first?.line, line < record?.position.line ?? .max {
            ahead = record
            record = CSVParser.Record(fields: [""], places: [SourcePosition(line: line)])
        }
        guard let line = record?.position.line else { return nil }
        while let next = pictures.first, next.line <= line {
            record?.pictures.append(next.picture)
            pictures.removeFirst()
        }
        return record
    }

    private mutating func row() throws -> CSVParser.Record? {
        if isOver { return nil }
        guard let row = try scanner.element() else {
            isOver = true
            return nil
        }
        line = row.attributes["r"].flatMap { Int($0) } ?? line + 1
        var record = CSVParser.Record(fields: [], places: [])
        for cell in row.children where cell.name == "c" {
            let column = cell.attributes["r"].flatMap(Self.column) ?? record.fields.count
            guard column < Self.columnLimit else {
                throw PackError.tooLarge(
                    what: "a row", limit: "\(Self.columnLimit) columns",
                    at: SourcePosition(line: line))
            }
            while record.fields.count <= column {
                record.places.append(
                    SourcePosition(line: line, column: record.fields.count + 1))
                record.fields.append("")
            }
            record.fields[column] = value(of: cell)
            if let number = Self.richValue(of: cell) {
                take(cells.pictures[number], at: column, &record)
            } else {
                record.flaws[column] = Self.flaw(of: cell)
            }
        }
        if record.fields.isEmpty {
            record = CSVParser.Record(fields: [""], places: [SourcePosition(line: line)])
        }
        return record
    }

    /// The number of a cell's rich value, such as a picture, or nil if the cell has none.
    private static func richValue(of cell: XMLElement) -> Int? {
        guard cell.attributes["t"] == "e" else { return nil }
        return cell.attributes["vm"].flatMap { Int($0) }
    }

    private func take(
        _ picture: CellPictures.Picture?, at column: Int, _ record: inout CSVParser.Record
    ) {
        guard let picture else {
            record.unreadableCount += 1
            return
        }
        record.pictures.append(
            .init(column: column, file: picture.file, alt: picture.alt, isInCell: true))
    }

    /// The reason why a cell's value is unusable, for example because a formula's value was not
    /// saved.
    private static func flaw(of cell: XMLElement) -> CSVParser.Record.Flaw? {
        if cell.attributes["t"] == "e" { return .error(cell["v"]?.text ?? "") }
        guard cell["f"] != nil, cell["v"]?.text.isEmpty != false, cell["is"] == nil else {
            return nil
        }
        // The correct result of a formula may be an empty string.
        return cell.attributes["t"] == "str" && cell["v"] != nil ? nil : .unvaluedFormula
    }

    private func value(of cell: XMLElement) -> String {
        let text = cell["v"]?.text ?? ""
        switch cell.attributes["t"] {
        case "s":
            let strings = cells.strings
            return Int(text).flatMap { strings.indices.contains($0) ? strings[$0] : nil } ?? ""
        case "inlineStr": return cell["is"].map(SharedStrings.text) ?? ""
        case "b": return text == "1" ? "TRUE" : "FALSE"
        case "e": return ""
        case "str": return SharedStrings.unescaped(text)
        default: return cells.styles.text(text, style: cell.attributes["s"])
        }
    }

    /// The zero-based column of a cell reference, such as 27 for "AB12", or nil for other text.
    private static func column(_ place: String) -> Int? {
        var column = 0
        for byte in place.utf8.prefix(4) {
            guard (0x41...0x5A).contains(byte) else { break }
            column = column * 26 + Int(byte) - 0x40
        }
        return column > 0 ? column - 1 : nil
    }
}
