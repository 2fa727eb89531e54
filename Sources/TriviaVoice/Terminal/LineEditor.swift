/// A line that is being typed.
struct LineEditor: Sendable, Hashable {
    /// Longer than any answer; a stuck key or a pasted book stops here.
    static let longestLine = 200

    private(set) var text: String

    /// - Parameter text: What stands in the line at first.
    init(_ text: String = "") {
        self.text = text
    }

    /// - Returns: The line, when the key ended it.
    mutating func take(_ key: Key) -> String? {
        switch key {
        case .character(let character):
            if text.count < Self.longestLine { text.append(character) }
        case .backspace: if !text.isEmpty { text.removeLast() }
        case .deleteWord:
            while text.last == " " { text.removeLast() }
            while let last = text.last, last != " " { text.removeLast() }
        case .deleteLine, .escape: text = ""
        case .enter:
            defer { text = "" }
            return text
        case .endOfInput, .up, .down, .left, .right: break
        }
        return nil
    }
}
