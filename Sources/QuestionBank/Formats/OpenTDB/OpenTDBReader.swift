import Foundation

/// Reads JSON from the Open Trivia Database. The texts may use HTML, URL or base64 encoding, or no
/// encoding.
package struct OpenTDBReader {
    package init() {}

    package func read(_ window: ByteWindow, into receiver: any PackReceiving) throws {
        var fields = FieldTally(.field)
        try JSONItems.each(
            window, lists: ["results"],
            visit: { node, list in
                guard node.members != nil else {
                    return try receiver.receive(
                        PackProblem(
                            .refused, at: node.position,
                            "a question must be an object, but this is \(node.kind)",
                            hint: "remove it"))
                }
                if list == nil, node["question"] == nil, node["response_code"] != nil { return }
                fields.see(node, knowing: Self.meanings)
                var question = Self.question(node)
                try question.deliver(to: receiver)
            })
        try fields.report(to: receiver)
    }

    private static let meanings = [
        "type": "the kind of question", "difficulty": "the difficulty", "category": "the category",
        "question": "the question", "correct_answer": "the right answer",
        "incorrect_answers": "wrong choices",
    ]

    private static func question(_ node: JSONNode) -> ForeignQuestion {
        var question = ForeignQuestion(at: node.position)
        let decode = decoder(node)
        question.prompt = node["question"]?.plainText.map(decode) ?? ""
        question.answer = node["correct_answer"]?.plainText.map(decode) ?? ""
        question.distractors = node["incorrect_answers"]?.plainTexts.map(decode) ?? []
        question.category = node["category"]?.plainText.map(decode).map(CategoryNames.path) ?? []
        question.difficulty = node["difficulty"]?.plainText.map(decode)
            .flatMap(CategoryNames.difficulty)
        if node["type"]?.plainText.map(decode) == "boolean" {
            guard ["true", "false"].contains(question.answer.lowercased()) else {
                question.note(
                    .refused, "the answer to the true-or-false question is neither",
                    hint: "make correct_answer \"True\" or \"False\"")
                return question
            }
            question.answer = question.answer.capitalized
            question.choices = ["True", "False"]
            question.distractors = []
            question.accept.append(question.answer == "True" ? "yes" : "no")
        }
        return question
    }

    /// Determines the encoding of a question's fields from the spelling of its type and from
    /// percent signs.
    private static func decoder(_ node: JSONNode) -> (String) -> String {
        let type = node["type"]?.string ?? ""
        if ["bXVsdGlwbGU=", "Ym9vbGVhbg=="].contains(type) {
            return { text in
                Data(base64Encoded: text).map { String(decoding: $0, as: UTF8.self) } ?? text
            }
        }
        let prompt = node["question"]?.string ?? ""
        let isPacked = !prompt.contains(" ") && (prompt.contains("%") || prompt.contains("+"))
        if isPacked, let plain = percent(prompt), plain.contains(" ") || plain != prompt {
            return { percent($0) ?? $0 }
        }
        return HTMLEntities.decode
    }

    private static func percent(_ text: String) -> String? {
        let spaced = text.contains("%20") ? text : text.replacing("+", with: " ")
        return spaced.removingPercentEncoding.map(HTMLEntities.decode)
    }
}
