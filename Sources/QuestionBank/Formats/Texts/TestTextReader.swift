/// Reads teachers' tests for text2qti, Respondus and ExamView: numbered questions with lettered
/// choices.
package struct TestTextReader: WindowReading {
    private var entry: TestTextEntry?
    private var tally = FieldTally(.label)
    private var title: String?
    /// Questions whose right choices are in the answer key at the end of the file.
    private var waiting: [TestTextEntry] = []
    private var isKey = false
    /// The title and points above the number of a question, as in text2qti files.
    private var ahead: (title: String?, points: (text: String, place: SourcePosition)?) = (nil, nil)

    package init() {}

    static func isOne(_ lines: some Collection<Substring>) -> Bool {
        let texts = lines.map(\.trimmed)
        let numbered = texts.count { number($0) != nil }
        let choices = texts.count { choice($0) != nil }
        let right = texts.count { text in
            choice(text)?.isRight == true || answerLine(text) != nil
                || text.hasPrefix("[*]") || text.hasPrefix("* ") || text.hasPrefix("= ")
                || isKeyStart(text)
        }
        return numbered > 0 && right > 0 && (choices > 1 || right >= numbered)
    }

    package mutating func read(_ window: ByteWindow, into receiver: any PackReceiving) throws {
        var lines = TextLines(window)
        while let line = try lines.next() {
            let text = line.text.trimmed
            if !text.isEmpty { try take(text, line.position, receiver) }
        }
        close()
        for var entry in waiting { try entry.deliver(to: receiver) }
        if let title { try receiver.receive(PackHeader(title: title)) }
        try tally.report(to: receiver)
    }

    private mutating func take(
        _ text: String, _ place: SourcePosition, _ receiver: any PackReceiving
    ) throws {
        if isKey {
            takeKey(text)
        } else if Self.isKeyStart(text) {
            close()
            isKey = true
        } else if let label = Self.label(text) {
            take(label, place)
        } else if let answer = Self.answerLine(text), entry != nil {
            entry?.answer(answer, at: place)
        } else if let (number, rest) = Self.number(text) {
            close()
            var begun = TestTextEntry(rest, number: number, at: place)
            if let title = ahead.title { begun.take(id: title) }
            if let points = ahead.points { begun.takePoints(points.text, at: points.place) }
            ahead = (nil, nil)
            entry = begun
        } else if entry == nil {
            try receiver.receive(
                PackProblem(
                    .note, at: place, "a line before the first question was left out",
                    hint: "begin questions with their number: 1."))
        } else if let choice = Self.choice(text) {
            entry?.choose(choice.text, letter: choice.letter, isRight: choice.isRight)
        } else {
            entry?.go(on: text)
        }
    }

    private mutating func close() {
        if let entry { waiting.append(entry) }
        entry = nil
    }

    /// Reads a question number and its answer from the answer key at the end of a Respondus file.
    private mutating func takeKey(_ text: String) {
        guard let (number, rest) = Self.number(text),
            let index = waiting.firstIndex(where: { $0.number == number })
        else { return }
        waiting[index].answer(rest, at: waiting[index].position)
    }

    private mutating func take(_ label: (name: String, rest: String), _ place: SourcePosition) {
        switch label.name {
        case "quiz title", "test title":
            title = label.rest
            tally.see(label.name, as: "about the pack", at: place)
        case "points":
            close()
            ahead.points = (label.rest, place)
            tally.see(label.name, as: "the points", at: place)
        case "pts":
            entry?.takePoints(label.rest, at: place)
            tally.see(label.name, as: "the points", at: place)
        case "title":
            close()
            ahead.title = label.rest
            tally.see(label.name, as: "the question's id", at: place)
        case "dif", "difficulty":
            entry?.take(difficulty: label.rest)
            tally.see(label.name, as: "the difficulty", at: place)
        case "top", "topic":
            entry?.take(category: label.rest)
            tally.see(label.name, as: "the category", at: place)
        case "...", "feedback", "general feedback":
            entry?.take(explanation: label.rest)
            tally.see("feedback", as: "the explanation", at: place)
        case "type": tally.see(label.name, as: "the kind of question", at: place)
        default: tally.see(label.name, as: nil, at: place)
        }
    }

    // MARK: Lines

    /// Reads a numbered line such as `12. text` or `12) text`.
    static func number(_ text: String) -> (number: Int, rest: String)? {
        let digits = text.prefix(5).prefix(while: \.isNumber)
        guard let number = Int(digits), case let rest = text[digits.endIndex...],
            rest.first == "." || rest.first == ")",
            rest.dropFirst().first?.isWhitespace == true
        else { return nil }
        return (number, rest.dropFirst().trimmed)
    }

    /// Reads a choice such as `a) text`, `*b. text`, `[*] text` or `[ ] text`.
    private static func choice(
        _ text: String
    ) -> (text: String, letter: Character?, isRight: Bool)? {
        for (mark, isRight) in [("[*]", true), ("[ ]", false), ("[]", false)]
        where text.hasPrefix(mark) {
            return (text.dropFirst(mark.count).trimmed, nil, isRight)
        }
        let isRight = text.first == "*"
        let rest = isRight ? text.dropFirst().drop(while: \.isWhitespace) : text[...]
        guard let letter = rest.first, letter.isASCII, letter.isLetter,
            let mark = rest.dropFirst().first, mark == ")" || mark == ".",
            rest.dropFirst(2).first?.isWhitespace == true
        else { return nil }
        return (rest.dropFirst(2).trimmed, Character(letter.uppercased()), isRight)
    }

    /// Reads an answer line such as `ANS: B` or `Answer: Paris`, including the answer lines of
    /// text2qti.
    private static func answerLine(_ text: String) -> String? {
        let upper = text.prefix(16).uppercased()
        for name in ["ANSWER:", "ANS:", "CORRECT ANSWER:", "ANSWERS:"] where upper.hasPrefix(name) {
            let rest = text.dropFirst(name.count).trimmed
            return rest.isEmpty ? nil : rest
        }
        if text.hasPrefix("* ") || text.hasPrefix("*\t") { return "*" + text.dropFirst().trimmed }
        if text.hasPrefix("= ") || text.hasPrefix("=\t") { return "=" + text.dropFirst().trimmed }
        return nil
    }

    private static func isKeyStart(_ text: String) -> Bool {
        ["answers:", "answer key:", "answer key"].contains(text.lowercased())
    }

    private static let labels: Set<String> = [
        "quiz title", "quiz description", "test title", "title", "points", "pts", "dif",
        "difficulty", "ref", "obj", "top", "topic", "nat", "sta", "loc", "key", "msc", "not",
        "type",
        "feedback", "general feedback", "shuffle answers", "show correct answers",
        "one question at a time",
        "can't go back", "feedback is solution", "text title", "text", "group", "pick", "bloom",
    ]

    private static func label(_ text: String) -> (name: String, rest: String)? {
        if text.hasPrefix("... ") { return ("...", text.dropFirst(4).trimmed) }
        guard let colon = text.prefix(32).firstIndex(of: ":") else { return nil }
        let name = text[..<colon].trimmed.lowercased()
        guard labels.contains(name) else { return nil }
        return (name, text[text.index(after: colon)...].trimmed)
    }
}
