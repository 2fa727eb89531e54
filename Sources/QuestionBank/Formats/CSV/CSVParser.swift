/// Reads delimiter-separated records (RFC 4180 and common variants) from a byte window.
package struct CSVParser {
    package struct Record {
        package var fields: [String]
        package var places: [SourcePosition]
        /// The reason why the record is unreliable, or nil if the record is intact.
        package var damage: PackProblem?
        /// The reasons why the text of some cells is unknown, keyed by column.
        package var flaws: [Int: Flaw] = [:]
        /// Pictures that are inside cells or that float above cells.
        package var pictures: [Picture] = []
        /// The number of cells with unreadable contents, such as pictures or linked data types.
        package var unreadableCount = 0

        package struct Picture: Sendable, Hashable {
            /// The zero-based column of the picture.
            package var column: Int
            /// The path of the picture in the archive, or a link to the picture.
            package var file: String
            package var alt: String?
            /// Whether the picture is inside its cell instead of floating above the cell.
            package var isInCell = false
        }

        /// The reason why the text of a cell is unknown.
        package enum Flaw: Sendable {
            /// The cell contains a formula that was saved without its value.
            case unvaluedFormula
            /// The cell contains a formula that results in an error.
            case error(String)
        }

        package var position: SourcePosition { places.first ?? SourcePosition(line: 1) }
        package var isBlank: Bool { fields.allSatisfy { $0.allSatisfy(\.isWhitespace) } }
    }

    private var window: ByteWindow
    private let delimiter: UInt8
    private let usesQuotes: Bool
    private var scratch: [UInt8] = []

    private static let fieldLimit = 1 << 20
    private static let fieldCountLimit = 1000

    /// Creates a parser. If `usesQuotes` is false, quotation marks are ordinary characters.
    package init(_ window: ByteWindow, delimiter: UInt8, usesQuotes: Bool = true) {
        self.window = window
        self.delimiter = delimiter
        self.usesQuotes = usesQuotes
    }

    /// Reads the next record, or returns nil at the end. An invalid record ends at the end of the
    /// line.
    package mutating func next() throws -> Record? {
        guard try window.peek() != nil else { return nil }
        var record = Record(fields: [], places: [])
        while true {
            record.places.append(window.position)
            let start = window.position
            scratch.removeAll(keepingCapacity: true)
            if usesQuotes, try window.peek() == 0x22 {
                if let problem = try quoted(from: start) {
                    record.damage = problem
                    try skipLine()
                    return record
                }
            } else {
                try window.append(to: &scratch, limit: Self.fieldLimit) {
                    $0 == delimiter || $0 == 0x0A || $0 == 0x0D
                }
            }
            record.fields.append(String(decoding: scratch, as: UTF8.self))
            if record.fields.count > Self.fieldCountLimit {
                throw PackError.tooLarge(
                    what: "a row", limit: "\(Self.fieldCountLimit) columns", at: start)
            }
            guard let byte = try window.peek() else { return record }
            if byte == delimiter {
                window.advance()
                continue
            }
            try skipLine()
            return record
        }
    }

    /// Reads a quoted field into `scratch`, and returns the problem if the field is invalid.
    private mutating func quoted(from start: SourcePosition) throws -> PackProblem? {
        window.advance()
        window.setMark()
        defer { window.dropMark() }
        while true {
            do {
                try window.append(to: &scratch, limit: Self.fieldLimit) { $0 == 0x22 }
            } catch PackError.tooLarge {
                window.returnToMark()
                return damage(
                    start, "a quote is not closed within \(Self.fieldLimit) bytes")
            }
            guard try window.peek() != nil else {
                window.returnToMark()
                return damage(start, "a quote is never closed")
            }
            window.advance()
            switch try window.peek() {
            case 0x22:
                window.advance()
                scratch.append(0x22)
            case delimiter, 0x0A, 0x0D, nil: return nil
            default:
                if try endsAfterSpaces() { return nil }
                let place = window.position
                window.returnToMark()
                return damage(place, "there is text after a closing quote")
            }
        }
    }

    private func damage(_ place: SourcePosition, _ problem: String) -> PackProblem {
        PackProblem(
            .refused, at: place, problem,
            hint: "close the quote, and double the quotes inside it: \"the \"\"best\"\" one\"")
    }

    private mutating func endsAfterSpaces() throws -> Bool {
        while let byte = try window.peek(), byte == 0x20 { window.advance() }
        switch try window.peek() {
        case delimiter, 0x0A, 0x0D, nil: return true
        default: return false
        }
    }

    private mutating func skipLine() throws {
        while let byte = try window.take() {
            if byte == 0x0A { return }
            if byte == 0x0D {
                if try window.peek() == 0x0A { window.advance() }
                return
            }
        }
    }
}
