/// Reads records of separated values (RFC 4180 and its common variants) from a byte window.
package struct CSVParser {
    package struct Record {
        package var fields: [String]
        package var places: [SourcePosition]
        /// Why the record is not reliable; nil if it is.
        package var damage: PackProblem?
        /// Cells that are not empty but whose text is unknown, with the reasons.
        package var flaws: [Int: Flaw] = [:]
        /// Pictures in or above cells.
        package var pictures: [Picture] = []
        /// The number of cells with a picture, or a value of another kind, that cannot be read.
        package var unreadableCount = 0

        /// A picture in a table.
        package struct Picture: Sendable, Hashable {
            /// The column, from zero.
            package var column: Int
            /// Its path in the archive, or a link.
            package var file: String
            package var alt: String?
            /// Whether it is in its cell instead of above it.
            package var isInCell = false
        }

        /// Why the text of a cell is unknown.
        package enum Flaw: Sendable {
            /// A formula that was saved without its value.
            case unvaluedFormula
            /// A formula whose value is an error.
            case error(String)
        }

        package var position: SourcePosition { places.first ?? SourcePosition(line: 1) }
        package var isBlank: Bool { fields.allSatisfy { $0.allSatisfy(\.isWhitespace) } }
    }

    private var window: ByteWindow
    private let delimiter: UInt8
    private let usesQuotes: Bool
    private var scratch: [UInt8] = []

    /// The maximum number of bytes in a field.
    private static let fieldLimit = 1 << 20
    private static let fieldCountLimit = 1000

    /// - Parameter usesQuotes: False for formats in which quotation marks are ordinary characters.
    package init(_ window: ByteWindow, delimiter: UInt8, usesQuotes: Bool = true) {
        self.window = window
        self.delimiter = delimiter
        self.usesQuotes = usesQuotes
    }

    /// Reads the next record; nil at the end. An empty line is a record with one empty field.
    ///
    /// A record with an invalid quoted field ends at the end of its line, and `damage` says what is
    /// wrong.
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

    /// Reads a quoted field into `scratch`, and returns what is wrong with it.
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

    /// Skips to the beginning of the next line.
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
