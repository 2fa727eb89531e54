/// Reads quiz-bowl packets in JSON. Each part of a bonus becomes a question, which begins with the
/// bonus's lead-in.
package struct QuizBowlReader {
    package init() {}

    package func read(_ window: ByteWindow, into receiver: any PackReceiving) throws {
        try JSONItems.each(
            window, lists: ["tossups", "bonuses", "questions", "data"],
            visit: { node, list in
                if node["parts"] != nil || node["leadin"] != nil || list == "bonuses" {
                    try bonus(node, into: receiver)
                } else if list == nil, node["question"] == nil {
                    return
                } else {
                    var question = tossup(node)
                    try question.deliver(to: receiver)
                }
            })
    }

    private func tossup(_ node: JSONNode) -> ForeignQuestion {
        var question = ForeignQuestion(at: node.position)
        guard node.members != nil else {
            question.note(
                .refused, "a question must be an object, but this is \(node.kind)",
                hint: "remove it")
            return question
        }
        question.id = (node["_id"] ?? node["id"])?.plainText
        QuizBowlText.read(node["question"]?.plainText ?? "", into: &question)
        question.answer = answerLine(node["answer"] ?? node["answerline"])
        shared(node, into: &question)
        return question
    }

    private func bonus(_ node: JSONNode, into receiver: any PackReceiving) throws {
        let parts = node["parts"]?.array ?? []
        let answers = node["answers"]?.array ?? []
        guard !parts.isEmpty, parts.count == answers.count else {
            return try receiver.receive(
                PackProblem(
                    .refused, at: node.position,
                    question: node["leadin"]?.string.map { String($0.prefix(60)) },
                    "the bonus has \(parts.count.counted("part")) but \(answers.count.counted("answer"))",
                    hint: "give every part one answer"))
        }
        let values = node["values"]?.array ?? []
        let lead = node["leadin"]?.plainText ?? ""
        let id = (node["_id"] ?? node["id"])?.plainText
        let name = id ?? BonusTags.name(for: "\(lead) \(parts[0].plainText ?? "")")
        for (index, part) in parts.enumerated() {
            var question = ForeignQuestion(at: part.position)
            QuizBowlText.read(lead + " " + (part.plainText ?? ""), into: &question)
            question.answer = answerLine(answers[index])
            if index < values.count {
                question.points = values[index].number.flatMap { Int(exactly: $0) }
            }
            if let id { question.id = "\(id)-\(index + 1)" }
            question.tags += BonusTags.tags(of: name, part: index + 1)
            shared(node, into: &question)
            try question.deliver(to: receiver)
        }
    }

    private func answerLine(_ node: JSONNode?) -> String {
        HTMLEntities.decode(node?.plainText ?? "").trimmed
    }

    private func shared(_ node: JSONNode, into question: inout ForeignQuestion) {
        let names = ["category", "subcategory", "alternate_subcategory"]
        for name in names {
            if let text = node[name]?.plainText, !question.category.contains(text), !text.isEmpty {
                question.category.append(text)
            }
        }
        if question.category.isEmpty, let text = node["metadata"]?.plainText {
            question.category = text.split(separator: "-").last.map { [$0.trimmed] } ?? []
        }
        question.difficulty = node["difficulty"]?.plainText.flatMap(CategoryNames.difficulty)
        let set = (node["set"]?["name"] ?? node["setName"])?.plainText
        let packet = (node["packet"]?["name"] ?? node["packetName"])?.plainText
        let source = [set, packet].compactMap { $0 }.joined(separator: ", ")
        if !source.isEmpty { question.source = source }
    }
}
