/// Visits the questions of a JSON file one by one. The file contains a list, an object with lists,
/// or an object on each line.
package enum JSONItems {
    /// Calls `visit` with each object and the name of its list. `other` receives all other
    /// outermost members.
    package static func each(
        _ window: ByteWindow, lists: Set<String>,
        other: (String, JSONNode) -> Void = { _, _ in },
        visit: (JSONNode, String?) throws -> Void
    ) throws {
        var parser = JSONParser(window)
        var isFirst = true
        while let byte = try parser.peekValue() {
            if byte == UInt8(ascii: "[") {
                try parser.eachItem { try visit($0.value(), nil) }
            } else if byte == UInt8(ascii: "{"), isFirst || lists.isEmpty == false {
                try object(&parser, lists, other, visit)
            } else {
                _ = try parser.value()
                throw PackError.syntax(
                    format: "JSON", at: parser.window.position,
                    problem: "a list or an object was expected", hint: "begin with [ or {")
            }
            isFirst = false
        }
        if isFirst {
            throw PackError.syntax(
                format: "JSON", at: parser.window.position, problem: "the file is empty",
                hint: "the file may be incomplete")
        }
    }

    /// Visits the lists in an object. An object without lists is treated as a single question.
    private static func object(
        _ parser: inout JSONParser, _ lists: Set<String>, _ other: (String, JSONNode) -> Void,
        _ visit: (JSONNode, String?) throws -> Void
    ) throws {
        let position = parser.window.position
        var members: [JSONNode.Member] = []
        var hasList = false
        try parser.eachMember { parser, key, keyPosition in
            if lists.contains(key.lowercased()), try parser.peekValue() == UInt8(ascii: "[") {
                hasList = true
                try parser.eachItem { try visit($0.value(), key) }
                return
            }
            let value = try parser.value()
            other(key, value)
            if members.count > 1000 {
                throw PackError.tooLarge(what: "an object", limit: "1000 members", at: keyPosition)
            }
            members.append(.init(key: key, position: keyPosition, value: value))
        }
        if !hasList { try visit(JSONNode(.object(members), at: position), nil) }
    }
}

extension JSONNode {
    /// The text of a string, number or Boolean value, or nil for any other value.
    package var plainText: String? {
        switch value {
        case .string(let text), .number(let text): text
        case .bool(let flag): flag ? "True" : "False"
        default: nil
        }
    }

    /// The strings in a list, or a single string as a list.
    package var plainTexts: [String] {
        if let array { return array.compactMap(\.plainText) }
        return plainText.map { [$0] } ?? []
    }
}
