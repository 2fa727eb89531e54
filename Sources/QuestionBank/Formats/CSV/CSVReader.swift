/// Which side of a two-sided card is the answer.
public enum AnswerSide: String, Sendable, CaseIterable {
    case term, definition
}

/// Reads tables: spreadsheets, and what quiz programs export as such. Columns are found by their
/// titles, below any banner rows.
package struct CSVReader {
    private let delimiter: UInt8
    private let answerSide: AnswerSide?
    private var layout: CSVLayout?
    private var header = PackHeader(title: "")
    private var describesPack = false
    /// Anki writes HTML into its fields.
    private var isHTML = false
    private var isAnki = false
    /// Choices are the wrong answers only, and the right one stands apart.
    private var answersStandApart = false
    /// Right answers that were put among choices.
    private var apart: (count: Int, first: String, place: SourcePosition)?
    /// Rows of a template that nobody filled in.
    private var unfilled: (count: Int, first: SourcePosition)?

    /// Banner rows above the titles; Kahoot writes up to seven.
    private static let bannerLimit = 20

    package init(delimiter: UInt8, answerSide: AnswerSide? = nil) {
        self.delimiter = delimiter
        self.answerSide = answerSide
    }

    /// For rows whose columns are known before.
    init(columns: [CSVColumn?]?, answerSide: AnswerSide?, isAnki: Bool = false) {
        delimiter = 0x09
        self.answerSide = answerSide
        layout = columns.map(CSVLayout.init)
        self.isAnki = isAnki
        isHTML = isAnki
    }

    package mutating func read(
        _ input: PackInput, columns: [CSVColumn?]? = nil, into receiver: any PackReceiving
    ) throws {
        var delimiter = delimiter
        let directives = try AnkiDirectives(input.sample())
        if let named = directives.delimiter { delimiter = named }
        var parser = CSVParser(input.window(), delimiter: delimiter)
        if directives.isAnki {
            isAnki = true
            isHTML = directives.isHTML
            layout = directives.layout
        }
        if let columns { layout = CSVLayout(columns) }
        try read(title: input.title, into: receiver) {
            while let record = try parser.next() {
                if !directives.skips(record) { return record }
            }
            return nil
        }
    }

    /// Reads rows from anywhere.
    ///
    /// - Parameter next: the next row; nil at the end.
    mutating func read(
        title: String, into receiver: any PackReceiving,
        next: () throws -> CSVParser.Record?
    ) throws {
        header.title = title
        var waiting: [CSVParser.Record] = []
        while layout == nil, waiting.count < Self.bannerLimit, let record = try next() {
            if record.isBlank { continue }
            if let found = CSVLayout(titles: record.fields), record.damage == nil {
                layout = found
                waiting = []
                break
            }
            waiting.append(record)
        }
        if layout == nil { layout = try Self.untitled(waiting) }
        if let cards = layout, Self.isCards(cards) {
            while waiting.count < 200, let record = try next() { waiting.append(record) }
            layout = try turned(cards, by: waiting, receiver)
        }
        if let layout, layout.hasChoices {
            while waiting.count < 200, let record = try next() { waiting.append(record) }
            answersStandApart = !waiting.contains { record in
                if case .among = made(record, layout).row.standing { true } else { false }
            }
        }
        describesPack = layout?.describesPack == true
        for record in waiting { try row(record, into: receiver) }
        while let record = try next() { try row(record, into: receiver) }
        try tellApart(receiver)
        if let unfilled {
            try receiver.receive(
                PackProblem(
                    .note, at: unfilled.first,
                    "\(unfilled.count) \(unfilled.count == 1 ? "row" : "rows") without a question "
                        + "and an answer, from here on, \(unfilled.count == 1 ? "was" : "were") "
                        + "left out",
                    hint: "nothing to do if the template was not filled in further"))
        }
    }

    private func tellApart(_ receiver: any PackReceiving) throws {
        guard let apart else { return }
        let first = apart.first.prefix(60)
        try receiver.receive(
            PackProblem(
                .note, at: apart.place,
                apart.count == 1
                    ? "the right answer \"\(first)\" is not among the choices and was put there"
                    : "no right answer is among its choices: all \(apart.count), from \"\(first)\" "
                        + "on, were put there",
                hint:
                    "nothing to do if the choices are the wrong answers only; otherwise write the "
                    + "right one as it stands among them"))
    }

    // MARK: layout

    private static func isCards(_ layout: CSVLayout) -> Bool {
        layout.contains(.term) && layout.contains(.definition) && !layout.contains(.question)
    }

    /// A table without titles is taken for cards when its rows have two columns.
    private static func untitled(_ rows: [CSVParser.Record]) throws -> CSVLayout {
        let pairs = rows.count { $0.fields.count == 2 && !$0.fields[1].trimmed.isEmpty }
        guard !rows.isEmpty, pairs * 10 >= rows.count * 8 else {
            throw PackError.syntax(
                format: "table", at: rows.first?.position ?? SourcePosition(line: 1),
                problem: "no title row that names a question and an answer column",
                hint: "begin with a row such as: question,answer,category,difficulty")
        }
        return CSVLayout([.term, .definition])
    }

    /// Says which side of the cards asks: the one the user named, else the one with question marks
    /// or the longer texts.
    private func turned(
        _ cards: CSVLayout, by rows: [CSVParser.Record], _ receiver: any PackReceiving
    ) throws -> CSVLayout {
        let side = answerSide ?? guessedSide(cards, rows)
        if answerSide == nil {
            try receiver.receive(
                PackProblem(
                    .note, at: rows.first?.position,
                    "the \(side.rawValue) of each card was taken for the answer",
                    hint: "if it is the other way round, use --answer-side "
                        + (side == .term ? "definition" : "term")))
        }
        return CSVLayout(
            cards.columns.map { column in
                switch column {
                case .term: side == .term ? .answer : .question
                case .definition: side == .term ? .question : .answer
                default: column
                }
            })
    }

    private func guessedSide(_ cards: CSVLayout, _ rows: [CSVParser.Record]) -> AnswerSide {
        guard let term = cards.columns.firstIndex(of: .term),
            let definition = cards.columns.firstIndex(of: .definition)
        else { return .definition }
        var weight = 0
        for row in rows where row.fields.count > max(term, definition) {
            let (a, b) = (row.fields[term], row.fields[definition])
            weight += (a.contains("?") ? 40 : 0) - (b.contains("?") ? 40 : 0)
            weight += min(a.count, 80) - min(b.count, 80)
        }
        return weight >= 0 ? .definition : .term
    }

    // MARK: rows

    private mutating func row(
        _ record: CSVParser.Record, into receiver: any PackReceiving
    ) throws {
        if let damage = record.damage { return try receiver.receive(damage) }
        if record.isBlank { return }
        guard let layout else { return }
        if describesPack { try pack(record, layout, receiver) }
        if Self.isUnfilled(record, layout) {
            unfilled = (
                (unfilled?.count ?? 0) + 1, unfilled?.first ?? record.position
            )
            return
        }
        var (row, question) = made(record, layout)
        if case .apart(let answer, let place) = row.standing {
            apart = ((apart?.count ?? 0) + 1, apart?.first ?? answer, apart?.place ?? place)
        }
        try question.deliver(to: receiver)
    }

    private func made(
        _ record: CSVParser.Record, _ layout: CSVLayout
    ) -> (row: CSVRow, question: ForeignQuestion) {
        var row = CSVRow(
            record, layout: layout, isHTML: isHTML, isAnki: isAnki,
            answersStandApart: answersStandApart)
        let question = row.made()
        return (row, question)
    }

    /// A row that says nothing but its number, its time or its points, as templates have them.
    private static func isUnfilled(_ record: CSVParser.Record, _ layout: CSVLayout) -> Bool {
        !zip(layout.columns, record.fields).contains { column, cell in
            switch column {
            case .id, .timeLimit, .points, .type, .difficulty, .date, nil: false
            case .packTitle, .packLanguage, .packLicence, .packSource, .packRounds: false
            default: !cell.trimmed.isEmpty
            }
        }
    }

    /// Takes what a row says about the pack; our tables say it in their first.
    private mutating func pack(
        _ record: CSVParser.Record, _ layout: CSVLayout, _ receiver: any PackReceiving
    ) throws {
        let before = header
        for (column, cell) in zip(layout.columns, record.fields) where !cell.isEmpty {
            let text = HTMLEntities.decode(cell)
            switch column {
            case .packTitle: header.title = text
            case .packLanguage: header.language = text
            case .packLicence: header.licence = text
            case .packSource: header.source = text
            case .packRounds: header.rounds = CellList.split(text)
            default: break
            }
        }
        if header != before { try receiver.receive(header) }
    }
}
