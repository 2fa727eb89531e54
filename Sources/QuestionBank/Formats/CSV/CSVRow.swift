import Phonetics

/// One row of a table on its way to a question.
struct CSVRow {
    private let record: CSVParser.Record
    private let layout: CSVLayout
    private let isHTML: Bool
    /// Anki puts spaces between tags.
    private let isAnki: Bool
    private var question: ForeignQuestion
    private var correct: (text: String, place: SourcePosition)?
    private var numbered: [(number: Int, text: String)] = []
    /// The table's choices are the wrong answers only.
    private let answersStandApart: Bool
    /// Where the right answer is, in a row with choices.
    private(set) var standing: Standing?
    /// The answer is a truth value.
    private var isTruth = false
    /// What a cloze card hides, and what is shown in its place where it hides one thing only.
    private var hidden: [(answer: String, shown: String)] = []
    private var textsAroundHidden: [String] = []

    /// Where a right answer is.
    enum Standing {
        case among
        /// It is put among the choices.
        case apart(String, SourcePosition)
    }

    init(
        _ record: CSVParser.Record, layout: CSVLayout, isHTML: Bool, isAnki: Bool,
        answersStandApart: Bool = false
    ) {
        self.record = record
        self.layout = layout
        self.isHTML = isHTML
        self.isAnki = isAnki
        self.answersStandApart = answersStandApart
        question = ForeignQuestion(at: record.position)
        question.isComplete = layout.isOurs
    }

    mutating func made() -> ForeignQuestion {
        for (index, cell) in record.fields.enumerated() where index < layout.columns.count {
            guard let column = layout.columns[index], !cell.isEmpty else { continue }
            read(cell, as: column, at: record.places[index])
        }
        if question.prompt.isEmpty {
            // Say it where the cell is missing.
            if let index = layout.columns.firstIndex(of: .question), index < record.places.count {
                question.position = record.places[index]
            }
        }
        chooseAnswer()
        askHidden()
        return question
    }

    private mutating func read(_ cell: String, as column: CSVColumn, at place: SourcePosition) {
        let text = truth(cell) ?? plain(cell, isAnswer: column.holdsAnswers)
        switch column {
        case .id: question.id = text
        case .question: readPrompt(text)
        case .answer:
            // A column of answers may hold the number of the right choice.
            correct = (text, place)
            isTruth = truth(cell) != nil
        case .accept: question.accept += CellList.split(text)
        case .promptOn:
            question.promptOn += CellList.split(text).map { item in
                guard let arrow = item.firstRange(of: " => ") else { return .init(form: item) }
                return .init(
                    form: String(item[..<arrow.lowerBound]), ask: String(item[arrow.upperBound...]))
            }
        case .reject: question.reject += CellList.split(text)
        case .choices: question.choices = CellList.split(text)
        case .category: question.category = CategoryNames.path(text) + question.category
        case .subcategory: question.category += CategoryNames.path(text)
        case .difficulty:
            question.difficulty = CategoryNames.difficulty(text)
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
        case .media: question.media = text.trimmed
        case .picture: if !text.trimmed.isEmpty { question.embedded.append(text.trimmed) }
        case .pronunciations: readPronunciations(text, place)
        case .source: question.source = text
        case .licence: question.licence = text
        case .choice(let number):
            if !text.trimmed.isEmpty { numbered.append((number, text.trimmed)) }
        case .distractor: question.distractors += CellList.split(text)
        case .correct:
            correct = (text, place)
            isTruth = truth(cell) != nil
        case .type:
            if ["true/false", "true-false", "boolean", "truefalse"].contains(text.lowercased()) {
                question.choices = ["True", "False"]
            }
        case .packTitle, .packLanguage, .packLicence, .packSource, .packRounds: break
        case .date, .term, .definition: break
        }
    }

    // MARK: texts

    /// A truth value as spreadsheets write it. What our own tables hold is text.
    private func truth(_ cell: String) -> String? {
        if layout.isOurs { return nil }
        return cell == "TRUE" ? "True" : cell == "FALSE" ? "False" : nil
    }

    private mutating func plain(_ cell: String, isAnswer: Bool) -> String {
        guard isHTML || cell.holds("[sound:") || HTMLText.isIn(cell, isAnswer: isAnswer) else {
            return HTMLEntities.decode(cell)
        }
        let html = HTMLText(cell)
        question.embedded += html.media
        var text = html.text
        while let start = text.firstRange(of: "[sound:"),
            let end = text[start.upperBound...].firstIndex(of: "]")
        {
            question.embedded.append(String(text[start.upperBound..<end]))
            text.removeSubrange(start.lowerBound...end)
        }
        return text.trimmed
    }

