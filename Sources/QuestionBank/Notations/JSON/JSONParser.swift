/// Reads JSON (RFC 8259) value by value from a byte window. Lists and objects need not fit in
/// memory.
package struct JSONParser {
    package var window: ByteWindow
    var scratch: [UInt8] = []
    private var depth = 0

    /// The maximum nesting depth. An ordinary question needs only four levels of nesting.
    package static let depthLimit = 64
    package static let fieldLimit = 1 << 20
    /// The maximum number of values in a list that is read as a whole.
    private static let itemLimit = 100_000
    /// The maximum number of members in an object that is read as a whole.
    private static let memberLimit = 1000

    package init(_ window: ByteWindow) {
        self.window = window
    }

    // MARK: Whole values

    /// Reads the next value completely.
    package mutating func value() throws -> JSONNode {
        try skipSpace()
        let position = window.position
        guard let byte = try window.peek() else {
            throw unexpectedEnd(hint: "the file may be incomplete")
        }
        switch byte {
        case UInt8(ascii: "{"): return try object(at: position)
        case UInt8(ascii: "["): return try array(at: position)
        case UInt8(ascii: "\""): return JSONNode(.string(try string()), at: position)
        case UInt8(ascii: "-"), 0x30...0x39: return JSONNode(.number(try number()), at: position)
        case UInt8(ascii: "t"):
            try literal("true")
            return JSONNode(.bool(true), at: position)
        case UInt8(ascii: "f"):
            try literal("false")
            return JSONNode(.bool(false), at: position)
        case UInt8(ascii: "n"):
            try literal("null")
            return JSONNode(.null, at: position)
        default:
            throw syntax(
                at: position, "expected a value, found \(describe(byte))", hint: valueHint(byte))
        }
    }

    /// Throws an error if anything other than white space follows.
    package mutating func finish() throws {
        try skipSpace()
        if let byte = try window.peek() {
            throw syntax(
                at: window.position, "there is text after the end: \(describe(byte))",
                hint: "a file can contain only one JSON value; remove what follows it")
        }
    }

    // MARK: Lists and objects

    /// Iterates over an object's members, whose values `visit` must read.
    package mutating func eachMember(
        _ visit: (inout JSONParser, String, SourcePosition) throws -> Void
    ) throws {
        try expect(UInt8(ascii: "{"), "{")
        try deeper()
        defer { depth -= 1 }
        try skipSpace()
        if try window.peek() == UInt8(ascii: "}") { return window.advance() }
        while true {
            try skipSpace()
            let position = window.position
            guard try window.peek() == UInt8(ascii: "\"") else {
                throw try found(
                    "expected a name in double quotes",
                    hint: "remove a comma before }, and write names as \"name\"")
            }
            let key = try string()
            try skipSpace()
            guard try window.peek() == UInt8(ascii: ":") else {
                throw try found(
                    "expected : after \(key.quoted)", hint: "write \(key.quoted): value")
            }
            window.advance()
            try visit(&self, key, position)
            try skipSpace()
            switch try window.peek() {
            case UInt8(ascii: ","): window.advance()
            case UInt8(ascii: "}"): return window.advance()
            default:
                throw try found(
                    "expected , or } after the value of \(key.quoted)",
                    hint: "put a comma between members")
            }
        }
    }

    /// Iterates over a list's items, whose values `visit` must read.
    package mutating func eachItem(_ visit: (inout JSONParser) throws -> Void) throws {
        try expect(UInt8(ascii: "["), "[")
        try deeper()
        defer { depth -= 1 }
        try skipSpace()
        if try window.peek() == UInt8(ascii: "]") { return window.advance() }
        while true {
            try visit(&self)
            try skipSpace()
            switch try window.peek() {
            case UInt8(ascii: ","): window.advance()
            case UInt8(ascii: "]"): return window.advance()
            default:
                throw try found("expected , or ] in a list", hint: "put a comma between items")
            }
        }
    }

    /// The first byte of the next value, or nil at the end of the text.
    package mutating func peekValue() throws -> UInt8? {
        try skipSpace()
        return try window.peek()
    }

    // MARK: Parts

    private mutating func object(at position: SourcePosition) throws -> JSONNode {
        var members: [JSONNode.Member] = []
        try eachMember { parser, key, keyPosition in
            if members.contains(where: { $0.key == key }) {
                throw parser.syntax(
                    at: keyPosition, "\(key.quoted) appears twice", hint: "remove one of them")
            }
            let value = try parser.value()
            members.append(.init(key: key, position: keyPosition, value: value))
            try parser.checkCount(members.count, limit: Self.memberLimit)
        }
        return JSONNode(.object(members), at: position)
    }

    private mutating func array(at position: SourcePosition) throws -> JSONNode {
        var items: [JSONNode] = []
        try eachItem { parser in
            items.append(try parser.value())
            try parser.checkCount(items.count, limit: Self.itemLimit)
        }
        return JSONNode(.array(items), at: position)
    }

    private func checkCount(_ count: Int, limit: Int) throws {
        if count > limit {
            throw PackError.tooLarge(
                what: "a list or object", limit: "\(limit) values", at: window.position)
        }
    }

    private mutating func deeper() throws {
        depth += 1
        if depth > Self.depthLimit {
            throw PackError.tooLarge(
                what: "the nesting", limit: "\(Self.depthLimit) levels", at: window.position)
        }
    }

    private mutating func skipSpace() throws {
        while let byte = try window.peek(),
            byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
        {
            window.advance()
        }
    }

    mutating func expect(_ byte: UInt8, _ name: String) throws {
        try skipSpace()
        guard try window.peek() == byte else {
            throw try found(
                "expected \(name)",
                hint: "compare the file with the example in docs/pack-format.md")
        }
        window.advance()
    }
}
