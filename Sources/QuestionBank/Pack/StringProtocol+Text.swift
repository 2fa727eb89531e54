import Foundation

extension StringProtocol {
    /// The text without leading and trailing white space.
    var trimmed: String {
        let visible: ClosedRange<UInt8> = 0x21...0x7E
        let isClean = utf8.withContiguousStorageIfAvailable { text in
            text.first.map(visible.contains) == true && text.last.map(visible.contains) == true
        }
        if isClean == true { return String(self) }
        guard let first = firstIndex(where: { !$0.isWhitespace }),
            let last = lastIndex(where: { !$0.isWhitespace })
        else { return "" }
        return String(self[first...last])
    }

    /// Whether the text contains the bytes of `mark`. This method is much faster than `contains`.
    func holds(_ mark: StaticString) -> Bool {
        let found = utf8.withContiguousStorageIfAvailable { text in
            let size = mark.utf8CodeUnitCount
            guard let start = text.baseAddress, size > 0, text.count >= size else { return false }
            return text.indices.dropLast(size - 1).contains { place in
                text[place] == mark.utf8Start.pointee
                    && memcmp(start + place, mark.utf8Start, size) == 0
            }
        }
        return found ?? contains("\(mark)")
    }
}

extension StringProtocol {
    /// The text in quotation marks for a message. Only the beginning of a long text is shown.
    var quoted: String {
        let start = String(String.UnicodeScalarView(unicodeScalars.prefix(60)))
        return "\"\(start)\(start.utf8.count < utf8.count ? "…" : "")\""
    }

    /// Whether all characters are invisible, such as spaces and formatting characters.
    package var isBlank: Bool {
        unicodeScalars.allSatisfy { scalar in
            let properties = scalar.properties
            return properties.isWhitespace || properties.isDefaultIgnorableCodePoint
                || properties.generalCategory == .control || properties.generalCategory == .format
                || scalar == "\u{2800}"
        }
    }
}
