import Phonetics

/// A table row while it is being converted to a question.
struct CSVRow {
    /// Information about the whole table that is needed to read a row.
    struct Table {
        var layout: CSVLayout
        var survey: TableSurvey
        /// Whether fields contain HTML, and whether spaces separate tags, as in exports from Anki.
        var isHTML = false
        var isAnki = false
        /// Whether the choices in the table consist only of wrong answers.
        var answersStandApart = false
        /// Columns in which whole numbers end in ".0".
        var decimalColumns: Set<Int> = []

        /// Whether this program wrote the table, so that its cells need no interpretation.
        let isOurs: Bool
        /// Columns whose titles indicate that their cells contain the number of a choice.
        fileprivate let numberColumns: Set<Int>

        init(_ layout: CSVLayout, countsFrom: Int? = nil) {
            self.layout = layout
            isOurs = layout.isOurs
            numberColumns = Set(
                layout.columns.indices.filter { TableKinds.namesNumber(layout.name(of: $0)) })
            survey = TableSurvey(layout, countsFrom: countsFrom)
        }
    }

    /// A cell that shows which answer is right.
    struct Right {
        var text: String
        var place: SourcePosition
        var isTruth: Bool
        /// Whether the column title indicates that the cells contain the number of a choice.
        var isNumber: Bool
    }

    let record: CSVParser.Record
    let table: Table
    var layout: CSVLayout { table.layout }
    var question: ForeignQuestion
    /// The cells that show which answer is right, in column order.
    var rights: [Right] = []
    var numbered: [(number: Int, text: String)] = []
    /// Where the right answer was found, or nil if the row has no choices.
    var standing: Standing?
    /// The question type from a column, or an empty string if no column specifies it.
    var kind = ""

    /// The place where a right answer was found.
    enum Standing {
        case among
        /// The answer is not among the choices, and is added to them.
        case apart(String, SourcePosition)
    }

    init(_ record: CSVParser.Record, _ table: Table) {
        self.record = record
        self.table = table
        question = ForeignQuestion(at: record.position)
        question.isComplete = table.isOurs
        question.mayHoldAlternatives = !table.isOurs
    }

    mutating func made() -> ForeignQuestion {
        for (index, cell) in record.fields.enumerated() where index < layout.columns.count {
            guard let column = layout.columns[index] else { continue }
            if let flaw = record.flaws[index] { refuse(flaw, at: record.places[index]) }
            guard !cell.isEmpty else { continue }
            read(cell, as: column, index)
        }
        for picture in record.pictures { take(picture) }
        if question.prompt.isEmpty {
            if let index = layout.columns.firstIndex(of: .question), index < record.places.count {
                question.position = record.places[index]
            }
        }
        if TableKinds.asksNothing(kind) {
            question.leaveOut(
                "a \(kind.prefix(30)), which has no right answer,", hint: "no action is needed")
            return question
        }
        chooseAnswer()
        ClozeText.ask(&question)
        return question
    }

    private mutating func take(_ picture: CSVParser.Record.Picture) {
        let isKnown = layout.columns.indices.contains(picture.column)
        let column = isKnown ? layout.columns[picture.column] : nil
        let item = Media(file: picture.file, alt: picture.alt)
        if picture.isInCell {
            return question.take([item], hasWords: false, as: column?.role ?? .question)
        }
        switch column {
        case .answer, .correct, .explanation: question.showAfterwards(item)
        default: question.embedded.append(item)
        }
    }

    private mutating func refuse(_ flaw: CSVParser.Record.Flaw, at place: SourcePosition) {
        switch flaw {
        case .unvaluedFormula:
            question.note(
                .refused, "the cell has a formula that was saved without its value",
                hint: "open the file in a spreadsheet program, save it there, and import it again",
                at: place)
        case .error(let text):
            question.note(
                .refused, "the cell has a formula that gives the error \(text.prefix(20))",
                hint: "correct the formula, or replace it with text", at: place)
        }
    }

    private mutating func read(_ cell: String, as column: CSVColumn, _ index: Int) {
        let place = record.places[index]
        var text = truth(cell) ?? plain(cell, column)
        if !table.decimalColumns.isEmpty, table.decimalColumns.contains(index),
            text.hasSuffix(".0"), Double(text) != nil
        {
            text = String(text.dropLast(2))
        }
        switch column {
        case .id: question.id = text
        case .question: question.prompt = text
        case .answer, .correct:
            rights.append(
                Right(
                    text: text, place: place, isTruth: truth(cell) != nil,
                    isNumber: table.numberColumns.contains(index)))
        case .accept: question.accept += list(text)
        case .promptOn:
            question.promptOn += CellList.split(text).map { item in
                guard let arrow = item.firstRange(of: " => ") else { return .init(form: item) }
                return .init(
                    form: String(item[..<arrow.lowerBound]), ask: String(item[arrow.upperBound...]))
            }
        case .reject: question.reject += list(text)
        case .choices: question.choices = choiceList(text)
        case .category: question.category = CategoryNames.path(text) + question.category
        case .subcategory: question.category += CategoryNames.path(text)
        case .difficulty:
            question.difficulty = table.survey.scale.level(text)
            if question.difficulty == nil, !text.trimmed.isEmpty {
                question.note(
                    .lost, "unknown difficulty \"\(text.prefix(30))\"",
                    hint: "write easy, medium or hard", at: place)
            }
        case .tags: readTags(text)
        case .points: question.takePoints(text, at: place)
        case .timeLimit:
            if let seconds = number(text, "a time limit", place), seconds > 0 {
                question.timeLimit = seconds
            }
        case .tolerance:
            if let margin = number(text, "a tolerance", place), margin >= 0 {
                question.tolerance = margin
            }
        case .explanation: question.explanation = text
        case .media: readMedia(text.trimmed, place)
        case .picture:
            if !text.trimmed.isEmpty {
                question.embedded.append(Media(file: text.trimmed))
            }
        case .pronunciations: readPronunciations(text, place)
        case .source: question.source = text
        case .licence: question.licence = text
        case .choice(let number):
            if !text.trimmed.isEmpty { numbered.append((number, text.trimmed)) }
        case .distractor: question.distractors += list(text)
        case .type:
            kind = text.lowercased().trimmed
            if TableKinds.isTruth(kind) { question.choices = ["True", "False"] }
        case .packTitle, .packLanguage, .packLicence, .packSource, .packRounds: break
        case .date, .hint, .term, .definition: break
        }
    }

