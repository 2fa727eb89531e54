/// The written answers of Jeopardy-like archives: "(the) Nile", "Mark Twain (or Samuel Clemens)",
/// "Abe/Abraham Lincoln", `\'` for a quote.
enum ClueAnswer {
    /// Puts the answer and the forms it allows into a question.
    static func read(_ text: String, into question: inout ForeignQuestion) {
        let html = HTMLText(unescape(text))
        var answer = html.text
        var forms: [String] = []
        for remark in remarks(in: answer).reversed() {
            let inside = answer[remark].dropFirst().dropLast().trimmed
            let lower = inside.lowercased()
            if let accepted = allowed(inside, lower) {
                forms.insert(contentsOf: accepted, at: 0)
                answer.removeSubrange(remark)
            } else if remark.lowerBound == answer.startIndex || lower == "the" || lower == "a" {
                // Optional words: with and without them.
                let with = HTMLText.tidy(answer.replacing(answer[remark], with: inside))
                answer.removeSubrange(remark)
                forms.append(with)
            }
        }
        answer = HTMLText.tidy(answer)
        if answer.hasPrefix("\""), answer.hasSuffix("\""), answer.count > 2,
            !answer.dropFirst().dropLast().contains("\"")
        {
            answer = String(answer.dropFirst().dropLast())
        }
        if let sides = slashed(answer) {
            forms = sides + forms
            answer = sides[0]
        }
        question.answer = answer
        question.accept += forms
    }

    static func unescape(_ text: String) -> String {
        text.replacing("\\'", with: "'").replacing("\\\"", with: "\"")
    }

    private static func remarks(in text: String) -> [Range<String.Index>] {
        var found: [Range<String.Index>] = []
        var start: String.Index?
        for index in text.indices {
            if text[index] == "(" { start = index }
            if text[index] == ")", let open = start {
                found.append(open..<text.index(after: index))
                start = nil
                if found.count > 20 { break }
            }
        }
        return found
    }

    /// "X accepted", "or X", "accept X": the forms that count too.
    private static func allowed(_ text: String, _ lower: String) -> [String]? {
        var body = Substring(text)
        if lower.hasSuffix(" accepted") || lower.hasSuffix(" is acceptable") {
            body = text.dropLast(lower.hasSuffix(" accepted") ? 9 : 14)
            if body.lowercased().hasSuffix(" also") { body = body.dropLast(5) }
            if body.lowercased().hasPrefix("or ") { body = body.dropFirst(3) }
        } else if let prefix = [
            "or ", "also accept ", "also accepted: ", "accept: ", "accept ", "aka ",
        ]
        .first(where: { lower.hasPrefix($0) }) {
            body = text.dropFirst(prefix.count)
        } else {
            return nil
        }
        if body.lowercased().hasPrefix("either ") { body = body.dropFirst(7) }
        return body.replacing(" or ", with: "|").split { $0 == "|" || $0 == "," || $0 == ";" }
            .map(\.trimmed).filter { !$0.isEmpty }
    }

    /// "A/B" means either; "Abe/Abraham Lincoln" too. Numbers with slashes are dates or fractions.
    private static func slashed(_ answer: String) -> [String]? {
        guard answer.contains("/"), !answer.contains(where: \.isNumber) else { return nil }
        let sides = answer.split(separator: "/", omittingEmptySubsequences: false).map(\.trimmed)
        guard sides.count >= 2, sides.allSatisfy({ !$0.isEmpty }), sides != ["AC", "DC"] else {
            return nil
        }
        guard sides.count == 2 else { return sides }
        // Words after the second side belong to both when the first side is a single word.
        let rest = sides[1].split(separator: " ")
        if !sides[0].contains(" "), rest.count > 1 {
            return ["\(sides[0]) \(rest.dropFirst().joined(separator: " "))", sides[1]]
        }
        return sides
    }
}