    /// A cloze card hides its answers in its text: "The capital of {{c1::France::country}} …". One
    /// that hides several is asked once for each.
    private mutating func readPrompt(_ text: String) {
        question.prompt = text
        guard text.holds("{{c") else { return }
        var texts: [String] = []
        var rest = Substring(text)
        while let open = rest.firstRange(of: "{{c"),
            let colons = rest[open.upperBound...].prefix(6).firstRange(of: "::"),
            let close = rest[colons.upperBound...].firstRange(of: "}}")
        {
            texts.append(String(rest[..<open.lowerBound]))
            let parts = rest[colons.upperBound..<close.lowerBound].split(
                separator: "::", maxSplits: 1, omittingEmptySubsequences: false)
            hidden.append((String(parts.first ?? ""), parts.count > 1 ? "[\(parts[1])]" : "_____"))
            rest = rest[close.upperBound...]
        }
        texts.append(String(rest))
        if hidden.count == 1 {
            question.prompt = texts[0] + hidden[0].shown + texts[1]
        } else if hidden.count > 1 {
            textsAroundHidden = texts
        }
    }

    private mutating func askHidden() {
        if hidden.count == 1, question.answer.isEmpty { question.answer = hidden[0].answer }
        guard hidden.count > 1 else { return }
        question.ask(
            hidden.map { item in
                var gap = ForeignQuestion(at: question.position)
                gap.answer = item.answer
                return gap
            }, between: textsAroundHidden)
    }

    private mutating func readTags(_ text: String) {
        if text.holds("|") || text.holds("\\") {
            question.tags += CellList.split(text)
        } else {
            question.tags += text.split {
                $0 == "," || $0 == ";" || (isAnki && $0 == " ")
            }.map(\.trimmed)
        }
    }

    private mutating func readPronunciations(_ text: String, _ place: SourcePosition) {
        for item in CellList.split(text) {
            let parts = item.split(separator: "=", maxSplits: 1).map(\.trimmed)
            guard parts.count == 2, Pronunciation(arpabet: parts[1]) != nil else {
                question.note(
                    .lost, "\"\(item.prefix(40))\" is no pronunciation",
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

    // MARK: the right choice

    private mutating func chooseAnswer() {
        let isList = !question.choices.isEmpty && numbered.isEmpty
        if isList {
            numbered = question.choices.enumerated().map { ($0 + 1, $1) }
        } else if question.choices.isEmpty {
            question.choices = numbered.map(\.text)
        }
        guard let correct, !correct.text.trimmed.isEmpty else {
            if question.answer.isEmpty, !numbered.isEmpty {
                question.note(
                    .refused, "nothing says which answer is right",
                    hint: layout.contains(.correct) || layout.contains(.answer)
                        ? "name the number of the right answer"
                        : "add a column \"correct\" with the number of the right one; where each of them "
                            + "is right, name the columns answer and accept")
            }
            return
        }
        question.answer = correct.text
        if numbered.isEmpty {
            if isTruth { question.choices = ["True", "False"] }
            return
        }
        // An answer with markup stays as it is.
        if isList,
            Question(id: "", prompt: "", answer: correct.text, choices: question.choices)
                .correctChoice != nil
        {
            standing = .among
            return
        }
        let right = rightChoices(correct.text)
        if let first = right.first {
            standing = .among
            question.answer = first
            question.accept += right.dropFirst()
        } else if looksLikeNumbers(correct.text) {
            question.note(
                .refused, "\"\(correct.text.prefix(30))\" names none of the answers",
                hint: "write the number or the words of the right answer", at: correct.place)
        } else if answersStandApart, !layout.contains(.correct) {
            standing = .apart(correct.text.trimmed, correct.place)
        } else {
            question.note(
                .refused,
                "the right answer \"\(correct.text.trimmed.prefix(60))\" is not among the choices",
                hint: "write it as it stands among them, or its number", at: correct.place)
        }
    }

    /// "2", "1,3", "2.0", "B" or the words of a choice.
    private func rightChoices(_ text: String) -> [String] {
        let wanted = text.trimmed
        if let same = numbered.first(where: { $0.text.lowercased() == wanted.lowercased() }) {
            return [same.text]
        }
        let parts = wanted.split { $0 == "," || $0 == ";" || $0 == "|" || $0 == "&" }.map(\.trimmed)
        var found: [String] = []
        for part in parts {
            guard let number = choiceNumber(part),
                let choice = numbered.first(where: { $0.number == number })
            else { return [] }
            found.append(choice.text)
        }
        return found
    }

    private func choiceNumber(_ text: String) -> Int? {
        if let value = Double(text) { return Int(exactly: value) }
        if text.count == 1, let byte = text.lowercased().utf8.first, (0x61...0x68).contains(byte) {
            return Int(byte) - 0x60
        }
        return nil
    }

    private func looksLikeNumbers(_ text: String) -> Bool {
        text.allSatisfy { $0.isNumber || ",;. ".contains($0) }
    }
}
