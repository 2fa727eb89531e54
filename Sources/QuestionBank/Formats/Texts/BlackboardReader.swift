/// Reads Blackboard's text format, in which each line is a question (Blackboard Help, "Upload
/// questions").
package struct BlackboardReader: WindowReading {
    private static let kinds: Set<String> = [
        "MC", "MA", "TF", "ESS", "ORD", "MAT", "FIB", "FIB_PLUS", "FIL", "NUM", "SR", "OP",
        "JUMBLED_SENTENCE", "QUIZ_BOWL",
    ]

    package init() {}

    static func isOne(_ lines: some Collection<Substring>) -> Bool {
        let filled = lines.filter { !$0.isBlank }
        return !filled.isEmpty
            && filled.allSatisfy { line in
                line.split(separator: "\t", omittingEmptySubsequences: false).first
                    .map { kinds.contains($0.trimmed.uppercased()) } ?? false
            }
    }

    package func read(_ window: ByteWindow, into receiver: any PackReceiving) throws {
        var lines = TextLines(window)
        while let line = try lines.next() {
            if line.text.isBlank { continue }
            let cells = line.text.split(separator: "\t", omittingEmptySubsequences: false)
                .map { HTMLText($0.trimmed) }
            var question = ForeignQuestion(at: line.position)
            let texts = cells.map(\.text)
            let kind = texts.first?.uppercased() ?? ""
            for cell in cells.prefix(2) { question.take(cell) }
            for cell in cells.dropFirst(2) {
                question.take(cell, as: kind == "FIB" ? .answer : .choice)
            }
            if texts.count > 1 { question.prompt = texts[1] }
            // Dropping a cell without words would cause the cells after it to be misinterpreted.
            if question.choicePictures.wordless == 0 {
                Self.read(kind, texts.dropFirst(2).filter { !$0.isEmpty }, &question)
            }
            try question.deliver(to: receiver)
        }
    }

    private static func read(
        _ kind: String, _ cells: [String], _ question: inout ForeignQuestion
    ) {
        switch kind {
        case "MC", "MA": choose(cells, &question)
        case "TF":
            let truth = cells.first.flatMap(QTIText.truth)
            question.answer = truth ?? ""
            question.choices = ["True", "False"]
            if let truth { question.accept = [truth == "True" ? "yes" : "no"] }
        case "FIB":
            question.answer = cells.first ?? ""
            question.accept = Array(cells.dropFirst())
        case "NUM":
            question.answer = cells.first ?? ""
            question.tolerance = cells.dropFirst().first.flatMap(Double.init).flatMap {
                $0 > 0 && $0 < 1e9 ? $0 : nil
            }
        case "MAT":
            question.pairs = stride(from: 0, to: cells.count - 1, by: 2).map {
                (cells[$0], cells[$0 + 1])
            }
            if question.pairs.isEmpty {
                question.note(.refused, "the matching question has no pairs", hint: "give it pairs")
            }
        case "ORD":
            question.takeOrder(cells)
        case "ESS", "SR", "FIL", "OP":
            question.note(
                .refused, "an essay question has no answer to judge",
                hint: "give it an accepted answer")
        default:
            question.note(
                .refused, "questions of the kind \(kind.prefix(20)) cannot be asked aloud",
                hint: "use MC, TF, FIB or NUM")
        }
    }

    /// Reads choices, each of which is followed by `correct` or `incorrect`.
    private static func choose(_ cells: [String], _ question: inout ForeignQuestion) {
        var right: [String] = []
        for index in stride(from: 0, to: cells.count - 1, by: 2) {
            question.choices.append(cells[index])
            if cells[index + 1].lowercased() == "correct" { right.append(cells[index]) }
        }
        guard !right.isEmpty else {
            return question.note(
                .refused, "no answer is right", hint: "write correct after the right one")
        }
        question.takeRight(right)
    }
}
