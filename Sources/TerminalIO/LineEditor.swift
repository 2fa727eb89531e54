/// A line that is being typed, with a cursor. The keys work as in a shell.
package struct LineEditor: Sendable, Hashable {
    /// The maximum number of characters, which limits the effect of a stuck key or a very long
    /// paste.
    static let longestLine = 200

    /// The text before and after the cursor.
    package private(set) var before: String
    package private(set) var after = ""

    package var text: String { before + after }

    /// Creates a line with the cursor after its initial text.
    package init(_ text: String = "") {
        before = text
    }

    /// The same line with a dot in place of every character.
    package var veiled: LineEditor {
        var veiled = LineEditor(String(repeating: "•", count: before.count))
        veiled.after = String(repeating: "•", count: after.count)
        return veiled
    }

    /// Applies a key press to the line. Returns the complete line if the key ended it.
    package mutating func take(_ key: Key) -> String? {
        switch key {
        case .character(let character):
            if text.count < Self.longestLine { before.append(character) }
        case .backspace: _ = before.popLast()
        case .delete, .endOfInput: if !after.isEmpty { after.removeFirst() }
        case .deleteWord:
            while before.last == " " { before.removeLast() }
            while let last = before.last, last != " " { before.removeLast() }
        case .deleteToStart: before = ""
        case .deleteToEnd: after = ""
        case .left: if let last = before.popLast() { after = String(last) + after }
        case .right: if !after.isEmpty { before.append(after.removeFirst()) }
        case .home: (before, after) = ("", text)
        case .end: (before, after) = (text, "")
        case .escape: self = LineEditor()
        case .enter:
            defer { self = LineEditor() }
            return text
        case .up, .down: break
        }
        return nil
    }
}
