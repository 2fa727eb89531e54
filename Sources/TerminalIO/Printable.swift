import Foundation

/// Removes terminal control sequences from text that comes from other people, or makes them
/// visible.
package enum Printable {
    /// The text without control characters. Each stretch of whitespace becomes a single space.
    package static func line(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        var spaceIsDue = false
        var visible = VisibleScalars()
        for scalar in text.unicodeScalars {
            if scalar.properties.isWhitespace {
                spaceIsDue = !result.isEmpty
            } else if isShown(scalar), visible.take(scalar) {
                if spaceIsDue { result.append(" ") }
                spaceIsDue = false
                result.append(scalar)
            }
        }
        return String(result)
    }

    /// Like `line(_:)`, but keeps every space, for text that is being typed.
    package static func typed(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        var visible = VisibleScalars()
        for scalar in text.unicodeScalars {
            if scalar.properties.isWhitespace {
                result.append(" ")
            } else if isShown(scalar), visible.take(scalar) {
                result.append(scalar)
            }
        }
        return String(result)
    }

    private static func isShown(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator:
            false
        // Emoji and some scripts need joiners. Directional overrides and isolates serve no purpose
        // except to deceive readers.
        case .format: scalar == "\u{200C}" || scalar == "\u{200D}"
        default: true
        }
    }

    /// The number of columns that a terminal uses for the text. Combining marks use no column, and
    /// wide letters use two columns.
    package static func columns(_ text: some StringProtocol) -> Int {
        text.reduce(0) { $0 + columns($1) }
    }

    package static func columns(_ character: Character) -> Int {
        guard let first = character.unicodeScalars.first else { return 0 }
        if first.isASCII { return first.value < 32 ? 0 : 1 }
        switch first.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format: return 0
        default: break
        }
        let emoji =
            first.properties.isEmojiPresentation
            || character.unicodeScalars.contains { $0 == "\u{FE0F}" }
        return emoji || wide.contains { $0.contains(first.value) } ? 2 : 1
    }

    /// The longest prefix of the text that fits into this number of columns.
    package static func prefix(of text: String, in columns: Int) -> String {
        var left = columns
        return String(
            text.prefix {
                left -= Self.columns($0)
                return left >= 0
            })
    }

    /// The beginning of the text, followed by an ellipsis if the text is cut.
    package static func start(of text: String, in columns: Int) -> String {
        guard Self.columns(text) > columns else { return text }
        return columns > 0 ? prefix(of: text, in: columns - 1) + "…" : ""
    }

    /// The end of the text, preceded by an ellipsis if the text is cut.
    package static func end(of text: String, in columns: Int) -> String {
        guard Self.columns(text) > columns else { return text }
        guard columns > 0 else { return "" }
        var left = columns - 1
        let kept = text.reversed().prefix {
            left -= Self.columns($0)
            return left >= 0
        }
        return "…" + String(kept.reversed())
    }

    /// Ranges of wide characters: Hangul, CJK, kana and full-width forms.
    private static let wide: [ClosedRange<UInt32>] = [
        0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
        0xA000...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60,
        0xFFE0...0xFFE6, 0x20000...0x3FFFD,
    ]
}
