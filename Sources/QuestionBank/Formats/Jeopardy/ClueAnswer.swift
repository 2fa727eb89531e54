/// Reads answers such as "(the) Nile" from Jeopardy-like archives, in which `\'` stands for an
/// apostrophe.
enum ClueAnswer {
    /// Sets the answer of a question and its other accepted forms.
    static func read(_ text: String, into question: inout ForeignQuestion) {
        let html = HTMLText(unescape(text))
        var answer = html.text
        var forms: [String] = []
        var wanted: Int?
        for remark in remarks(in: answer).reversed() {
            let inside = answer[remark].dropFirst().dropLast().trimmed
            let lower = inside.lowercased()
            if let accepted = allowed(inside, lower) {
                forms.insert(contentsOf: accepted, at: 0)
                answer.removeSubrange(remark)
            } else if let count = counted(lower) {
                answer.removeSubrange(remark)
                wanted = count
            } else if remark.lowerBound == answer.startIndex || lower == "the" || lower == "a" {
                let with = HTMLText.tidy(answer.replacing(answer[remark], with: inside))
                answer.removeSubrange(remark)
                forms.append(with)
            } else if !inside.isEmpty {
                // Players may leave out text in parentheses that is neither an alternative nor an
                // article.
                let with = HTMLText.tidy(answer.replacing(answer[remark], with: inside))
                answer.removeSubrange(remark)
                forms.append(with)
                question.note(
                    .note, "\"(\(inside.prefix(40)))\" can be said or left out",
                    hint: "write (or …) if it is an alternative answer")
            }
        }
        answer = HTMLText.tidy(answer)
        if answer.hasPrefix("\""), answer.hasSuffix("\""), answer.count > 2,
            !answer.dropFirst().dropLast().contains("\"")
        {
            answer = String(answer.dropFirst().dropLast())
        }
        if let wanted {
            take(wanted, of: answer, into: &question)
            question.accept += forms
            return
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

    // MARK: Some of several answers

    /// The maximum number of combinations to list.
    private static let mostCombinations = 60

    /// The number of answers needed, such as 2 for "any two of", or 1 for "1 of 3".
    private static func counted(_ lower: String) -> Int? {
        let words = lower.split { !$0.isLetter && !$0.isNumber }.filter { $0 != "any" }
        guard words.count >= 2, words.count <= 4, words[1] == "of" else { return nil }
        let names = ["one", "two", "three", "four", "five"]
        let number = Int(words[0]) ?? names.firstIndex(of: String(words[0])).map { $0 + 1 }
        return number.flatMap { (1...10).contains($0) ? $0 : nil }
    }

    /// Lists the right combinations for an answer such as "(2 of) A, B & C". Each pair is listed in
    /// both orders.
    private static func take(_ count: Int, of answer: String, into question: inout ForeignQuestion)
    {
        let items = answer.replacing(" & ", with: ",").replacing(" and ", with: ",")
            .replacing("; ", with: ",").split(separator: ",").map(\.trimmed)
            .filter { !$0.isEmpty }
        question.answer = answer
        guard items.count > count else {
            return question.note(
                .lost,
                "the question asks for \(count) of \(items.count), but the whole answer is expected",
                hint: "put commas between the answers, or list the combinations in accept")
        }
        var sets = combinations(of: items, taking: count)
        let isCut = sets.count > mostCombinations
        sets = Array(sets.prefix(mostCombinations))
        question.accept += sets.flatMap { set in
            set.count == 2
                ? [set.joined(separator: " and "), "\(set[1]) and \(set[0])"]
                : [set.joined(separator: " and ")]
        }
        question.note(
            isCut || count > 2 ? .lost : .note,
            "any \(count) of \(items.count) answers are accepted"
                + (isCut ? ", but there are too many combinations to list them all" : "")
                + (count > 2 ? ", in the order of the file only" : ""),
            hint: "check the accepted forms")
    }

    private static func combinations(of items: [String], taking count: Int) -> [[String]] {
        var sets: [[String]] = [[]]
        var results: [[String]] = []
        for item in items.prefix(20) {
            for set in sets where set.count < count {
                let next = set + [item]
                if next.count == count { results.append(next) } else { sets.append(next) }
            }
            if results.count > mostCombinations || sets.count > 2000 { break }
        }
        return results
    }

    /// The other accepted forms in a remark such as "X accepted" or "accept X".
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

    /// The alternatives in an answer such as "Abe/Abraham Lincoln". Dates and fractions are not
    /// split.
    private static func slashed(_ answer: String) -> [String]? {
        guard answer.contains("/"), !answer.contains(where: \.isNumber) else { return nil }
        let sides = answer.split(separator: "/", omittingEmptySubsequences: false).map(\.trimmed)
        guard sides.count >= 2, sides.allSatisfy({ !$0.isEmpty }), sides != ["AC", "DC"] else {
            return nil
        }
        guard sides.count == 2 else { return sides }
        // In "Abe/Abraham Lincoln", both sides share "Lincoln", because the first side is one word.
        let rest = sides[1].split(separator: " ")
        if !sides[0].contains(" "), rest.count > 1 {
            return ["\(sides[0]) \(rest.dropFirst().joined(separator: " "))", sides[1]]
        }
        return sides
    }
}
