extension Question {
    /// The answer as readable text, without markup tags and without bracketed clauses about other
    /// forms.
    public var plainAnswer: String { AnswerText.plain(answer) }

    /// The index of the right choice, or nil for an open question.
    public var correctChoice: Int? { choice(of: answer) }

    /// The index of the choice to which a form refers, or nil if there is none.
    func choice(of form: String) -> Int? {
        if let exact = choices.firstIndex(of: form) { return exact }
        let plain = AnswerText.plain(form)
        let lowercased = plain.lowercased()
        return choices.firstIndex {
            $0.lowercased() == lowercased || AnswerText.plain($0) == plain
        }
    }
}

/// Extracts plain text from answer-line markup.
enum AnswerText {
    static func plain(_ answer: String) -> String {
        guard answer.utf8.contains(where: { $0 == 0x3C || $0 == 0x5B }) else {
            return answer.trimmed
        }
        var text = ""
        var depth = 0
        var index = answer.startIndex
        while index < answer.endIndex {
            let character = answer[index]
            switch character {
            case "<":
                if let end = tagEnd(answer, from: index) {
                    index = end
                    continue
                }
                if depth == 0 { text.append(character) }
            case "[": depth += 1
            case "]": depth = max(0, depth - 1)
            default: if depth == 0 { text.append(character) }
            }
            index = answer.index(after: index)
        }
        let words = text.split(whereSeparator: \.isWhitespace)
        return words.isEmpty ? answer.trimmed : words.joined(separator: " ")
    }

    /// The index after a tag such as `</u>`, or nil if the `<` does not begin a tag.
    private static func tagEnd(_ text: String, from start: String.Index) -> String.Index? {
        let rest = text[text.index(after: start)...].prefix(40)
        guard let first = rest.first, first.isLetter || first == "/",
            let close = rest.firstIndex(of: ">")
        else { return nil }
        return text.index(after: close)
    }
}
