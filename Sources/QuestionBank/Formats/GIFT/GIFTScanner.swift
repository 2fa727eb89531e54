/// Splits GIFT text into entries. Private-use characters replace escaped characters during parsing.
struct GIFTScanner {
    struct Entry {
        var text: [Character]
        var position: SourcePosition
        /// The comments above the entry, which may contain `[id:x] [tag:y]`.
        var comments: [String]
    }

    private static let entryLimit = 200_000
    /// The maximum number of bytes to search for the brace that closes the answers.
    private static let lookAhead = 20_000

    private var lines: [Substring]
    private var next = 0

    init(_ text: String) {
        lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
    }

    /// Reads the next entry, or returns nil at the end. A blank line outside braces ends an entry.
    mutating func entry() throws -> Entry? {
        var comments: [String] = []
        var collected: [Character] = []
        var position: SourcePosition?
        var depth = 0
        while next < lines.count {
            let line = lines[next]
            let content = line.drop(while: \.isWhitespace)
            if content.isEmpty {
                if position != nil, depth == 0 { break }
                if position != nil, !closesLater() { break }
                if position == nil { comments = [] }
                next += 1
                if position != nil { collected.append("\n") }
                continue
            }
            if content.hasPrefix("//") {
                comments.append(String(content.dropFirst(2)))
                next += 1
                continue
            }
            if content.hasPrefix("$CATEGORY:"), position != nil, depth == 0 { break }
            if position == nil {
                position = SourcePosition(
                    line: next + 1,
                    column: line.distance(from: line.startIndex, to: content.startIndex) + 1)
            } else {
                collected.append("\n")
            }
            let escaped = Self.escape(content)
            for character in escaped {
                if character == "{" { depth += 1 }
                if character == "}" { depth = max(0, depth - 1) }
            }
            collected += escaped
            if collected.count > Self.entryLimit, let position {
                throw PackError.tooLarge(
                    what: "a question", limit: "\(Self.entryLimit) characters", at: position)
            }
            next += 1
            if content.hasPrefix("$CATEGORY:"), depth == 0 { break }
        }
        return position.map { Entry(text: collected, position: $0, comments: comments) }
    }

    /// Whether open braces at a blank line are closed before the next entry begins.
    private func closesLater() -> Bool {
        var seen = 0
        for line in lines[next...].prefix(200) {
            seen += line.utf8.count
            if seen > Self.lookAhead { return false }
            let content = line.drop(while: \.isWhitespace)
            if content.hasPrefix("::") || content.hasPrefix("$CATEGORY:") { return false }
            for character in Self.escape(content) {
                if character == "}" { return true }
                if character == "{" { return false }
            }
        }
        return false
    }

    // MARK: Escapes

    private static let marks: [Character] = [
        "~", "=", "#", "{", "}", ":", "\\", "%", "-", "\"", "*", lineBreak,
    ]
    private static let lineBreak: Character = "\n"

    private static func escape(_ text: Substring) -> [Character] {
        var result: [Character] = []
        var isEscaped = false
        for character in text {
            if isEscaped {
                isEscaped = false
                let meant = character == "n" ? lineBreak : character
                if let index = marks.firstIndex(of: meant) {
                    result.append(placeholder(index))
                } else {
                    result += ["\\", character]
                }
            } else if character == "\\" {
                isEscaped = true
            } else {
                result.append(character)
            }
        }
        if isEscaped { result.append("\\") }
        return result
    }

    /// The final text, with the escaped characters restored.
    static func plain(_ text: some Sequence<Character>) -> String {
        var result = ""
        for character in text {
            if let value = character.unicodeScalars.first?.value,
                (0xF5A0..<0xF5A0 + UInt32(marks.count)).contains(value)
            {
                result.append(marks[Int(value - 0xF5A0)])
            } else {
                result.append(character)
            }
        }
        return result
    }

    private static func placeholder(_ index: Int) -> Character {
        Character(Unicode.Scalar(0xF5A0 + UInt32(index)) ?? "\u{FFFD}")
    }
}
