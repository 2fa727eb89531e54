/// Directives such as `#separator:tab` at the beginning of an Anki export (Anki manual, "Text
/// files").
struct AnkiDirectives {
    private(set) var isAnki = false
    private(set) var isHTML = false
    private(set) var delimiter: UInt8?
    private(set) var layout: CSVLayout?
    private var lineCount = 0

    init(_ sample: String) throws {
        var tags: Int?
        var special: [Int] = []
        var deck: Int?
        var titles: [String]?
        var firstRow: Substring?
        for line in sample.split(separator: "\n", omittingEmptySubsequences: false).prefix(50) {
            guard line.hasPrefix("#"), let colon = line.firstIndex(of: ":") else {
                firstRow = line
                break
            }
            lineCount += 1
            let name = line[line.index(after: line.startIndex)..<colon].lowercased().trimmed
            let value = line[line.index(after: colon)...].trimmed
            switch name {
            case "separator":
                isAnki = true
                delimiter = Self.separator(value)
            case "html":
                isAnki = true
                isHTML = value.lowercased() == "true"
            case "tags column": tags = Int(value)
            case "deck column": deck = Int(value)
            case "notetype column", "guid column": special += [Int(value) ?? 0]
            case "columns":
                let mark = delimiter.map { Character(Unicode.Scalar($0)) } ?? "\t"
                titles = value.split(separator: mark, omittingEmptySubsequences: false)
                    .map(String.init)
            default: break
            }
        }
        guard isAnki else {
            lineCount = 0
            return
        }
        if let titles, let named = CSVLayout(titles: titles) {
            layout = named
            return
        }
        let mark = delimiter ?? 0x09
        let count = firstRow.map { $0.utf8.count { $0 == mark } + 1 } ?? 0
        var columns: [CSVColumn?] = []
        for number in 1...max(count, tags ?? 0, deck ?? 0, 2) {
            if number == tags {
                columns.append(.tags)
            } else if number == deck {
                columns.append(.category)
            } else if special.contains(number) {
                columns.append(nil)
            } else if !columns.contains(.question) {
                columns.append(.question)
            } else if !columns.contains(.answer) {
                columns.append(.answer)
            } else {
                columns.append(nil)
            }
        }
        layout = CSVLayout(columns)
    }

    /// Whether a record is one of the directives.
    func skips(_ record: CSVParser.Record) -> Bool {
        isAnki && record.position.line <= lineCount
    }

    private static func separator(_ name: String) -> UInt8? {
        switch name.lowercased() {
        case "tab": 0x09
        case "comma": 0x2C
        case "semicolon": 0x3B
        case "pipe": 0x7C
        case "colon": 0x3A
        case "space": 0x20
        default: name.utf8.count == 1 ? name.utf8.first : nil
        }
    }
}
