/// Reads tags and the text between them, byte by byte.
extension XMLScanner {
    /// A start tag, an end tag, or an empty-element tag (`<a/>`).
    struct Tag {
        var name: String
        var attributes: [String: String]
        var isEnd: Bool
        var isEmpty: Bool
        var position: SourcePosition
    }

    mutating func nextTag() throws -> Tag? {
        var ignored: [UInt8] = []
        return try nextTag(collecting: &ignored)
    }

    /// Reads the next start or end tag, and collects the preceding text without comments and
    /// declarations.
    mutating func nextTag(collecting text: inout [UInt8]) throws -> Tag? {
        while true {
            scratch.removeAll(keepingCapacity: true)
            try window.append(to: &scratch, limit: Self.fieldLimit) { $0 == UInt8(ascii: "<") }
            if !scratch.isEmpty {
                let decoded = HTMLEntities.decode(String(decoding: scratch, as: UTF8.self))
                text += Array(decoded.utf8)
                try checkSize(text)
            }
            guard try window.peek() != nil else { return nil }
            let position = window.position
            window.advance()
            switch try window.peek() {
            case UInt8(ascii: "!"):
                window.advance()
                try declaration(collecting: &text, position)
            case UInt8(ascii: "?"): try skip(through: "?>", position)
            case UInt8(ascii: "/"):
                window.advance()
                let name = try self.name()
                try skip(through: ">", position)
                return Tag(
                    name: name, attributes: [:], isEnd: true, isEmpty: false, position: position)
            default: return try startTag(position)
            }
        }
    }

    private mutating func startTag(_ position: SourcePosition) throws -> Tag {
        let name = try self.name()
        guard !name.isEmpty else {
            throw syntax(
                "there is no element name after <", hint: "write &lt; for a less-than sign")
        }
        var attributes: [String: String] = [:]
        while true {
            try skipSpace()
            switch try window.peek() {
            case UInt8(ascii: ">"):
                window.advance()
                return Tag(
                    name: name, attributes: attributes, isEnd: false, isEmpty: false,
                    position: position)
            case UInt8(ascii: "/"):
                try skip(through: ">", position)
                return Tag(
                    name: name, attributes: attributes, isEnd: false, isEmpty: true,
                    position: position)
            case nil: throw syntax("a tag is not closed", hint: "close it with >")
            default:
                let key = try self.name()
                try skipSpace()
                guard !key.isEmpty, try window.peek() == UInt8(ascii: "="), attributes.count < 100
                else {
                    throw syntax("<\(name)> has a broken attribute", hint: "write name=\"value\"")
                }
                window.advance()
                attributes[key] = try value()
            }
        }
    }

    private mutating func name() throws -> String {
        var bytes: [UInt8] = []
        try window.append(to: &bytes, limit: 1000) {
            $0 <= 0x20 || $0 == UInt8(ascii: ">") || $0 == UInt8(ascii: "/")
                || $0 == UInt8(ascii: "=") || $0 == UInt8(ascii: "<")
        }
        let name = String(decoding: bytes, as: UTF8.self)
        guard let colon = name.lastIndex(of: ":") else { return name }
        return String(name[name.index(after: colon)...])
    }

    private mutating func value() throws -> String {
        try skipSpace()
        guard let quote = try window.take(), quote == 0x22 || quote == 0x27 else {
            throw syntax("an attribute has no quotes", hint: "write name=\"value\"")
        }
        var bytes: [UInt8] = []
        try window.append(to: &bytes, limit: Self.fieldLimit) { $0 == quote }
        guard try window.take() != nil else {
            throw syntax("an attribute is not closed", hint: "close its quote")
        }
        return HTMLEntities.decode(String(decoding: bytes, as: UTF8.self))
    }

    /// Reads a comment, CDATA section or document type declaration after `<!`.
    private mutating func declaration(
        collecting text: inout [UInt8], _ position: SourcePosition
    ) throws {
        switch try window.peek() {
        case UInt8(ascii: "-"): try skip(through: "-->", position)
        case UInt8(ascii: "["):
            for expected in "[CDATA[".utf8 {
                guard try window.take() == expected else {
                    throw syntax("there is an unknown section", hint: "write <![CDATA[ … ]]>")
                }
            }
            try collect(&text, through: "]]>", position)
        default:
            var bytes: [UInt8] = []
            try window.append(to: &bytes, limit: 10_000) {
                $0 == UInt8(ascii: ">") || $0 == UInt8(ascii: "[")
            }
            if try window.take() == UInt8(ascii: "[") {
                throw syntax(
                    "the document type defines its own entities",
                    hint: "remove the <!DOCTYPE … > part")
            }
        }
    }

    // MARK: Skipping

    private mutating func skip(through end: String, _ position: SourcePosition) throws {
        var ignored: [UInt8] = []
        try collect(&ignored, through: end, position)
    }

    private mutating func collect(
        _ text: inout [UInt8], through end: String, _ position: SourcePosition
    ) throws {
        let mark = Array(end.utf8)
        let start = text.count
        while let byte = try window.take() {
            text.append(byte)
            if byte == mark[mark.count - 1], text.count - start >= mark.count,
                text.suffix(mark.count).elementsEqual(mark)
            {
                return text.removeLast(mark.count)
            }
            if text.count > Self.fieldLimit { try checkSize(text) }
        }
        throw PackError.syntax(
            format: "XML", at: position, problem: "\(end) is missing",
            hint: "the file may be incomplete")
    }

    /// Reads the text of an embedded file, or returns nil if the text exceeds the remaining limit.
    mutating func fileText() throws -> String? {
        var text: [UInt8] = []
        var isTooLong = fileRoom == 0
        while let byte = try window.peek(), byte != UInt8(ascii: "<") {
            if !isTooLong { text.append(byte) }
            if text.count > fileRoom {
                isTooLong = true
                text = []
            }
            window.advance()
        }
        fileRoom -= text.count
        return isTooLong ? nil : String(decoding: text, as: UTF8.self)
    }

    private mutating func skipSpace() throws {
        while let byte = try window.peek(), byte <= 0x20 { window.advance() }
    }

    private func checkSize(_ text: [UInt8]) throws {
        if text.count > Self.fieldLimit {
            throw PackError.tooLarge(
                what: "a field", limit: "\(Self.fieldLimit) bytes", at: window.position)
        }
    }
}
