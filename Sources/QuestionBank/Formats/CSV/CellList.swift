/// A list in one cell. The separator is `|`, or `;` if the cell contains no `|`. A backslash
/// escapes a character.
package enum CellList {
    package static func split(_ cell: String) -> [String] {
        guard cell.utf8.contains(where: { $0 == 0x7C || $0 == 0x3B || $0 == 0x5C }) else {
            return cell.trimmed.isEmpty ? [] : [cell.trimmed]
        }
        let separator: Character = holdsPlain("|", in: cell) ? "|" : ";"
        return cut(cell) { $0 == separator }
    }

    /// The items in a cell that another program wrote. The cell may also contain a JSON list, a
    /// Python list, or one item on each line.
    static func foreign(_ cell: String) -> [String] {
        if let list = WrittenList.items(cell) { return list }
        if cell.utf8.contains(0x0A), !holdsPlain("|", in: cell) {
            let lines = cell.split(whereSeparator: \.isNewline).map(\.trimmed)
                .filter { !$0.isEmpty }
            if lines.count > 1 { return lines }
        }
        return split(cell)
    }

    /// The answers to a question without choices, in a cell that another program wrote. Commas do
    /// not separate answers.
    static func answers(_ cell: String) -> [String] {
        // In an answer line, text in brackets may contain any separator.
        if cell.utf8.contains(where: { $0 == 0x3C || $0 == 0x5B }), WrittenList.items(cell) == nil {
            return [cell.trimmed]
        }
        return foreign(cell)
    }

    private static func cut(_ cell: String, at isSeparator: (Character) -> Bool) -> [String] {
        var items: [String] = []
        var item = ""
        var isEscaped = false
        for character in cell {
            if isEscaped {
                if !special.contains(character) { item.append("\\") }
                item.append(character)
                isEscaped = false
            } else if character == "\\" {
                isEscaped = true
            } else if isSeparator(character) {
                items.append(item)
                item = ""
            } else {
                item.append(character)
            }
        }
        if isEscaped { item.append("\\") }
        items.append(item)
        return items.map(\.trimmed).filter { !$0.isEmpty }
    }

    package static func join(_ items: [String]) -> String {
        items.map(escape).joined(separator: " | ")
    }

    package static func escape(_ item: String) -> String {
        var text = ""
        for character in item {
            if special.contains(character) { text.append("\\") }
            text.append(character)
        }
        return text
    }

    private static let special: Set<Character> = ["|", ";", "\\"]

    private static func holdsPlain(_ mark: Character, in cell: String) -> Bool {
        var isEscaped = false
        for character in cell {
            if isEscaped {
                isEscaped = false
            } else if character == "\\" {
                isEscaped = true
            } else if character == mark {
                return true
            }
        }
        return false
    }
}
