/// Reads one question and its answers per line, such as `question*answer`, or labeled lines.
package struct PlainLinesReader: PackReading {
    package init() {}

    package func read(
        _ input: PackInput, _ options: PackFile.Options, into receiver: any PackReceiving
    ) throws {
        let sample = try input.sample()
        if LabelledLinesReader.isOne(sample.split { $0.isNewline }) {
            return try LabelledLinesReader.read(input, into: receiver)
        }
        let mark = Self.separator(sample)
        var lines = TextLines(input.window())
        while let line = try lines.next() {
            let text = line.text.trimmed
            if text.isEmpty || text.hasPrefix("#") || text.hasPrefix("//") { continue }
            var question = ForeignQuestion(at: line.position)
            let parts =
                mark.map {
                    text.split(separator: $0, omittingEmptySubsequences: false).map(\.trimmed)
                }
                ?? [text]
            question.prompt = HTMLEntities.decode(parts[0])
            let answers = parts.dropFirst().filter { !$0.isEmpty }.map(HTMLEntities.decode)
            if let answer = answers.first {
                question.answer = answer
                question.accept = Array(answers.dropFirst())
            } else {
                question.note(
                    .refused, "there is no answer on the line",
                    hint: "put \(mark.map { "\"\($0)\"" } ?? "*") between question and answer")
            }
            Self.splitCategory(&question)
            try question.deliver(to: receiver)
        }
    }

    /// The separator that occurs in the largest number of lines.
    static func separator(_ sample: String) -> String? {
        let lines = sample.split { $0.isNewline }.prefix(200)
            .filter { !$0.hasPrefix("#") && !$0.hasPrefix("//") }
        let counted = ["*", "`", "\t", "|", " = "].map { mark in
            (mark, lines.count { $0.contains(mark) })
        }
        guard let best = counted.max(by: { $0.1 < $1.1 }), best.1 * 2 > lines.count else {
            return nil
        }
        return best.0
    }

    /// Splits text such as "CATEGORY: question", which begins with a short category in capital
    /// letters.
    private static func splitCategory(_ question: inout ForeignQuestion) {
        guard let colon = question.prompt.firstRange(of: ": "),
            case let head = question.prompt[..<colon.lowerBound], head.count <= 30, head.count > 2,
            head == head.uppercased()[...], head.contains(where: \.isLetter)
        else { return }
        question.category = [String(head)]
        question.prompt = String(question.prompt[colon.upperBound...])
    }
}
