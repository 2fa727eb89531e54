/// Characters that temporarily replace others while a YAML text is parsed. They are from the
/// private-use area, which packs do not use for letters.
enum YAMLDisguise {
    /// Replaces `&`.
    static let anchor = "\u{F5D0}"
    /// Precedes a name that has occurred before.
    private static let again = "\u{F5D1}"

    static func anchors(_ text: String) -> String { text.replacing("&", with: anchor) }

    /// Marks each repeated name on the outermost level, with one mark for every earlier occurrence.
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

    /// The original name.
    static func name(_ text: String) -> String { text.replacing(again, with: "") }

    /// The name at the beginning of a line on the outermost level.
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
