/// Determines which choices of a question are right, or rejects an ambiguous question.
struct RightChoice {
    private let parts: JSONListItem.Parts
    private let numbering: ChoiceNumbering
    /// The type of the question, as specified in the file.
    private let kind: String
    private var choices: [JSONListItem.Parts.Choice] { parts.choices }

    init(_ parts: JSONListItem.Parts, _ numbering: ChoiceNumbering, kind: String) {
        self.parts = parts
        self.numbering = numbering
        self.kind = kind
    }

    private enum Finding {
        case found(Int)
        /// The answer is not among the choices.
        case none
        case unclear(String, hint: String)
    }

    /// Sets the answer, the other right answers and the choices of the question.
    func answer(_ question: inout ForeignQuestion) {
        if choices.isEmpty { return open(&question) }
        let texts = choices.map { choice in
            let text = JSONListItem.plain(choice.text, &question, as: .choice)
            if let picture = choice.picture {
                question.take([Media(file: picture)], hasWords: !text.isBlank, as: .choice)
            }
            return text
        }
        question.choices = texts.count > 1 ? texts : []
        if parts.isUnclearList {
            return question.note(
                .refused, "there are \(choices.count) answers, but nothing says which is right",
                hint: "name the right one in \"answer\", or write other forms in \"accept\"")
        }
        var right: [Int] = []
        for given in parts.right {
            for node in given.node.array ?? [given.node] {
                switch find(node, isNumber: given.isNumber) {
                case .found(let index): right.append(index)
                case .none:
                    return question.note(
                        .refused,
                        "\"\((node.plainText ?? node.kind).prefix(40))\" is not one of the choices",
                        hint: "write the right choice exactly as it is among the choices",
                        at: node.position)
                case .unclear(let problem, let hint):
                    return question.note(.refused, problem, hint: hint, at: node.position)
                }
            }
        }
        if right.isEmpty { right = choices.indices.filter { choices[$0].isRight } }
        guard let first = right.first else {
            return question.note(
                .refused, "nothing says which choice is right",
                hint: "name the right one in \"answer\"")
        }
        // A text and a number that refer to different choices contradict each other.
        if Set(right).count > 1, parts.right.count > 1,
            !parts.right.contains(where: { $0.node.array != nil })
        {
            return question.note(
                .refused, "two fields name different right answers",
                hint: "keep the right one")
        }
        question.answer = texts[first]
        var seen: Set = [first]
        let others = right.filter { seen.insert($0).inserted }
        question.accept += others.map { texts[$0] }
        if !others.isEmpty { question.markSeveral(ofType: kind) }
    }

    /// Sets the answers of a question without choices.
    private func open(_ question: inout ForeignQuestion) {
        var answers: [String] = []
        for given in parts.right {
            if given.isNumber {
                return question.note(
                    .refused, "the answer is the number of a choice, but there are no choices",
                    hint: "give the choices, or write the answer in words", at: given.node.position)
            }
            if case .bool = given.node.value { question.choices = ["True", "False"] }
            answers += Self.forms(given.node)
        }
        let texts = answers.map { JSONListItem.plain($0, &question, as: .answer) }
        question.answer = texts.first ?? ""
        question.accept += texts.dropFirst()
    }

    /// All forms of an answer, which may be an object with a value and alternative forms.
    private static func forms(_ node: JSONNode) -> [String] {
        guard let members = node.members else { return node.plainTexts }
        func texts(_ names: Set<String>) -> [String] {
            members.filter { names.contains($0.key.lowercased()) }.flatMap(\.value.plainTexts)
        }
        return texts(["text", "value", "answer", "main", "name"])
            + texts(["aliases", "alias", "accept", "alternatives", "synonyms", "humanannotations"])
    }

    // MARK: One right answer

    private func find(_ node: JSONNode, isNumber: Bool) -> Finding {
        guard let text = (node["text"] ?? node["id"] ?? node["label"] ?? node).plainText?.trimmed
        else { return .none }
        let byLabel = choices.firstIndex { $0.label?.lowercased() == text.lowercased() }
        if isNumber {
            return byLabel.map(Finding.found) ?? place(text)
        }
        let byText = choices.firstIndex { $0.text.trimmed.lowercased() == text.lowercased() }
        let byPlace = byLabel.map(Finding.found) ?? place(text)
        guard let byText else { return byPlace }
        switch byPlace {
        case .found(let index) where index != byText:
            return .unclear(
                "\"\(text.prefix(40))\" is a choice, but also names \"\(choices[index].text.prefix(40))\"",
                hint:
                    "use letters or numbers that are not choices themselves, or write all right answers in words"
            )
        case .unclear where Int(text) != nil && numbersAreUsed:
            return byPlace
        default: return .found(byText)
        }
    }

    /// Whether other questions in the file refer to choices by number.
    private var numbersAreUsed: Bool { numbering.first != nil }

    /// Finds a choice by its letter, its number, or a name such as "option 2".
    private func place(_ text: String) -> Finding {
        if let number = Int(text) { return place(number: number) }
        let bare = text.trimmingPrefix("(").trimmed
        if let letter = bare.first?.lowercased().utf8.first, (0x61...0x7A).contains(letter),
            bare.dropFirst().allSatisfy({ ".):".contains($0) })
        {
            let index = Int(letter) - 0x61
            return index < choices.count ? .found(index) : .none
        }
        if case .column(.choice(let number)) = JSONListItem.meaning(text),
            (1...max(1, choices.count)).contains(number)
        {
            return .found(number - 1)
        }
        return lettered(bare)
    }

    /// Finds the choice for an answer such as "B) Paris". The letter and the words must refer to
    /// the same choice.
    private func lettered(_ text: String) -> Finding {
        guard let letter = text.first?.lowercased().utf8.first, (0x61...0x7A).contains(letter),
            let mark = text.dropFirst().first, mark == "." || mark == ")"
        else { return .none }
        let index = Int(letter) - 0x61
        let words = text.dropFirst(2).trimmed.lowercased()
        return index < choices.count && choices[index].text.trimmed.lowercased() == words
            ? .found(index) : .none
    }

    private func place(number: Int) -> Finding {
        if choices.count == 1, number == 0 { return .found(0) }
        guard let first = numbering.first else {
            return .unclear(
                ChoiceNumbering.problem(number), hint: ChoiceNumbering.hint)
        }
        let index = number.subtractingReportingOverflow(first)
        return !index.overflow && choices.indices.contains(index.partialValue)
            ? .found(index.partialValue) : .none
    }
}
