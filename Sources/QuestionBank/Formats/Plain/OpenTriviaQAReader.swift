/// Reads OpenTriviaQA files: questions after `#Q`, right answers after `^`, and choices after
/// letters.
package struct OpenTriviaQAReader {
    package init() {}

    static func isOne(_ lines: some Sequence<Substring>) -> Bool {
        let starts = lines.map { $0.drop(while: \.isWhitespace) }
        return starts.contains { $0.hasPrefix("#Q ") } && starts.contains { $0.hasPrefix("^ ") }
    }

    package func read(_ window: ByteWindow, into receiver: any PackReceiving) throws {
        var lines = TextLines(window)
        var current: Entry?
        while let line = try lines.next() {
            let text = line.text.trimmed
            if text.hasPrefix("#Q") {
                try current?.deliver(to: receiver)
                current = Entry(String(text.dropFirst(2)), at: line.position)
            } else if current == nil {
                if text.isEmpty { continue }
                try receiver.receive(
                    PackProblem(
                        .refused, at: line.position, "a line before the first question",
                        hint: "begin questions with #Q"))
            } else {
                current?.take(text)
            }
        }
        try current?.deliver(to: receiver)
    }

    private struct Entry {
        private var question: ForeignQuestion
        private var choices: [(letter: Character, text: String)] = []
        private var hasAnswer = false

        init(_ prompt: String, at position: SourcePosition) {
            question = ForeignQuestion(at: position)
            question.prompt = prompt.trimmed
        }

        mutating func take(_ text: String) {
            if text.isEmpty { return }
            if text.hasPrefix("^") {
                question.answer = HTMLEntities.decode(text.dropFirst().trimmed)
                hasAnswer = true
            } else if let choice = choice(text) {
                choices.append(choice)
            } else if !choices.isEmpty {
                choices[choices.count - 1].text += " " + text
            } else if hasAnswer {
                question.answer += " " + text
            } else if question.prompt.utf8.count < 100_000 {
                question.prompt += " " + text
            }
        }

        /// Reads a choice, whose letter must be the next letter in sequence.
        private func choice(_ text: String) -> (letter: Character, text: String)? {
            let due = Character(Unicode.Scalar(0x41 + UInt8(min(choices.count, 25))))
            guard hasAnswer, text.first == due, let space = text.dropFirst().first,
                space.isWhitespace
            else { return nil }
            return (due, HTMLEntities.decode(text.dropFirst(2).trimmed))
        }

        mutating func deliver(to receiver: any PackReceiving) throws {
            question.prompt = HTMLEntities.decode(question.prompt)
            question.choices = choices.map(\.text)
            let answer = question.answer.lowercased()
            if !hasAnswer {
                question.note(.refused, "there is no right answer", hint: "write it after ^")
            } else if !choices.isEmpty {
                if let right = choices.first(where: { $0.text.trimmed.lowercased() == answer }) {
                    question.answer = right.text
                } else {
                    question.note(
                        .refused,
                        "the right answer \"\(question.answer.prefix(40))\" is not one of the choices",
                        hint: "write it exactly as it is among the choices")
                }
            }
            try question.deliver(to: receiver)
        }
    }
}
