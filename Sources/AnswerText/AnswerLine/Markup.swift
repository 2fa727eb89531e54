/// A Unicode scalar of an answer line, with its style.
struct Glyph {
    struct Style: OptionSet {
        var rawValue: UInt8
        static let bold = Style(rawValue: 1)
        static let underline = Style(rawValue: 2)
        static let italic = Style(rawValue: 4)
        /// Bold or underlined text marks required words.
        static let required: Style = [.bold, .underline]
    }

    var scalar: Unicode.Scalar
    var style: Style
    /// The number of Unicode scalars before this scalar.
    var offset: Int

    var isRequired: Bool { !style.isDisjoint(with: .required) }
}

/// Parses HTML and Markdown styles and entities in linear time. `_word_` is read as underlined
/// text.
struct Markup {
    private(set) var glyphs: [Glyph] = []
    private(set) var problems: [AnswerLineError] = []
    private let source: [Unicode.Scalar]
    private var openTags: [(style: Glyph.Style, name: String, offset: Int)] = []
    /// The style of each Markdown mark, and its length in scalars.
    private var marks: [Int: (style: Glyph.Style, length: Int)] = [:]
    private var markStyle: Glyph.Style = []

    init(_ text: String) {
        source = Array(text.unicodeScalars)
        glyphs.reserveCapacity(source.count)
        findMarks()
        var index = 0
        while index < source.count { index = step(index) }
        for tag in openTags {
            problems.append(AnswerLineError(.unclosedTag(tag.name), offset: tag.offset))
        }
    }

    private mutating func step(_ index: Int) -> Int {
        if let mark = marks[index] {
            markStyle.formSymmetricDifference(mark.style)
            return index + mark.length
        }
        switch source[index] {
        case "<": if let next = tag(at: index) { return next }
        case "&": if let next = entity(at: index) { return next }
        default: break
        }
        append(source[index], offset: index)
        return index + 1
    }

    private mutating func append(_ scalar: Unicode.Scalar, offset: Int) {
        let style = openTags.reduce(into: markStyle) { $0.formUnion($1.style) }
        glyphs.append(Glyph(scalar: scalar, style: style, offset: offset))
    }

    // MARK: HTML

    private static let styles: [String: Glyph.Style] = [
        "b": .bold, "strong": .bold, "u": .underline, "i": .italic, "em": .italic,
        "span": [], "p": [], "sub": [], "sup": [], "br": [],
    ]
    /// The maximum number of open tags. More deeply nested tags are ignored.
    private static let deepest = 16

    private mutating func tag(at index: Int) -> Int? {
        guard let end = source[index...].prefix(64).firstIndex(of: ">") else { return nil }
        var name = String(String.UnicodeScalarView(source[(index + 1)..<end])).lowercased()
        let closes = name.hasPrefix("/")
        if closes { name.removeFirst() }
        let isVoid = name.hasSuffix("/")
        name = String(name.prefix { $0.isLetter && $0.isASCII })
        guard let style = Self.styles[name] else { return nil }
        if name == "br" || isVoid {
            append(" ", offset: index)
        } else if !closes {
            if openTags.count < Self.deepest { openTags.append((style, name, index)) }
        } else if let open = openTags.lastIndex(where: { $0.name == name }) {
            openTags.remove(at: open)
        } else {
            problems.append(AnswerLineError(.unopenedTag(name), offset: index))
        }
        return end + 1
    }

    private static let entities: [String: Unicode.Scalar] = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": " ", "ldquo": "“",
        "rdquo": "”", "lsquo": "‘", "rsquo": "’", "ndash": "–", "mdash": "—", "eacute": "é",
        "deg": "°", "shy": "\u{AD}",
    ]

    private mutating func entity(at index: Int) -> Int? {
        guard let end = source[index...].prefix(10).firstIndex(of: ";") else { return nil }
        let name = String(String.UnicodeScalarView(source[(index + 1)..<end]))
        let isHex = name.hasPrefix("#x") || name.hasPrefix("#X")
        let number = UInt32(name.dropFirst(isHex ? 2 : 1), radix: isHex ? 16 : 10)
        let named = name.hasPrefix("#") ? number.flatMap(Unicode.Scalar.init) : Self.entities[name]
        guard let scalar = named else { return nil }
        append(scalar, offset: index)
        return end + 1
    }

    // MARK: Markdown

    /// Pairs the marks of each kind. A mark without a partner is treated as plain text.
    private mutating func findMarks() {
        pairMarks("*", length: 2, style: .bold)
        pairMarks("_", length: 2, style: .underline)
        pairMarks("*", length: 1, style: .italic)
        pairMarks("_", length: 1, style: .underline)
    }

    private mutating func pairMarks(_ mark: Unicode.Scalar, length: Int, style: Glyph.Style) {
        var opening: Int?
        var index = 0
        while index < source.count {
            var end = index
            while end < source.count, source[end] == mark { end += 1 }
            defer { index = max(end, index + 1) }
            guard end - index == length else { continue }
            let leftIsWord = index > 0 && !Self.isBoundary(source[index - 1])
            let rightIsWord = end < source.count && !Self.isBoundary(source[end])
            if let start = opening, length == 2 || (leftIsWord || index > start + 1) && !rightIsWord
            {
                marks[start] = (style, length)
                marks[index] = (style, length)
                opening = nil
            } else if opening == nil, length == 2 || (rightIsWord && !leftIsWord) {
                opening = index
            }
        }
    }

    private static func isBoundary(_ scalar: Unicode.Scalar) -> Bool {
        !scalar.properties.isAlphabetic && scalar.properties.numericType == nil
    }
}
