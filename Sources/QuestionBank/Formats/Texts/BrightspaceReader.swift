/// Reads Brightspace (D2L) CSV files. `NewQuestion,MC` begins a question, and each row contains one
/// field.
package struct BrightspaceReader: WindowReading {
    private var entry: Entry?
    private var tally = FieldTally(.label)

    package init() {}

    static func isOne(_ lines: some Collection<Substring>) -> Bool {
        lines.contains { line in
            let start = line.drop { $0 == "\"" }.lowercased()
            return start.hasPrefix("newquestion,") || start.hasPrefix("newquestion\",")
        }
    }

    package mutating func read(_ window: ByteWindow, into receiver: any PackReceiving) throws {
        var parser = CSVParser(window, delimiter: 0x2C)
        while let record = try parser.next() {
            if let damage = record.damage {
                try receiver.receive(damage)
                continue
            }
            let cells = record.fields.map(\.trimmed)
            guard let name = cells.first, !name.isEmpty, !name.hasPrefix("//") else { continue }
            let value = cells.count > 1 ? cells[1] : ""
            if name.lowercased() == "newquestion" {
                try deliver(receiver)
                entry = Entry(kind: value.uppercased(), at: record.position)
                tally.see(name, as: "the kind of question", at: record.position)
            } else if entry != nil {
                let meaning = entry?.take(
                    name.lowercased(), value, cells.count > 2 ? cells[2] : "", record.position)
                tally.see(name, as: meaning ?? nil, at: record.position)
            }
        }
        try deliver(receiver)
        try tally.report(to: receiver)
    }

    private mutating func deliver(_ receiver: any PackReceiving) throws {
        var question = entry?.finished()
        entry = nil
        try question?.deliver(to: receiver)
    }

    private struct Entry {
        private let kind: String
        private var question: ForeignQuestion
        private var options: [(text: String, percent: Double)] = []
        private var sides: [String: String] = [:]
        private var items: [String] = []
        private var matches: [(key: String, text: String)] = []

        init(kind: String, at place: SourcePosition) {
            self.kind = kind
            question = ForeignQuestion(at: place)
        }

        /// Reads a row of a question. Returns the row's meaning, or nil if the row is ignored.
        mutating func take(
            _ name: String, _ value: String, _ text: String, _ place: SourcePosition
        ) -> String? {
            if value.isEmpty { return "nothing" }
            switch name {
            case "id":
                question.id = value
                return "the question's id"
            case "questiontext":
                question.prompt = plain(value)
                return "the question"
            case "points":
                if value != "1" { question.takePoints(value, at: place) }
                return "the points"
            case "difficulty":
                var scale = DifficultyScale()
                scale.note("5")
                question.difficulty = scale.level(value)
                return "the difficulty"
            case "image":
                question.embedded.append(Media(file: value))
                return "a picture or sound"
            case "feedback":
                question.explanation = plain(value, as: .explanation)
                return "the explanation"
            case "option", "answer":
                let isOpen = ["SA", "MSA", "FIB"].contains(kind)
                options.append((plain(text, as: isOpen ? .answer : .choice), Double(value) ?? 0))
                return "an answer, and what it is worth"
            case "true", "false":
                options.append((name == "true" ? "True" : "False", Double(value) ?? 0))
                return "an answer, and what it is worth"
            case "item":
                items.append(plain(value, as: .choice))
                return "an answer in its right place"
            case "choice":
                sides[value] = plain(text)
                return "one side of a pair"
            case "match":
                matches.append((value, plain(text, as: .choice)))
                return "the other side of a pair"
            case "scoring", "inputbox", "format": return "how it is marked"
            default: return nil
            }
        }

        private mutating func plain(
            _ text: String, as role: ForeignQuestion.Role = .question
        ) -> String {
            let html = HTMLText(text)
            question.take(html, as: role)
            return html.text
        }

        mutating func finished() -> ForeignQuestion {
            switch kind {
            case "WR":
                question.note(
                    .refused, "an essay question has no answer to judge",
                    hint: "give it an accepted answer")
            case "O":
                question.takeOrder(items)
            case "M":
                question.pairs = matches.compactMap { match in
                    sides[match.key].map { ($0, match.text) }
                }
                if question.pairs.isEmpty {
                    question.note(
                        .refused, "the matching question has no pairs", hint: "give it pairs")
                }
            case "MC", "MS", "TF": choose()
            case "SA", "MSA", "FIB":
                let right = options.filter { $0.percent > 0 }.map(\.text)
                question.answer = right.first ?? ""
                question.accept = Array(right.dropFirst())
            default:
                question.note(
                    .refused, "questions of the kind \(kind.prefix(20)) cannot be asked aloud",
                    hint: "use MC, TF, SA or M")
            }
            return question
        }

        private mutating func choose() {
            question.choices = options.map(\.text)
            let most = options.map(\.percent).max() ?? 0
            let right = options.filter { $0.percent > 0 && $0.percent == most }.map(\.text)
            guard let first = right.first else {
                return question.note(
                    .refused, "no answer is right", hint: "give the right one 100 percent")
            }
            question.takeRight(right)
            if kind == "TF" { question.accept.append(first == "True" ? "yes" : "no") }
        }
    }
}
