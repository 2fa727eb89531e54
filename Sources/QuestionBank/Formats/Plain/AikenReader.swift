/// Reads Moodle's Aiken format: a question, choices such as `A. …` or `B) …`, and `ANSWER: B`.
package struct AikenReader {
    package init() {}

    package func read(_ window: ByteWindow, into receiver: any PackReceiving) throws {
        var lines = TextLines(window)
        var question: ForeignQuestion?
        var letters: [(letter: Character, text: String)] = []
        while let line = try lines.next() {
            let text = line.text.trimmed
            if text.isEmpty { continue }
            if let answer = Self.answer(text) {
                guard var finished = question else {
                    try receiver.receive(
                        PackProblem(
                            .refused, at: line.position, "an ANSWER line has no question",
                            hint: "write the question and its choices above it"))
                    continue
                }
                Self.close(&finished, letters, answer, line.position)
                try finished.deliver(to: receiver)
                question = nil
                letters = []
            } else if let choice = Self.choice(text, after: letters.last?.letter), question != nil {
                letters.append(choice)
                if letters.count > 26 { letters.removeLast() }
            } else if letters.isEmpty, question != nil, question?.prompt.isEmpty == false,
                (question?.prompt.utf8.count ?? 0) < 10_000
            {
                question?.prompt += " " + text
            } else {
                if var unfinished = question { try Self.refuse(&unfinished, receiver) }
                question = ForeignQuestion(at: line.position)
                question?.prompt = text
                letters = []
            }
        }
        if var unfinished = question { try Self.refuse(&unfinished, receiver) }
    }

    private static func refuse(
        _ question: inout ForeignQuestion, _ receiver: any PackReceiving
    ) throws {
        question.note(
            .refused, "a question has no ANSWER line", hint: "add ANSWER: and its letter")
        try question.deliver(to: receiver)
    }

    private static func close(
        _ question: inout ForeignQuestion, _ letters: [(letter: Character, text: String)],
        _ answer: String, _ place: SourcePosition
    ) {
        question.choices = letters.map(\.text)
        guard letters.count >= 2 else {
            return question.note(
                .refused, "the question has only \(letters.count.counted("choice"))",
                hint: "write at least two, such as A) and B)")
        }
        let wanted = answer.split { !$0.isLetter }.map { $0.uppercased() }
        let right = wanted.compactMap { letter in
            letters.first { String($0.letter) == letter }?.text
        }
        guard let first = right.first, right.count == wanted.count else {
            return question.note(
                .refused, "ANSWER: \(answer.prefix(20)) is not one of the choices",
                hint: "write the letter of the right choice", at: place)
        }
        question.answer = first
        question.accept = Array(right.dropFirst())
    }

    private static func answer(_ line: String) -> String? {
        guard line.uppercased().hasPrefix("ANSWER"),
            case let rest = line.dropFirst(6).drop(while: \.isWhitespace), rest.first == ":"
        else { return nil }
        return rest.dropFirst().trimmed
    }

    /// Reads a choice. If no space follows the period or parenthesis, the letter must be the next
    /// in sequence and must not be an initial ("A.D. 79").
    private static func choice(
        _ line: String, after last: Character?
    ) -> (letter: Character, text: String)? {
        guard let letter = line.first, letter.isLetter, letter.isASCII,
            case let rest = line.dropFirst(), let mark = rest.first, mark == "." || mark == ")",
            let next = rest.dropFirst().first
        else { return nil }
        let capital = Character(letter.uppercased())
        if !next.isWhitespace {
            let due = last.flatMap(\.asciiValue).map { $0 + 1 } ?? UInt8(ascii: "A")
            let isInitials = mark == "." && rest.dropFirst(2).first.map { ".".contains($0) } == true
            guard capital.asciiValue == due, !isInitials else { return nil }
        }
        return (capital, rest.dropFirst().trimmed)
    }
}
