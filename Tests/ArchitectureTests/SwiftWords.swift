/// The words of a Swift file by line, without comments and without the text of strings. Code inside a string's `\( )` is
/// read. Regular expressions are read as code.
struct SwiftWords {
    struct Word: Hashable {
        var text: String
        /// Whether a dot stands before it.
        var isMember = false
        /// Whether a parenthesis stands after it.
        var isCalled = false
        /// Whether it is the name of an attribute.
        var isAttribute = false
    }

    struct Line {
        /// The number of spaces at its beginning.
        var indent = 0
        var words: [Word] = []
    }

    private(set) var lines: [Line] = []
    private let bytes: [UInt8]
    private var place = 0

    init(_ source: String) {
        bytes = Array(source.utf8)
        beginLine()
        readCode(isInString: false)
    }

    private func byte(_ offset: Int = 0) -> UInt8 {
        place + offset < bytes.count && place + offset >= 0 ? bytes[place + offset] : 0
    }

    private mutating func beginLine() {
        var indent = 0
        while byte(indent) == UInt8(ascii: " ") { indent += 1 }
        lines.append(Line(indent: indent))
    }

    private mutating func skip() {
        let isEnd = byte() == UInt8(ascii: "\n")
        place += 1
        if isEnd { beginLine() }
    }

    /// - Parameter isInString: Whether to stop after the parenthesis that ends the code inside a string.
    private mutating func readCode(isInString: Bool) {
        var depth = 0
        while place < bytes.count {
            switch byte() {
            case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"):
                while place < bytes.count, byte() != UInt8(ascii: "\n") { place += 1 }
            case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"): skipComment()
            case UInt8(ascii: "\""): readString(hashCount: 0)
            case UInt8(ascii: "#"):
                var count = 1
                while byte(count) == UInt8(ascii: "#") { count += 1 }
                let isString = byte(count) == UInt8(ascii: "\"")
                place += count
                if isString { readString(hashCount: count) }
            case UInt8(ascii: "("):
                depth += 1
                skip()
            case UInt8(ascii: ")"):
                skip()
                if isInString, depth == 0 { return }
                depth -= 1
            case let byte where Self.isOfWord(byte): readWord()
            default: skip()
            }
        }
    }

    private static func isOfWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
            true
        default: false
        }
    }

    private mutating func readWord() {
        let start = place
        let isQuoted = byte(-1) == UInt8(ascii: "`")
        let before = byte(isQuoted ? -2 : -1)
        while Self.isOfWord(byte()) { place += 1 }
        let text = String(decoding: bytes[start..<place], as: UTF8.self)
        lines[lines.count - 1].words.append(
            Word(
                text: text, isMember: before == UInt8(ascii: "."),
                isCalled: byte(isQuoted ? 1 : 0) == UInt8(ascii: "("),
                isAttribute: before == UInt8(ascii: "@")))
    }

    private mutating func skipComment() {
        var depth = 0
        repeat {
            if byte() == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
                depth += 1
                place += 2
            } else if byte() == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
                depth -= 1
                place += 2
            } else {
                skip()
            }
        } while depth > 0 && place < bytes.count
    }

    /// Begins at the first quote.
    private mutating func readString(hashCount: Int) {
        func hasQuotes(_ count: Int) -> Bool {
            (0..<count).allSatisfy { byte($0) == UInt8(ascii: "\"") }
        }
        func hasHashes(after offset: Int) -> Bool {
            (0..<hashCount).allSatisfy { byte(offset + $0) == UInt8(ascii: "#") }
        }
        let quoteCount = hasQuotes(3) ? 3 : 1
        place += quoteCount
        while place < bytes.count {
            switch byte() {
            case UInt8(ascii: "\"") where hasQuotes(quoteCount) && hasHashes(after: quoteCount):
                place += quoteCount + hashCount
                return
            case UInt8(ascii: "\\") where hasHashes(after: 1):
                place += 1 + hashCount
                let isCode = byte() == UInt8(ascii: "(")
                skip()
                if isCode { readCode(isInString: true) }
            case UInt8(ascii: "\n") where quoteCount == 1: return
            default: skip()
            }
        }
    }
}

extension SwiftWords.Line {
    /// What the line declares, or nil.
    var declaration: (kind: String, name: String, isPrivate: Bool)? {
        var isPrivate = false
        for (place, word) in words.enumerated() {
            let next = place + 1 < words.count ? words[place + 1].text : nil
            if word.isAttribute { continue }
            if word.text == "class", let next, ["func", "var", "final"].contains(next) { continue }
            if Self.kinds.contains(word.text) { return next.map { (word.text, $0, isPrivate) } }
            guard Self.modifiers.contains(word.text) else { return nil }
            if word.text == "private" || word.text == "fileprivate" {
                isPrivate = isPrivate || next != "set"
            }
        }
        return nil
    }

    static let types: Set<String> = ["struct", "class", "enum", "actor", "protocol", "typealias"]
    static let values: Set<String> = ["func", "var", "let", "case"]
    private static let kinds = types.union(values).union(["extension"])
    private static let modifiers: Set<String> = [
        "public", "package", "internal", "fileprivate", "private", "set", "final", "indirect",
        "open", "nonisolated", "unsafe", "static", "mutating", "isolated", "consuming", "borrowing",
        "override", "convenience", "prefix", "infix", "postfix", "lazy", "weak", "unowned",
        "required", "dynamic", "inline", "__always", "never",
    ]
}
