/// Writes JSON in the format of the Open Trivia Database, in its default encoding.
package struct OpenTDBWriter: PackWriting {
    package init() {}

    package func begin(_ header: PackHeader, into output: inout [UInt8]) -> [PackProblem] {
        output += Array("{\"response_code\":0,\"results\":[".utf8)
        return [
            PackProblem(
                .lost,
                "OpenTDB cannot store the pack's \(LostFields.names(of: header)), nor ids",
                hint: "when you import it again, name the pack with --title")
        ]
    }

    package func write(
        _ question: Question, isFirst: Bool, into output: inout [UInt8]
    ) -> [PackProblem] {
        let right = question.rightChoices.map { question.choices[$0] }
        let answer = right.isEmpty ? question.plainAnswer : right.joined(separator: ", ")
        let wrong = question.choices.filter { !right.contains($0) }
        let isBoolean = Set(question.choices.map { $0.lowercased() }) == ["true", "false"]
        var writer = JSONWriter()
        writer.raw(isFirst ? "\n{\"type\":" : ",\n{\"type\":")
        writer.string(isBoolean ? "boolean" : "multiple")
        writer.raw(",\"difficulty\":")
        writer.string(question.difficulty?.rawValue ?? "medium")
        writer.raw(",\"category\":")
        writer.string(HTMLEntities.encode(question.category.joined(separator: ": ")))
        writer.raw(",\"question\":")
        writer.string(HTMLEntities.encode(question.prompt))
        writer.raw(",\"correct_answer\":")
        writer.string(HTMLEntities.encode(answer))
        writer.raw(",\"incorrect_answers\":")
        writer.list(wrong) { $0.string(HTMLEntities.encode($1)) }
        writer.raw("}")
        output += writer.bytes
        return lost(question, isBoolean: isBoolean, answer: answer)
    }

    package func end(isEmpty: Bool, into output: inout [UInt8]) {
        output += Array("\n]}\n".utf8)
    }

    private func lost(_ question: Question, isBoolean: Bool, answer: String) -> [PackProblem] {
        var fields = LostFields.of(
            question,
            keeping: ["choices", "category", "difficulty"])
        if isBoolean, question.accept == ["yes"] || question.accept == ["no"] {
            fields.removeAll { $0 == "accept" }
        }
        if question.kind.isSelection {
            fields.removeAll { $0 == "accept" }
            fields.insert("several right answers, which are written as one", at: 0)
        } else if question.answer != answer {
            fields.insert("answer-line markup", at: 0)
        }
        var problems = LostFields.problems(fields, question, format: "OpenTDB")
        if question.choices.isEmpty {
            problems.append(
                PackProblem(
                    .lost, question: question.id, "there are no wrong answers to choose from",
                    hint: "add some, because programs that read OpenTDB show choices"))
        }
        if question.difficulty == nil {
            problems.append(
                PackProblem(
                    .lost, question: question.id,
                    "the question has no difficulty, so it was written as medium",
                    hint: "give the question a difficulty"))
        }
        return problems
    }
}
