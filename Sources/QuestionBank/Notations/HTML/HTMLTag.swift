/// Reads the attributes of an HTML element.
enum HTMLTag {
    /// The value of an attribute. `tag` is the text between the angle brackets. Character
    /// references are not decoded.
    static func attribute(_ name: String, of tag: Substring) -> String? {
        var rest = tag.utf8.drop { !isSpace($0) && $0 != slash }
        while true {
            rest = rest.drop { isSpace($0) || $0 == slash }
            if rest.isEmpty { return nil }
            let key = rest.prefix { !isSpace($0) && $0 != equals }
            rest = rest[key.endIndex...]
            let mark = rest.drop(while: isSpace)
            guard mark.first == equals else { continue }
            var value = mark.dropFirst().drop(while: isSpace)
            if let quote = value.first, quote == doubleQuote || quote == singleQuote {
                value = value.dropFirst().prefix { $0 != quote }
                rest = rest[value.endIndex...].dropFirst()
            } else {
                value = value.prefix { !isSpace($0) }
                rest = rest[value.endIndex...]
            }
            if Substring(key).lowercased() == name { return String(Substring(value)) }
        }
    }

    /// The description in a picture's `alt` attribute, or nil if it is a file name.
    static func description(_ alt: String?) -> String? {
        let words = HTMLText.tidy(alt ?? "")
        let ending = words.split(separator: ".").last?.lowercased() ?? ""
        let isName = words.contains(".") && pictureEndings.contains(ending)
        return words.isEmpty || isName ? nil : words
    }

    private static let pictureEndings: Set<String> = [
        "png", "jpg", "jpeg", "gif", "webp", "svg", "bmp", "tif", "tiff", "heic", "avif",
    ]

    private static let slash = UInt8(ascii: "/")
    private static let equals = UInt8(ascii: "=")
    private static let doubleQuote = UInt8(ascii: "\"")
    private static let singleQuote = UInt8(ascii: "'")

    private static func isSpace(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0C || byte == 0x0D
    }
}
