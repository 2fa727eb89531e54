extension StringProtocol {
    /// The text on one line, with visible symbols in place of terminal control characters.
    package var inert: String {
        var result = String.UnicodeScalarView()
        result.reserveCapacity(utf8.count)
        var neighbours = VisibleScalars()
        for scalar in unicodeScalars {
            let shown = InertText.shown(scalar)
            if neighbours.take(shown) { result.append(shown) }
        }
        return String(result)
    }

    /// Like ``inert``, but keeps line feeds, for a message of several lines.
    package var inertLines: String {
        split(separator: "\n", omittingEmptySubsequences: false).map(\.inert)
            .joined(separator: "\n")
    }
}

enum InertText {
    static func shown(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        switch scalar.value {
        case 0x09, 0x0A, 0x0D, 0x2028, 0x2029: " "
        // Control pictures: U+2400 represents NUL and so on, and U+2421 represents DEL.
        case 0..<0x20: Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}"
        case 0x7F: "\u{2421}"
        case 0x80...0x9F, 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: "\u{FFFD}"
        // Unicode tag characters and interlinear annotations can hide text.
        case 0xE0000...0xE007F, 0xFFF9...0xFFFB: "\u{FFFD}"
        default: scalar
        }
    }
}
