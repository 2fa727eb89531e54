/// Answers in one cell, each marked as right or wrong: `Right:4,Wrong:5`. Quotes may enclose an
/// answer.
struct MarkedAnswers {
    private(set) var choices: [String] = []
    private(set) var right: [String] = []

    private static let mostAnswers = 100

    /// Reads a cell, or returns nil if it does not contain marked answers.
    init?(_ cell: String) {
        var rest = cell.trimmed[...]
        guard Self.mark(rest) != nil else { return nil }
        while let (isRight, length) = Self.mark(rest) {
            rest = rest.dropFirst(length)
            var text: Substring
            if rest.first == "\"" {
                rest = rest.dropFirst()
                text = rest.prefix { $0 != "\"" }
                rest = rest[text.endIndex...].dropFirst().drop { $0 != "," }
            } else {
                text = rest.prefix(upTo: Self.end(rest))
                rest = rest[text.endIndex...]
            }
            rest = rest.drop { $0 == "," || $0.isWhitespace }
            guard choices.count < Self.mostAnswers else { return nil }
            let words = text.trimmed
            choices.append(words)
            if isRight { right.append(words) }
        }
        guard rest.isEmpty else { return nil }
    }

    /// Reads a mark such as `right:` at the beginning of a text. Returns nil if there is no such
    /// mark.
    private static func mark(_ text: Substring) -> (isRight: Bool, length: Int)? {
        let start = text.prefix(8).lowercased()
        if start.hasPrefix("right:") { return (true, 6) }
        if start.hasPrefix("wrong:") { return (false, 6) }
        if start.hasPrefix("correct:") { return (true, 8) }
        return nil
    }

    /// Finds the end of an unquoted answer: the comma before the next mark, or the end of the text.
    private static func end(_ text: Substring) -> Substring.Index {
        var place = text.startIndex
        while let comma = text[place...].firstIndex(of: ",") {
            let next = text.index(after: comma)
            if mark(text[next...].drop(while: \.isWhitespace)) != nil { return comma }
            place = next
        }
        return text.endIndex
    }
}
