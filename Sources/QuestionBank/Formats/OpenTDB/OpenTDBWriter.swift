/// Writes JSON in the format of the Open Trivia Database, using its default encoding.
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

    package func reasonToOmit(_ question: Question) -> String? {
        switch question.kind {
        case .single: nil
        case .list: "OpenTDB knows only questions with one answer"
        case .all: "OpenTDB knows only questions with one right choice"
        case .order: "OpenTDB knows no questions about order"
        }
    }

    package func write(
        _ question: Question, isFirst: Bool, into output: inout [UInt8]
    ) -> [PackProblem] {
        let right = question.correctChoice
        let answer = right.map { question.choices[$0] } ?? question.plainAnswer
        let accepted = Set(question.accept.compactMap(question.choice(of:)))
        let wrong = question.choices.indices.filter { $0 != right && !accepted.contains($0) }
            .map { question.choices[$0] }
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
        return lost(question, isBoolean: isBoolean, answer: answer, wrongCount: wrong.count)
    }

    package func end(isEmpty: Bool, into output: inout [UInt8]) {
        output += Array("\n]}\n".utf8)
    }

    private func lost(
        _ question: Question, isBoolean: Bool, answer: String, wrongCount: Int
    ) -> [PackProblem] {
        var fields = LostFields.of(
            question,
            keeping: ["choices", "category", "difficulty"])
        if isBoolean, question.accept == ["yes"] || question.accept == ["no"] {
            fields.removeAll { $0 == "accept" }
        }
        if !question.choices.isEmpty, wrongCount < question.choices.count - 1 {
            fields.insert("choices that also count", at: 0)
        }
        if question.answer != answer { fields.insert("answer-line markup", at: 0) }
        var problems = LostFields.problems(fields, question, format: "OpenTDB")
        if wrongCount == 0 {
            problems.append(
                PackProblem(
                    .lost, question: question.nameInProblems,
                    "there are no wrong answers to choose from",
                    hint: "add some, because programs that read OpenTDB show choices"))
        }
        if question.difficulty == nil {
            problems.append(
                PackProblem(
                    .lost, question: question.nameInProblems,
                    "the question has no difficulty, so it was written as medium",
                    hint: "give the question a difficulty"))
        }
        return problems
    }
}
