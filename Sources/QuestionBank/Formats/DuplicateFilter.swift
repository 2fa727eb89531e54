/// Finds duplicate ids, duplicate prompts, and categories that differ only in case.
package final class DuplicateFilter: PackReceiving {
    private let receiver: any PackReceiving
    /// Whether duplicates are only reported, as for our own format, instead of being left out or
    /// renamed.
    private let isStrict: Bool
    private var lines: [PromptKey: Place] = [:]
    private var ids: Set<PromptKey> = []
    private var spelling = CategorySpelling()

    private struct Place {
        var line: Int32
        var answer: UInt32
    }

    package init(_ receiver: any PackReceiving, isStrict: Bool) {
        self.receiver = receiver
        self.isStrict = isStrict
    }

    package func receive(_ header: PackHeader) throws { try receiver.receive(header) }
    package func receive(_ problem: PackProblem) throws { try receiver.receive(problem) }
    package func receive(_ field: FieldReading) throws { try receiver.receive(field) }

    package func receive(_ question: Question, at position: SourcePosition) throws {
        let key = PromptKey(Self.wording(question))
        let answer = UInt32(truncatingIfNeeded: PromptKey(question.plainAnswer).value)
        if let first = lines[key] {
            let isSame = first.answer == answer
            if isSame && !isStrict {
                return try receiver.receive(
                    PackProblem(
                        .refused, at: position, question: question.id,
                        "the question is the same as on line \(first.line)",
                        hint: "remove one of them"))
            }
            try receiver.receive(
                PackProblem(
                    .note, at: position, question: question.id,
                    "the question has the same words as the one on line \(first.line)"
                        + (isSame ? "" : ", but a different answer"),
                    hint: "reword one of them, or remove it"))
        } else {
            lines[key] = Place(line: Int32(clamping: position.line), answer: answer)
        }
        var question = question
        if !ids.insert(PromptKey(exact: question.id)).inserted {
            if isStrict {
                return try receiver.receive(DuplicateAdvice.id(question, at: position))
            }
            var number = 2
            while !ids.insert(PromptKey(exact: "\(question.id)-\(number)")).inserted { number += 1 }
            try receiver.receive(
                PackProblem(
                    .note, at: position, question: question.id,
                    "the id \"\(question.id)\" is already taken, so it became \"\(question.id)-\(number)\"",
                    hint: "give every question its own id"))
            question.id += "-\(number)"
        }
        let category = spelling.unified(question.category)
        if category != question.category {
            try receiver.receive(
                PackProblem(
                    .note, at: position, question: question.id,
                    "the category \"\(question.category.joined(separator: " > "))\" was written "
                        + "\"\(category.joined(separator: " > "))\" before, so both are the same",
                    hint: "always write it in the same way"))
            question.category = category
        }
        try receiver.receive(question, at: position)
    }

    /// The prompt with its media, because “Whose flag is this?” has a different answer for each
    /// flag.
    private static func wording(_ question: Question) -> String {
        let files = question.media.filter { $0.when == .question }.map(\.file)
        return files.isEmpty
            ? question.prompt : ([question.prompt] + files).joined(separator: "\n")
    }
}
