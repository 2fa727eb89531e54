/// The separators that Quizlet writes between cards and between the two sides of a card.
public struct CardSeparators: Sendable, Hashable {
    /// The separator between the two sides of a card.
    public var card: String
    /// The separator between cards.
    public var row: String

    /// Creates the two separators, each of which consists of one or more characters.
    public init(card: String, row: String) {
        self.card = card
        self.row = row
    }
}

/// Splits text into cards at the chosen separators.
struct CardRows {
    private let separators: CardSeparators
    private var rest: Substring
    private var line = 1

    /// Reads text. Throws `PackError.syntax` if a separator is empty or the separators are equal.
    init(_ text: [UInt8], _ separators: CardSeparators) throws {
        guard !separators.card.isEmpty, !separators.row.isEmpty,
            separators.card != separators.row
        else {
            throw PackError.syntax(
                format: "cards", at: SourcePosition(line: 1),
                problem: "the two separators are empty or the same",
                hint: "name the text between the sides of a card, and the text between two cards")
        }
        self.separators = separators
        rest = Substring(String(decoding: text, as: UTF8.self).replacing("\r\n", with: "\n"))
    }

    /// Reads the next card, and divides it at its first separator. Returns nil at the end of the
    /// text.
    mutating func next() throws -> CSVParser.Record? {
        guard !rest.isEmpty else { return nil }
        let place = SourcePosition(line: line)
        let end = rest.firstRange(of: separators.row)
        let row = rest[..<(end?.lowerBound ?? rest.endIndex)]
        line += row.utf8.count { $0 == 0x0A } + separators.row.utf8.count { $0 == 0x0A }
        rest = end.map { rest[$0.upperBound...] } ?? ""
        guard row.utf8.count <= 1 << 20 else {
            throw PackError.tooLarge(what: "a card", limit: "\(1 << 20) bytes", at: place)
        }
        guard let cut = row.firstRange(of: separators.card) else {
            return CSVParser.Record(fields: [row.trimmed], places: [place])
        }
        return CSVParser.Record(
            fields: [row[..<cut.lowerBound].trimmed, row[cut.upperBound...].trimmed],
            places: [place, place])
    }
}

extension PackFile.Options {
    /// The columns that the user specified. Throws `PackError.syntax` for an unknown column name.
    func layout() throws -> [CSVColumn?]? {
        guard let columns else { return nil }
        let found = try columns.map { name -> CSVColumn? in
            if name.trimmed.isEmpty || name.trimmed == "-" { return nil }
            guard let column = CSVColumn(title: name) else {
                throw PackError.syntax(
                    format: "columns", at: SourcePosition(line: 1),
                    problem: "there is no column named \"\(name.prefix(40))\"",
                    hint: "name the columns as in a table: question, answer, category, tags …")
            }
            return column
        }
        return found
    }
}
