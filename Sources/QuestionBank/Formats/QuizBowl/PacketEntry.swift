/// A tossup or bonus from a packet while its lines are being read.
struct PacketEntry {
    private struct Part {
        var position: SourcePosition
        var points: Int?
        var level: Question.Difficulty?
        var text: String
        var answer: String?
    }

    let number: Int?
    private let position: SourcePosition
    /// The text of a tossup, or the text before the parts of a bonus.
    private var text = ""
    private var answer: String?
    /// The lines after a tossup's answer, which continue the answer or introduce an unnumbered
    /// bonus.
    private var behind: [PacketLine] = []
    private var parts: [Part] = []
    private var category: [String] = []

    private static let textLimit = 100_000

    init(number: Int?, at position: SourcePosition) {
        self.number = number
        self.position = position
    }

    /// Appends text to the question or to its last part.
    mutating func add(_ more: String) {
        guard text.utf8.count < Self.textLimit else { return }
        if parts.isEmpty {
            text += (text.isEmpty ? "" : " ") + more.trimmed
        } else if parts[parts.count - 1].text.utf8.count < Self.textLimit {
            parts[parts.count - 1].text += " " + more.trimmed
        }
    }

    mutating func part(
        points: Int?, level: Question.Difficulty?, text: String, at position: SourcePosition
    ) {
        guard parts.count < 100 else { return }
        parts.append(
            Part(position: position, points: points, level: level, text: text.trimmed))
    }

    mutating func answer(_ line: String) {
        if parts.isEmpty {
            answer = line
        } else {
            parts[parts.count - 1].answer = line
        }
    }

    mutating func continueAnswer(_ more: PacketLine) {
        if parts.isEmpty {
            behind.append(more)
        } else {
            parts[parts.count - 1].answer =
                (parts[parts.count - 1].answer ?? "") + " " + more.marked.trimmed
        }
    }

    /// Whether the entry is a tossup with an answer. A bonus part that follows an answered tossup
    /// belongs to the next bonus.
    var isAnsweredTossup: Bool { parts.isEmpty && answer != nil }

    /// Removes and returns the lines after the answer, if these lines are whole sentences that
    /// introduce the next bonus.
    mutating func takeLead() -> [PacketLine] {
        guard let end = behind.last?.plain.trimmed.last, ".:?!".contains(end) else { return [] }
        func depth(_ text: String) -> Int {
            text.count { $0 == "[" || $0 == "(" } - text.count { $0 == "]" || $0 == ")" }
        }
        var open = depth(answer ?? "")
        let place = behind.firstIndex { line in
            defer { open += depth(line.plain) }
            return open <= 0 && line.plain.trimmed.first?.isUppercase ?? false
        }
        let lead = Array(behind[(place ?? behind.endIndex)...])
        behind.removeLast(lead.count)
        return lead
    }

    /// Reads a category path such as "Literature, American" or "Ed. – History".
    mutating func category(_ text: String) {
        category = text.replacing(" – ", with: ",").replacing(" - ", with: ",").split {
            $0 == "," || $0 == ">" || $0 == "/"
        }.map(\.trimmed).filter { !$0.isEmpty }
    }

    func deliver(to receiver: any PackReceiving) throws {
        if parts.isEmpty {
            let whole = answer.map { ([$0] + behind.map(\.marked.trimmed)).joined(separator: " ") }
            var question = made(text, whole, at: position)
            return try question.deliver(to: receiver)
        }
        let name = BonusTags.name(for: "\(text) \(parts[0].text)")
        for (index, part) in parts.enumerated() {
            var question = made("\(text) \(part.text)", part.answer, at: part.position)
            question.points = part.points
            question.difficulty = part.level
            question.tags += BonusTags.tags(of: name, part: index + 1)
            try question.deliver(to: receiver)
        }
    }

    private func made(
        _ text: String, _ answer: String?, at position: SourcePosition
    ) -> ForeignQuestion {
        var question = ForeignQuestion(at: position)
        question.category = category
        QuizBowlText.read(text, into: &question)
        guard let answer, !answer.isEmpty else {
            question.note(
                .refused, "a question has no ANSWER line", hint: "write ANSWER: and the answer")
            return question
        }
        question.answer = PronunciationGuide.take(from: answer, into: &question)
        return question
    }
}
