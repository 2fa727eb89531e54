/// A list that a program wrote into a cell as a JSON list, a Python list, or a JSON object.
enum WrittenList {
    /// The items of the list in a cell, or nil if the cell contains no list.
    static func items(_ cell: String) -> [String]? {
        let text = cell.trimmed
        guard let first = text.first, let last = text.last,
            first == "[" && last == "]" || first == "{" && last == "}"
        else { return nil }
        if let node = json(text) {
            if let members = node.members, !members.isEmpty {
                let texts = members.compactMap(\.value.plainText)
                return texts.count == members.count ? texts : nil
            }
            if let array = node.array, !array.isEmpty {
                let texts = array.compactMap(\.plainText)
                return texts.count == array.count ? texts : nil
            }
            return nil
        }
        return first == "[" ? python(text) : nil
    }

    private static func json(_ text: String) -> JSONNode? {
        var parser = JSONParser(ByteWindow(Array(text.utf8)))
        guard let node = try? parser.value(), (try? parser.finish()) != nil else { return nil }
        return node
    }

    /// Reads strings in single or double quotes, separated by commas.
    private static func python(_ text: String) -> [String]? {
        var rest = text.dropFirst().dropLast()
        var items: [String] = []
        while true {
            rest = rest.drop(while: \.isWhitespace)
            guard let quote = rest.popFirst(), quote == "'" || quote == "\"" else { return nil }
            var item = ""
            while true {
                guard let sign = rest.popFirst() else { return nil }
                if sign == quote { break }
                if sign == "\\", let next = rest.popFirst() {
                    item.append(next == "n" ? " " : next)
                } else {
                    item.append(sign)
                }
            }
            items.append(item.trimmed)
            rest = rest.drop(while: \.isWhitespace)
            if rest.isEmpty { return items }
            guard rest.popFirst() == "," else { return nil }
        }
    }
}
