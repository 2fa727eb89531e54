/// Reads the elements of an XML file one question at a time. No document type is obeyed and no
/// entity but the predefined ones and character references is known, so nothing can grow.
struct XMLScanner {
    private var window: ByteWindow
    private var scratch: [UInt8] = []

    private static let depthLimit = 32
    /// Elements and texts directly inside one element.
    private static let childLimit = 4000
    private static let fieldLimit = 1 << 20
    /// Pictures lie in the file as base64; they are passed over.
    private static let skippedElement = "file"

    init(_ window: ByteWindow) {
        self.window = window
    }

    /// Goes into the outermost element.
    ///
    /// - Returns: its name.
    mutating func root() throws -> String {
        guard let tag = try nextTag() else {
            throw syntax("no element", hint: "Moodle XML begins with <quiz>")
        }
        guard !tag.isEnd, !tag.isEmpty else {
            throw syntax("no questions inside <\(tag.name)>", hint: "Moodle XML begins with <quiz>")
        }
        return tag.name
    }

    /// The next whole element inside the outermost one; nil at its end.
    mutating func element() throws -> XMLElement? {
        guard let tag = try nextTag() else {
            throw syntax("the file ends before </quiz>", hint: "the file may have been cut off")
        }
        if tag.isEnd { return nil }
        return try body(of: tag, depth: 1)
    }

    /// The next whole element with one of these names, however deep it stands; nil at the end.
    mutating func element(named names: Set<String>) throws -> XMLElement? {
        while let tag = try nextTag() {
            if !tag.isEnd, names.contains(tag.name) { return try body(of: tag, depth: 1) }
        }
        return nil
    }

    /// Goes into the next element with this name, however deep it stands.
    ///
    /// - Returns: whether there is one with something inside.
    mutating func enter(_ name: String) throws -> Bool {
        while let tag = try nextTag() {
            if !tag.isEnd, tag.name == name { return !tag.isEmpty }
        }
        return false
    }

    // MARK: elements

    private struct Tag {
        var name: String
        var attributes: [String: String]
        var isEnd: Bool
        var isEmpty: Bool
        var position: SourcePosition
    }

    private mutating func body(of tag: Tag, depth: Int) throws -> XMLElement {
        if depth > Self.depthLimit {
            throw PackError.tooLarge(
                what: "the nesting", limit: "\(Self.depthLimit) levels", at: tag.position)
        }
        var element = XMLElement(name: tag.name, attributes: tag.attributes, position: tag.position)
        if tag.isEmpty { return element }
        if tag.name == Self.skippedElement {
            try skipText()
        }
        while true {
            var text: [UInt8] = []
            guard let inner = try nextTag(collecting: &text) else {
                throw PackError.syntax(
                    format: "XML", at: tag.position, problem: "<\(tag.name)> is never closed",
                    hint: "the file may have been cut off")
            }
            if !text.isEmpty { element.append(text: String(decoding: text, as: UTF8.self)) }
            if inner.isEnd {
                guard inner.name == tag.name else {
                    throw PackError.syntax(
                        format: "XML", at: inner.position,
                        problem: "</\(inner.name)> where </\(tag.name)> was expected",
                        hint: "close <\(tag.name)>")
                }
                return element
            }
            if element.children.count > Self.childLimit {
                throw PackError.tooLarge(
                    what: "an element", limit: "\(Self.childLimit) parts inside", at: tag.position)
            }
            element.append(try body(of: inner, depth: depth + 1))
        }
    }

    // MARK: tags

    private mutating func nextTag() throws -> Tag? {
        var ignored: [UInt8] = []
        return try nextTag(collecting: &ignored)
    }

    /// The next start or end tag; the text before it is collected. Comments, instructions and
    /// document types are passed over.
    private mutating func nextTag(collecting text: inout [UInt8]) throws -> Tag? {
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
            throw syntax("< without an element's name", hint: "write &lt; for the sign itself")
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
            case nil: throw syntax("a tag that is never closed", hint: "close it with >")
            default:
                let key = try self.name()
                try skipSpace()
                guard !key.isEmpty, try window.peek() == UInt8(ascii: "="), attributes.count < 100
                else {
                    throw syntax("a broken attribute in <\(name)>", hint: "write name=\"value\"")
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
        // Prefixes of namespaces say nothing that the name does not.
        guard let colon = name.lastIndex(of: ":") else { return name }
        return String(name[name.index(after: colon)...])
    }

    private mutating func value() throws -> String {
        try skipSpace()
        guard let quote = try window.take(), quote == 0x22 || quote == 0x27 else {
            throw syntax("an attribute without quotes", hint: "write name=\"value\"")
        }
        var bytes: [UInt8] = []
        try window.append(to: &bytes, limit: Self.fieldLimit) { $0 == quote }
        guard try window.take() != nil else {
            throw syntax("an attribute that is never closed", hint: "close its quote")
        }
        return HTMLEntities.decode(String(decoding: bytes, as: UTF8.self))
    }

    /// What follows `<!`.
    private mutating func declaration(
        collecting text: inout [UInt8], _ position: SourcePosition
    ) throws {
        switch try window.peek() {
        case UInt8(ascii: "-"): try skip(through: "-->", position)
        case UInt8(ascii: "["):
            for expected in "[CDATA[".utf8 {
                guard try window.take() == expected else {
                    throw syntax("an unknown section", hint: "write <![CDATA[ … ]]>")
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
                    "a document type with its own entities", hint: "remove the <!DOCTYPE … > part")
            }
        }
    }

    // MARK: passing over

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
            hint: "the file may have been cut off")
    }

    /// Base64 of any length costs nothing.
    private mutating func skipText() throws {
        while let byte = try window.peek(), byte != UInt8(ascii: "<") { window.advance() }
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

    private func syntax(_ problem: String, hint: String) -> PackError {
        .syntax(format: "XML", at: window.position, problem: problem, hint: hint)
    }
}
