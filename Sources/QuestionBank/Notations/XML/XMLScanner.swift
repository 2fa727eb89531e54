/// Reads XML one question at a time. Declarations are ignored, so that they cannot make a small
/// file expand into a huge one.
struct XMLScanner {
    var window: ByteWindow
    /// A buffer for the text between two tags.
    var scratch: [UInt8] = []

    private static let depthLimit = 32
    /// The maximum number of child elements and pieces of text in one element.
    private static let childLimit = 4000
    static let fieldLimit = 1 << 20
    /// The name of elements that contain a picture or sound in base64.
    private static let fileElement = "file"
    /// The maximum total size, in bytes, of the files in one element. The largest allowed sound
    /// file fits within this limit, even if it is encoded in base64.
    static let fileLimit = 96 << 20

    /// Whether the contents of embedded files are kept instead of skipped.
    var keepsFiles = false
    /// The number of bytes still available for the files in the current element.
    var fileRoom = 0

    init(_ window: ByteWindow) {
        self.window = window
    }

    /// Enters the outermost element, and returns its name.
    mutating func root() throws -> String {
        guard let tag = try nextTag() else {
            throw syntax("there is no element", hint: "Moodle XML begins with <quiz>")
        }
        guard !tag.isEnd, !tag.isEmpty else {
            throw syntax(
                "there are no questions inside <\(tag.name)>",
                hint: "Moodle XML begins with <quiz>")
        }
        return tag.name
    }

    /// Reads the next complete element inside the outermost element, or returns nil at the end.
    mutating func element() throws -> XMLElement? {
        guard let tag = try nextTag() else {
            throw syntax("the file ends before </quiz>", hint: "the file may be incomplete")
        }
        if tag.isEnd { return nil }
        fileRoom = keepsFiles ? Self.fileLimit : 0
        return try body(of: tag, depth: 1)
    }

    /// Reads the next element with one of these names, or returns nil at the end. `other` receives
    /// all other start tags.
    mutating func element(
        named names: Set<String>, passing other: (Tag) -> Void = { _ in }
    ) throws -> XMLElement? {
        while let tag = try nextTag() {
            if tag.isEnd { continue }
            if names.contains(tag.name) { return try body(of: tag, depth: 1) }
            other(tag)
        }
        return nil
    }

    /// Enters the next element with this name. Returns false if the element is missing or empty.
    mutating func enter(_ name: String) throws -> Bool {
        while let tag = try nextTag() {
            if !tag.isEnd, tag.name == name { return !tag.isEmpty }
        }
        return false
    }

    // MARK: Elements

    private mutating func body(of tag: Tag, depth: Int) throws -> XMLElement {
        if depth > Self.depthLimit {
            throw PackError.tooLarge(
                what: "the nesting", limit: "\(Self.depthLimit) levels", at: tag.position)
        }
        var element = XMLElement(name: tag.name, attributes: tag.attributes, position: tag.position)
        if tag.isEmpty { return element }
        if tag.name == Self.fileElement, let text = try fileText() { element.append(text: text) }
        while true {
            var text: [UInt8] = []
            guard let inner = try nextTag(collecting: &text) else {
                throw PackError.syntax(
                    format: "XML", at: tag.position, problem: "<\(tag.name)> is not closed",
                    hint: "the file may be incomplete")
            }
            if !text.isEmpty { element.append(text: String(decoding: text, as: UTF8.self)) }
            if inner.isEnd {
                guard inner.name == tag.name else {
                    throw PackError.syntax(
                        format: "XML", at: inner.position,
                        problem: "</\(inner.name)> was found where </\(tag.name)> was expected",
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

    func syntax(_ problem: String, hint: String) -> PackError {
        .syntax(format: "XML", at: window.position, problem: problem, hint: hint)
    }
}
