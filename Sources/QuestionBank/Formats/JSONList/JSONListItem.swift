/// Reads one object in a list of questions.
enum JSONListItem {
    static func isQuestion(_ node: JSONNode) -> Bool {
        (node.members ?? []).contains { meaning($0.key) == .column(.question) }
    }

    /// Records how a JSON object's right answers are numbered.
    static func survey(_ node: JSONNode, _ numbering: inout ChoiceNumbering) {
        let parts = Parts(node)
        for right in parts.right {
            for value in right.node.array ?? [right.node] {
                guard let number = value.plainText.flatMap({ Int($0) }) else { continue }
                let isText = parts.choices.contains { $0.text == String(number) }
                if parts.choices.contains(where: { $0.label == String(number) }) { continue }
                if right.isNumber || !isText { numbering.note(number, of: parts.choices.count) }
            }
        }
    }

    static func question(
        _ node: JSONNode, _ numbering: ChoiceNumbering, _ scale: DifficultyScale
    ) -> ForeignQuestion {
        var question = ForeignQuestion(at: node.position)
        question.mayHoldAlternatives = true
        guard node.members != nil else {
            question.note(
                .refused, "a question must be an object, but this is \(node.kind)",
                hint: "remove it")
            return question
        }
        let parts = Parts(node)
        for (column, value) in parts.columns { read(value, as: column, scale, into: &question) }
        let kind = node["type"]?.plainText?.lowercased() ?? ""
        if TableKinds.asksNothing(kind) {
            question.leaveOut("a \(kind), which has no right answer,", hint: "no action is needed")
            return question
        }
        question.distractors += parts.distractors.map { plain($0, &question, as: .choice) }
        RightChoice(parts, numbering, kind: kind).answer(&question)
        return question
    }

    // MARK: Names

    enum Meaning: Equatable {
        case column(CSVColumn)
        /// A key whose value is the number of a choice.
        case number
    }

    static func meaning(_ key: String) -> Meaning? {
        let words = spaced(key)
        if numberNames.contains(words.filter(\.isLetter).lowercased()) { return .number }
        return CSVColumn(title: words).map(Meaning.column)
    }

    /// The meaning of a key's value, in plain language, or nil if the value is ignored.
    static func words(for key: String) -> String? {
        switch meaning(key) {
        case .number: "which choice is right, by its number"
        case .column(.promptOn), .column(.pronunciations), .column(.packTitle), .column(.term),
            .column(.packLanguage), .column(.packLicence), .column(.packSource),
            .column(.packRounds), .column(.definition), nil:
            nil
        case .column(let column): column.meaning
        }
    }

    /// Whether a key has a value that no game needs.
    static func isHarmless(_ key: String) -> Bool {
        ["date", "created", "updated", "createdat", "updatedat", "__v", "_id", "uuid"].contains(
            key.lowercased().filter { $0 != "_" || key.hasPrefix("_") })
            || meaning(key) == .column(.date)
    }

    private static let numberNames: Set<String> = [
        "index", "answerindex", "correctindex", "correctanswerindex", "answeridx", "correctidx",
        "correctoptionindex", "correctchoiceindex", "rightindex", "solutionindex", "answernumber",
        "correctanswernumber", "rightanswerindex",
    ]

    /// Splits a key such as "optionA" or "correctAnswer" into words.
    static func spaced(_ key: String) -> String {
        var result = ""
        var last: Character = " "
        for character in key {
            if character.isUppercase, last.isLowercase || last.isNumber { result.append(" ") }
            result.append(character)
            last = character
        }
        return result
    }

    // MARK: Values

    private static func read(
        _ value: JSONNode, as column: CSVColumn, _ scale: DifficultyScale,
        into question: inout ForeignQuestion
    ) {
        let text = (value["text"] ?? value["name"] ?? value["url"] ?? value).plainText ?? ""
        let texts = value.array == nil ? [text] : value.plainTexts
        switch column {
        case .id: question.id = text
        case .question: question.prompt = plain(text, &question)
        case .accept: question.accept += texts.map { plain($0, &question, as: .answer) }
        case .reject: question.reject += texts.map { plain($0, &question, as: .answer) }
        case .category:
            question.category =
                (value.array == nil ? CategoryNames.path(HTMLEntities.decode(text)) : texts)
                + question.category
        case .subcategory: question.category += CategoryNames.path(HTMLEntities.decode(text))
        case .difficulty:
            question.difficulty = scale.level(text)
            if question.difficulty == nil, !text.isEmpty {
                question.note(
                    .lost, "unknown difficulty \"\(text.prefix(30))\"",
                    hint: "write easy, medium or hard", at: value.position)
            }
        case .tags: question.tags += texts
        case .points: question.takePoints(text, at: value.position)
        case .timeLimit:
            question.timeLimit = value.plainText.flatMap(Double.init).flatMap {
                $0 > 0 && $0 < 1e6 ? $0 : nil
            }
        case .tolerance:
            question.tolerance = value.number.flatMap { $0 >= 0 && $0 < 1e12 ? $0 : nil }
        case .explanation: question.explanation = plain(text, &question, as: .explanation)
        case .media: if !text.isEmpty { question.media = [Media(file: text)] }
        case .picture: if !text.isEmpty { question.embedded.append(Media(file: text)) }
        case .source: question.source = text.isEmpty ? nil : text
        case .licence: question.licence = text.isEmpty ? nil : text
        default: break
        }
    }

    /// The text without HTML tags and with character references decoded.
    static func plain(
        _ text: String, _ question: inout ForeignQuestion,
        as role: ForeignQuestion.Role = .question
    ) -> String {
        guard HTMLText.isIn(text) else { return HTMLEntities.decode(text) }
        let html = HTMLText(text)
        question.take(html, as: role)
        return html.text
    }
}
