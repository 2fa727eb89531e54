/// A question from a typed test while its lines are being read.
struct TestTextEntry {
    let number: Int
    private var question: ForeignQuestion
    private var choices: [(letter: Character?, text: String, isRight: Bool)] = []
    private var answers: [(text: String, place: SourcePosition)] = []
    private var isNumber = false

    private static let mostChoices = 100

    var position: SourcePosition { question.position }

    init(_ prompt: String, number: Int, at place: SourcePosition) {
        self.number = number
        question = ForeignQuestion(at: place)
        question.prompt = prompt
        question.mayHoldAlternatives = true
    }

    mutating func choose(_ text: String, letter: Character?, isRight: Bool) {
        if choices.count < Self.mostChoices { choices.append((letter, text, isRight)) }
    }

    /// Adds a line that continues the previous line.
    mutating func go(on text: String) {
        if let last = choices.indices.last {
            if choices[last].text.utf8.count < 10_000 { choices[last].text += " " + text }
        } else if answers.isEmpty, question.prompt.utf8.count < 100_000 {
            question.prompt += " " + text
        }
    }

    /// Reads the text after `ANS:`, or a text2qti answer line that begins with a mark such as `=`
    /// or `*`.
    mutating func answer(_ text: String, at place: SourcePosition) {
        if text.first == "=" {
            isNumber = true
            answers.append((text.dropFirst().trimmed, place))
        } else if text.first == "*" {
            answers.append((text.dropFirst().trimmed, place))
        } else {
            // ExamView writes additional labels on the same line as the answer.
            let end = ["\tPTS:", " PTS:", "\tDIF:", " DIF:", "\tREF:", " REF:"].compactMap {
                text.firstRange(of: $0)?.lowerBound
            }.min()
            answers.append((text[..<(end ?? text.endIndex)].trimmed, place))
        }
    }

    mutating func takePoints(_ text: String, at place: SourcePosition) {
        if text != "1" { question.takePoints(text, at: place) }
    }

    mutating func take(id: String) { question.id = id }
    mutating func take(category: String) { question.category = CategoryNames.path(category) }
    mutating func take(explanation: String) { question.explanation = explanation }

    mutating func take(difficulty: String) {
        question.difficulty = CategoryNames.difficulty(difficulty)
    }

    mutating func deliver(to receiver: any PackReceiving) throws {
        if choices.isEmpty { open() } else { choose() }
        try question.deliver(to: receiver)
    }

    private mutating func choose() {
        question.choices = choices.map(\.text)
        var right = choices.filter(\.isRight).map(\.text)
        for (text, place) in answers where right.isEmpty {
            let slots = ChoiceSlots(question.choices.enumerated().map { ($0, $1) })
            switch RightCell(choices: slots, key: AnswerKey(countsFrom: 1)).find(text) {
            case .found(let places): right += places.compactMap(slots.text)
            case .none:
                return question.note(
                    .refused, "\"\(text.prefix(40))\" is not one of the choices",
                    hint: "write the letter of the right choice", at: place)
            case .unclear(let problem, let hint):
                return question.note(.refused, problem, hint: hint, at: place)
            }
        }
        guard !right.isEmpty else {
            return question.note(
                .refused, "nothing says which choice is right",
                hint: "put a star before the right one: *b) …")
        }
        question.takeRight(right)
    }

    private mutating func open() {
        let texts = answers.map(\.text)
        if isNumber, let first = texts.first {
            guard let number = Self.number(first) else {
                return question.note(
                    .refused, "\"\(first.prefix(40))\" is not a number",
                    hint: "write = 3.14 +- 0.01")
            }
            question.answer = number.text
            question.tolerance = number.tolerance
            return
        }
        if texts.count == 1, let truth = QTIText.truth(texts[0]) {
            question.answer = truth
            question.choices = ["True", "False"]
            question.accept = [truth == "True" ? "yes" : "no"]
            return
        }
        question.answer = texts.first ?? ""
        question.accept = Array(texts.dropFirst())
    }

    /// Reads a numeric answer such as `3.14 +- 0.01`, `[1, 2]` or a single number.
    private static func number(_ text: String) -> NumericAnswer? {
        if let mark = text.firstRange(of: "+-") ?? text.firstRange(of: "±") {
            return NumericAnswer(
                text[..<mark.lowerBound].trimmed + ":" + text[mark.upperBound...].trimmed)
        }
        if text.first == "[", text.last == "]" {
            return NumericAnswer(
                text.dropFirst().dropLast().replacing(",", with: "..").filter { $0 != " " })
        }
        return NumericAnswer(text)
    }
}