    private func list(_ text: String) -> [String] {
        table.isOurs ? CellList.split(text) : CellList.foreign(text)
    }

    private func choiceList(_ text: String) -> [String] {
        let choices = list(text)
        if choices.count == 1, !table.isOurs, let only = choices.first, only.contains(",") {
            return only.split(separator: ",").map(\.trimmed).filter { !$0.isEmpty }
        }
        return choices
    }

    /// The choices of a row with the positions of their columns.
    static func slots(_ record: CSVParser.Record, _ layout: CSVLayout) -> ChoiceSlots {
        var slots: [(place: Int, text: String)] = []
        for (index, cell) in record.fields.enumerated() where index < layout.columns.count {
            let text = HTMLEntities.decode(cell).trimmed
            guard !text.isEmpty else { continue }
            switch layout.columns[index] {
            case .choice(let number): slots.append((number - layout.base, text))
            case .choices where slots.isEmpty:
                let items = layout.isOurs ? CellList.split(text) : CellList.foreign(text)
                slots = items.enumerated().map { ($0, $1) }
            default: break
            }
        }
        return ChoiceSlots(
            slots.sorted { $0.place < $1.place }, removesLetters: !layout.isOurs)
    }

    // MARK: Texts

    /// Converts a spreadsheet's Boolean value to "True" or "False". In our own tables, Boolean
    /// values are ordinary text.
    private func truth(_ cell: String) -> String? {
        if table.isOurs { return nil }
        return cell == "TRUE" ? "True" : cell == "FALSE" ? "False" : nil
    }

    private mutating func plain(_ cell: String, _ column: CSVColumn) -> String {
        let cell = table.isOurs ? FormulaGuard.removed(from: cell) : cell
        guard
            table.isHTML || cell.holds("[sound:")
                || HTMLText.isIn(cell, isAnswer: column.holdsAnswers)
        else { return HTMLEntities.decode(cell) }
        let html = HTMLText(cell)
        var text = html.text
        var sounds: [Media] = []
        while let start = text.firstRange(of: "[sound:"),
            let end = text[start.upperBound...].firstIndex(of: "]")
        {
            sounds.append(Media(file: String(text[start.upperBound..<end])))
            text.removeSubrange(start.lowerBound...end)
        }
        let words = text.trimmed
        question.noteFormula(in: html)
        question.take(html.media + sounds, hasWords: !words.isEmpty, as: column.role)
        return words
    }

    private mutating func readTags(_ text: String) {
        if text.holds("|") || text.holds("\\") || text.hasPrefix("[") && !table.isOurs {
            question.tags += list(text)
        } else {
            question.tags += text.split {
                $0 == "," || $0 == ";" || (table.isAnki && $0 == " ")
            }.map(\.trimmed)
        }
    }

    /// Reads a path, a link, or media in the JSON form of our own packs.
    private mutating func readMedia(_ text: String, _ place: SourcePosition) {
        guard text.hasPrefix("[") || text.hasPrefix("{") else {
            question.media = CellList.split(text).map { Media(file: $0) }
            return
        }
        var parser = JSONParser(ByteWindow(Array(text.utf8)))
        var decoder = QuestionDecoder()
        guard let node = try? parser.value() else {
            return question.note(
                .lost, "the media cannot be read",
                hint: "write the name of a file, or a list as in our JSON", at: place)
        }
        question.media = decoder.media(node)
        for problem in decoder.problems {
            question.note(.lost, problem.problem, hint: problem.hint, at: place)
        }
    }

    private mutating func readPronunciations(_ text: String, _ place: SourcePosition) {
        for item in CellList.split(text) {
            let parts = item.split(separator: "=", maxSplits: 1).map(\.trimmed)
            guard parts.count == 2, Pronunciation(arpabet: parts[1]) != nil else {
                question.note(
                    .lost, "\"\(item.prefix(40))\" is not a pronunciation",
                    hint: "write word=W ER D", at: place)
                continue
            }
            question.pronunciations[parts[0], default: []].append(parts[1])
        }
    }

    private mutating func number(_ text: String, _ what: String, _ place: SourcePosition) -> Double?
    {
        if let value = ForeignQuestion.number(text) { return value }
        if !text.trimmed.isEmpty {
            question.note(
                .lost, "\"\(text.prefix(30))\" is not \(what)", hint: "write a number", at: place)
        }
        return nil
    }
}
