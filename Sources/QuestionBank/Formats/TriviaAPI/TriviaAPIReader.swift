/// Reads JSON from The Trivia API. Questions are strings in version 1 of this JSON, and objects in
/// version 2.
package struct TriviaAPIReader {
    package init() {}

    package func read(_ window: ByteWindow, into receiver: any PackReceiving) throws {
        var fields = FieldTally(.field)
        try JSONItems.each(
            window, lists: ["questions", "data", "results"],
            visit: { node, _ in
                fields.see(node, knowing: Self.meanings)
                var question = Self.question(node)
                try question.deliver(to: receiver)
            })
        try fields.report(to: receiver)
    }

    private static let meanings = [
        "id": "the question's id", "question": "the question", "category": "the category",
        "correctAnswer": "the right answer", "incorrectAnswers": "wrong choices", "tags": "tags",
        "difficulty": "the difficulty", "regions": "tags", "isNiche": "tags",
        "type": "the kind of question",
    ]

    private static func question(_ node: JSONNode) -> ForeignQuestion {
        var question = ForeignQuestion(at: node.position)
        guard node.members != nil else {
            question.note(
                .refused, "a question must be an object, but this is \(node.kind)",
                hint: "remove it")
            return question
        }
        question.id = node["id"]?.plainText
        let prompt = node["question"]
        question.prompt = HTMLEntities.decode((prompt?["text"] ?? prompt)?.plainText ?? "")
        guard !isPicture(node) else {
            question.note(
                .refused, "the answers to the question are pictures",
                hint: "ask it with answers in words")
            return question
        }
        question.answer = HTMLEntities.decode(node["correctAnswer"]?.plainText ?? "")
        question.distractors = (node["incorrectAnswers"]?.plainTexts ?? []).map(HTMLEntities.decode)
        question.category =
            (node["category"]?.plainText).map { CategoryNames.path(CategoryNames.readable($0)) }
            ?? []
        question.difficulty = node["difficulty"]?.plainText.flatMap(CategoryNames.difficulty)
        question.tags = node["tags"]?.plainTexts ?? []
        question.tags += (node["regions"]?.plainTexts ?? []).map { "region:\($0)" }
        if case .bool(true) = node["isNiche"]?.value { question.tags.append("niche") }
        return question
    }

    private static func isPicture(_ node: JSONNode) -> Bool {
        node["type"]?.string == "image_choice" || node["correctAnswer"]?.array != nil
            || node["correctAnswer"]?.members != nil
    }
}
