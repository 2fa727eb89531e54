/// Private-use characters that replace other characters while YAML text is being parsed.
enum YAMLDisguise {
    /// The replacement for `&`.
    static let anchor = "\u{F5D0}"
    /// A mark that precedes a key that has occurred before.
    private static let again = "\u{F5D1}"

    static func anchors(_ text: String) -> String { text.replacing("&", with: anchor) }

    /// Adds one mark to a repeated outermost key for every earlier occurrence of the key.
    static func duplicates(of names: Set<String>, in text: String) -> String {
        var counts: [String: Int] = [:]
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        return lines.map { line in
            guard let name = key(of: line), names.contains(name) else { return String(line) }
            let count = counts[name, default: 0]
            counts[name] = count + 1
            if count == 0 { return String(line) }
            let marks = String(repeating: again, count: count)
            guard let quote = line.first, quote == "\"" || quote == "'" else { return marks + line }
            return String(quote) + marks + line.dropFirst()
        }.joined(separator: "\n")
    }

    /// The original key without marks.
    static func name(_ text: String) -> String { text.replacing(again, with: "") }

    /// The key at the beginning of a line at the outermost level.
    private static func key(of line: Substring) -> String? {
        guard let first = line.first, !first.isWhitespace, first != "#", first != "-" else {
            return nil
        }
        guard first == "\"" || first == "'" else {
            let end = line.firstRange(of: ": ")?.lowerBound ?? line.lastIndex(of: ":")
            return end.map { line[..<$0].trimmed }
        }
        var name = ""
        var isEscaped = false
        for character in line.dropFirst() {
            if isEscaped || (character != first && !(first == "\"" && character == "\\")) {
                name.append(character)
                isEscaped = false
            } else if character == "\\" {
                isEscaped = true
            } else {
                return name
            }
        }
        return nil
    }
}
