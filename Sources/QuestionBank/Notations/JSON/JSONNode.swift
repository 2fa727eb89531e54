/// A JSON (or YAML) value with its position in the file.
package struct JSONNode: Sendable {
    package enum Value: Sendable {
        case null
        case bool(Bool)
        /// A number, spelled as in the file.
        case number(String)
        case string(String)
        case array([JSONNode])
        /// The members of an object in file order, with unique keys.
        case object([Member])
    }

    package struct Member: Sendable {
        package var key: String
        package var position: SourcePosition
        package var value: JSONNode
    }

    package var value: Value
    package var position: SourcePosition

    package init(_ value: Value, at position: SourcePosition) {
        self.value = value
        self.position = position
    }

    /// The name that messages use for the kind of value, such as "a list" or "text".
    package var kind: String {
        switch value {
        case .null: "nothing (null)"
        case .bool: "true or false"
        case .number: "a number"
        case .string: "text"
        case .array: "a list"
        case .object: "an object"
        }
    }

    package var string: String? {
        if case .string(let text) = value { text } else { nil }
    }

    package var array: [JSONNode]? {
        if case .array(let nodes) = value { nodes } else { nil }
    }

    package var members: [Member]? {
        if case .object(let members) = value { members } else { nil }
    }

    package var number: Double? {
        if case .number(let text) = value { Double(text) } else { nil }
    }

    /// The value of the member with this key, or nil if the member is missing.
    package subscript(key: String) -> JSONNode? {
        members?.first { $0.key == key }?.value
    }

    package var isNull: Bool {
        if case .null = value { true } else { false }
    }
}
