/// The side of a two-sided card that contains the answer.
public enum AnswerSide: String, Sendable, CaseIterable {
    /// The side of a card: the term or the definition.
    case term, definition
}

/// Reads tables. The title row, which may follow banner rows, identifies the columns.
package struct CSVReader {
    private let answerSide: AnswerSide?
    private let countsFrom: Int?
    private var layout: CSVLayout?
    /// The position of the title row, or nil if the table has no titles.
    private var titlePlace: SourcePosition?
    private var header = PackHeader(title: "")
    private var describesPack = false
    /// Whether fields contain HTML, as fields from Anki do.
    private var isHTML = false
    private var isAnki = false
    /// The number of non-empty cells in each column.
    private var filled: [Int] = []
    private var firstFilled: [SourcePosition?] = []
    /// The number of right answers that are missing from their rows' choices, and the first of
    /// these answers.
    private var apart: (count: Int, first: String, place: SourcePosition)?
    /// Template rows that nobody has filled in.
    private var unfilled: (count: Int, first: SourcePosition)?
    /// Pictures in rows that contain no question.
    private var strayPictures: (count: Int, first: SourcePosition)?
    /// Cells with unreadable contents, such as linked data types.
    private var unreadable: (count: Int, first: SourcePosition)?

    /// The maximum number of banner rows above the titles. Kahoot writes up to seven banner rows.
    private static let bannerLimit = 20
    /// The number of rows that are examined before the first question is delivered.
    private static let sampleSize = 200

    package init(answerSide: AnswerSide? = nil, countsFrom: Int? = nil) {
        self.answerSide = answerSide
        self.countsFrom = countsFrom
    }

    init(columns: [CSVColumn?]?, _ options: PackFile.Options) {
        self.init(answerSide: options.answerSide, countsFrom: options.countsFrom)
        layout = columns.map { CSVLayout($0, isChosen: true) }
    }

    package mutating func read(
        _ input: PackInput, delimiter: UInt8, columns: [CSVColumn?]? = nil,
        into receiver: any PackReceiving
    ) throws {
        let directives = try AnkiDirectives(input.sample())
        if directives.isAnki {
            isAnki = true
            isHTML = directives.isHTML
            layout = directives.layout
        }
        if let columns { layout = CSVLayout(columns, isChosen: true) }
        try read(title: input.title, into: receiver) {
            AnkiRows(
                parser: CSVParser(input.window(), delimiter: directives.delimiter ?? delimiter),
                directives: directives)
        }
    }

    /// Reads rows from any source. `open` returns all rows from the beginning each time it is
    /// called.
    mutating func read(
        title: String, part: String? = nil, into receiver: any PackReceiving,
        rows open: () throws -> any TableRows
    ) throws {
        header.title = title
        var rows = try open()
        var waiting = try findLayout(&rows, receiver)
        while waiting.count < Self.sampleSize, let record = try rows.next() {
            waiting.append(record)
        }
        guard var layout else { return }
        if Self.isCards(layout) { layout = try turned(layout, by: waiting, receiver) }
        var table = CSVRow.Table(layout, countsFrom: countsFrom)
        for record in waiting { table.survey.note(record, layout) }
        if table.survey.needsAllRows, waiting.count >= Self.sampleSize {
            table.survey = try survey(layout, open())
        }
        table.isHTML = isHTML
        table.isAnki = isAnki
        if !layout.isOurs { table.decimalColumns = table.survey.decimalColumns }
        if layout.hasChoices {
            table.answersStandApart = !waiting.contains { record in
                if case .among = made(record, table).row.standing { true } else { false }
            }
        }
        self.layout = layout
        describesPack = layout.describesPack
        filled = Array(repeating: 0, count: layout.columns.count)
        firstFilled = Array(repeating: nil, count: layout.columns.count)
        for record in waiting { try row(record, table, into: receiver) }
        while let record = try rows.next() { try row(record, table, into: receiver) }
        try (rows as? JoinedRows)?.report(to: receiver)
        if table.survey.key.numbering.isDecidedByZero { try receiver.receive(.countedFromZero) }
        try tellApart(receiver)
        try tellUnfilled(receiver)
        if let strayPictures {
            try receiver.receive(.strayPictures(strayPictures.count, at: strayPictures.first))
        }
        if let unreadable {
            try receiver.receive(.unreadableCells(unreadable.count, at: unreadable.first))
        }
        try tellColumns(self.layout ?? layout, part, receiver)
    }

    /// Examines all rows before any question is delivered.
    private func survey(_ layout: CSVLayout, _ rows: any TableRows) throws -> TableSurvey {
        var survey = TableSurvey(layout, countsFrom: countsFrom)
        var rows = rows
        while let record = try rows.next() {
            if let titlePlace, record.position <= titlePlace { continue }
            survey.note(record, layout)
        }
        return survey
    }

    // MARK: Reports at the end

    private func tellApart(_ receiver: any PackReceiving) throws {
        guard let apart else { return }
        let first = apart.first.prefix(60)
        try receiver.receive(
            PackProblem(
                .note, at: apart.place,
                apart.count == 1
                    ? "the right answer \"\(first)\" was not among the choices, so it was added"
                    : "none of the right answers was among the choices, so all \(apart.count) from "
                        + "\"\(first)\" on were added to them",
                hint:
                    "no action is needed if the choices are only the wrong answers; otherwise write the "
                    + "right one exactly as it is among the choices"))
    }

    private func tellUnfilled(_ receiver: any PackReceiving) throws {
        guard let unfilled else { return }
        try receiver.receive(
            PackProblem(
                .note, at: unfilled.first,
                "\(unfilled.count) \(unfilled.count == 1 ? "row" : "rows") without a question "
                    + "and an answer, from here on, \(unfilled.count == 1 ? "was" : "were") "
                    + "left out",
                hint: "no action is needed if the rest of the template is empty"))
    }

    private func tellColumns(
        _ layout: CSVLayout, _ part: String?, _ receiver: any PackReceiving
    ) throws {
        var tally = FieldTally(.column, part: part)
        for (index, column) in layout.columns.enumerated() {
            if filled[index] == 0, layout.name(of: index).hasPrefix("column ") { continue }
            tally.see(
                layout.name(of: index), as: column?.meaning,
                isHarmless: layout.isChosen || column == .date || Self.isRowNumber(layout, index),
                at: firstFilled[index], count: filled[index])
        }
        try tally.report(to: receiver)
    }

    /// Whether a column is the first column and contains only row numbers, as in templates.
    private static func isRowNumber(_ layout: CSVLayout, _ index: Int) -> Bool {
        guard index == 0 else { return false }
        let name = layout.name(of: 0).lowercased()
        return ["column 1", "#", "no", "no.", "nr", "nr.", "number", "question #", "index"]
            .contains(name)
    }

    // MARK: Layout

    /// Finds the title row, and returns the rows below it that have already been read.
    private mutating func findLayout(
        _ rows: inout any TableRows, _ receiver: any PackReceiving
    ) throws -> [CSVParser.Record] {
        var waiting: [CSVParser.Record] = []
        while layout == nil, waiting.count < Self.bannerLimit, let record = try rows.next() {
            if record.isBlank {
                stray(record)
                continue
            }
            if let found = CSVLayout(titles: record.fields), record.damage == nil {
                layout = found
                titlePlace = record.position
                for row in waiting + [record] { stray(row) }
                return []
            }
            waiting.append(record)
        }
        guard layout == nil else { return waiting }
        let untitled = try UntitledTable.read(waiting)
        layout = untitled.layout
        for problem in untitled.problems { try receiver.receive(problem) }
        guard untitled.joinsLines else { return untitled.rows }
        rows = JoinedRows(untitled.rows, rows)
        return []
    }

    private static func isCards(_ layout: CSVLayout) -> Bool {
        layout.contains(.term) && layout.contains(.definition) && !layout.contains(.question)
    }

    /// If the user did not specify the sides of the cards, the side with question marks or longer
    /// text becomes the question.
    private func turned(
        _ cards: CSVLayout, by rows: [CSVParser.Record], _ receiver: any PackReceiving
    ) throws -> CSVLayout {
        let side = answerSide ?? guessedSide(cards, rows)
        if answerSide == nil {
            try receiver.receive(
                PackProblem(
                    .note, at: rows.first?.position,
                    "the \(side.rawValue) of each card was used as the answer",
                    hint: "if it is the other way round, use --answer-side "
                        + (side == .term ? "definition" : "term")))
        }
        return cards.mapping { column in
            switch column {
            case .term: side == .term ? .answer : .question
            case .definition: side == .term ? .question : .answer
            default: column
            }
        }
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

    // MARK: Rows

    private mutating func row(
        _ record: CSVParser.Record, _ table: CSVRow.Table, into receiver: any PackReceiving
    ) throws {
        if let damage = record.damage { return try receiver.receive(damage) }
        if record.isBlank, record.flaws.isEmpty { return stray(record) }
        count(record)
        if describesPack { try pack(record, table.layout, receiver) }
        if record.flaws.isEmpty, Self.isUnfilled(record, table.layout) {
            unfilled = (
                (unfilled?.count ?? 0) + 1, unfilled?.first ?? record.position
            )
            return stray(record)
        }
        noteUnreadable(record)
        var (row, question) = made(record, table)
        if case .apart(let answer, let place) = row.standing {
            apart = ((apart?.count ?? 0) + 1, apart?.first ?? answer, apart?.place ?? place)
        }
        try question.deliver(to: receiver)
    }

    private mutating func noteUnreadable(_ record: CSVParser.Record) {
        guard record.unreadableCount > 0 else { return }
        unreadable = (
            (unreadable?.count ?? 0) + record.unreadableCount, unreadable?.first ?? record.position
        )
    }

    private mutating func stray(_ record: CSVParser.Record) {
        noteUnreadable(record)
        guard !record.pictures.isEmpty else { return }
        strayPictures = (
            (strayPictures?.count ?? 0) + record.pictures.count,
            strayPictures?.first ?? record.position
        )
    }

    private mutating func count(_ record: CSVParser.Record) {
        for index in record.fields.indices where !record.fields[index].isEmpty {
            while index >= filled.count {
                layout?.columns.append(nil)
                filled.append(0)
                firstFilled.append(nil)
            }
            filled[index] += 1
            if firstFilled[index] == nil { firstFilled[index] = record.places[index] }
        }
    }

    private func made(
        _ record: CSVParser.Record, _ table: CSVRow.Table
    ) -> (row: CSVRow, question: ForeignQuestion) {
        var row = CSVRow(record, table)
        let question = row.made()
        return (row, question)
    }

    /// Whether a row contains only fields that templates fill in, such as a time limit.
    private static func isUnfilled(_ record: CSVParser.Record, _ layout: CSVLayout) -> Bool {
        !zip(layout.columns, record.fields).contains { column, cell in
            switch column {
            case .id, .timeLimit, .points, .type, .difficulty, .date, nil: false
            case .packTitle, .packLanguage, .packLicence, .packSource, .packRounds: false
            default: !cell.trimmed.isEmpty
            }
        }
    }

    /// Reads data about the pack from a row. In our own tables, the first row contains the pack's
    /// data.
    private mutating func pack(
        _ record: CSVParser.Record, _ layout: CSVLayout, _ receiver: any PackReceiving
    ) throws {
        let before = header
        for (column, cell) in zip(layout.columns, record.fields) where !cell.isEmpty {
            let text = HTMLEntities.decode(FormulaGuard.removed(from: cell))
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

extension PackProblem {
    /// Reports how the numbers of right answers in a table were interpreted.
    static let countedFromZero = PackProblem(
        .note, "the right answers were counted from 0, because one of them is 0",
        hint: "no action is needed if 0 is the first choice; otherwise correct the 0, or use "
            + "--count-from 1")

    /// Reports the pictures in a table that do not belong to any question. `position` is the
    /// position of the first picture without a question.
    static func strayPictures(_ count: Int, at position: SourcePosition? = nil) -> PackProblem {
        PackProblem(
            .lost, at: position,
            count == 1
                ? "a picture is not in the row of a question, so it was left out"
                : "\(count) pictures are not in the rows of questions, so they were left out",
            hint: "anchor each picture to a cell in the row of its question")
    }

    /// Reports cells that only newer spreadsheet programs can read. `position` is the position of
    /// the first unreadable cell.
    static func unreadableCells(_ count: Int, at position: SourcePosition) -> PackProblem {
        PackProblem(
            .lost, at: position,
            count == 1
                ? "a cell contains a picture or a linked data type that cannot be read, so it was left out"
                : "\(count) cells contain pictures or linked data types that cannot be read, so they were left out",
            hint: "place each picture over its cell, and write other contents as text")
    }
}
