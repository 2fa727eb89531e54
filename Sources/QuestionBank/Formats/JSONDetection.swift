/// Recognizes the format of a JSON file from its first keys and its first question.
enum JSONDetection {
    static func format(_ sample: String) -> PackFormat {
        func has(_ names: String...) -> Bool { names.allSatisfy { sample.contains("\"\($0)\"") } }
        if has(NativeJSONReader.formatName) { return .native }
        if has("__type__") && (has("notes") || has("note_models")) { return .crowdAnki }
        if KahootReader.isOne(sample) { return .kahootJSON }
        if has("correct_answer", "incorrect_answers") || has("response_code", "results") {
            return .openTDB
        }
        if has("correctAnswer", "incorrectAnswers") || has("correctAnswer", "isNiche") {
            return .triviaAPI
        }
        if has("tossups") || has("bonuses") || has("answer_sanitized") || has("leadin")
            || has("setName") || sample.contains("(*)")
        {
            return .quizBowl
        }
        if has("airdate") || has("air_date") || has("clues_count") || has("invalid_count") {
            return .jeopardy
        }
        guard let first = firstQuestion(sample) else {
            // A file with an invalid list of questions is treated as our own format, because the
            // readers for other formats report different errors.
            return has("questions") && !holdsObjects(sample) ? .native : .jsonList
        }
        if isList(first) { return .jsonList }
        if has("questions") { return .native }
        if isAnswerLine(first["answer"]?.string ?? "") { return .quizBowl }
        if first["value"] != nil, first["category"] != nil, first["answer"]?.string != nil {
            return .jeopardy
        }
        return .jsonList
    }

    /// Whether a question specifies its right answer in a way that our own format does not support.
    private static func isList(_ node: JSONNode) -> Bool {
        let parts = JSONListItem.Parts(node)
        if parts.isUnclearList || parts.right.contains(where: \.isNumber) { return true }
        guard !parts.choices.isEmpty else { return false }
        guard node["choices"]?.array != nil, let answer = node["answer"]?.string else {
            return true
        }
        return !parts.choices.contains { $0.text.lowercased() == answer.lowercased() }
            && answer.count == 1
    }

    /// Whether an answer contains quiz-bowl markup.
    private static func isAnswerLine(_ answer: String) -> Bool {
        ["<u>", "[accept", "[or ", "[prompt", "ANSWER:"].contains { answer.contains($0) }
    }

    private struct Found: Error {
        var node: JSONNode
    }

    private static func holdsObjects(_ sample: String) -> Bool {
        do {
            try JSONItems.each(ByteWindow(Array(sample.utf8)), lists: ["questions"]) { node, list in
                if list != nil, node.members != nil { throw Found(node: node) }
            }
            return false
        } catch is Found {
            return true
        } catch {
            return false
        }
    }

    /// The first object that is a question, or nil if the sample contains no question.
    private static func firstQuestion(_ sample: String) -> JSONNode? {
        do {
            try JSONItems.each(
                ByteWindow(Array(sample.utf8)), lists: ["questions", "results", "data", "items"]
            ) { node, _ in
                if JSONListItem.isQuestion(node) { throw Found(node: node) }
            }
            return nil
        } catch let found as Found {
            return found.node
        } catch {
            return nil
        }
    }
}
