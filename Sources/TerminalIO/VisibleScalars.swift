/// Decides for each scalar of a text whether it is visible or changes how visible scalars are
/// drawn.
struct VisibleScalars {
    private var last: Unicode.Scalar?
    private var markCount = 0

    /// The maximum number of combining marks on a letter. No language puts more marks than this on
    /// a letter.
    private static let mostMarks = 4

    /// Whether to show the next scalar of the text.
    mutating func take(_ scalar: Unicode.Scalar) -> Bool {
        guard scalar.value > 0x7F else {
            last = scalar
            markCount = 0
            return true
        }
        let properties = scalar.properties
        if properties.isDefaultIgnorableCodePoint, !isPart(scalar) { return false }
        switch properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .spacingMark: markCount += 1
        default: markCount = 0
        }
        guard markCount <= Self.mostMarks else { return false }
        last = scalar
        return true
    }

    /// Whether an invisible scalar is a joiner or variation selector that suits the scalar before
    /// it.
    private func isPart(_ scalar: Unicode.Scalar) -> Bool {
        guard let last else { return false }
        return switch scalar {
        case "\u{FE0E}", "\u{FE0F}": last.properties.isEmoji
        case "\u{200D}":
            last.value > 0x7F && last.properties.isEmoji || last == "\u{FE0F}" || isJoining(last)
        case "\u{200C}": isJoining(last)
        default: false
        }
    }

    /// Whether a scalar is in a script with joining letters: Arabic, Mongolian or a script of
    /// India.
    private func isJoining(_ scalar: Unicode.Scalar) -> Bool {
        (0x0600...0x0DFF).contains(scalar.value) || (0x1800...0x18AF).contains(scalar.value)
    }
}
