/// Several texts in one cell: with `|` between them, or `;` where there is no `|`. A backslash takes
/// the meaning from the character after it.
package enum CellList {
    package static func split(_ cell: String) -> [String] {
        guard cell.utf8.contains(where: { $0 == 0x7C || $0 == 0x3B || $0 == 0x5C }) else {
            return cell.trimmed.isEmpty ? [] : [cell.trimmed]
        }
        let separator: Character = holdsPlain("|", in: cell) ? "|" : ";"
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
            } else if character == separator {
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
