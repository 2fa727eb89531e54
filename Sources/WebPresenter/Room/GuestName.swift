/// A name as a room shows it: one line, without characters that change how the text around it is
/// drawn.
package enum GuestName {
    /// The longest name of a phone, in letters.
    static let longest = 20

    /// Whether a name is too long for a phone. The limit in bytes is one that no real name reaches.
    static func isTooLong(_ name: String) -> Bool {
        name.count > longest || name.utf8.count > longest * 8
    }

    /// The name in a text, or nil if the text has no letter or digit.
    package static func read(_ text: String) -> String? {
        let scalars = Array(text.unicodeScalars)
        let shown = scalars.indices.compactMap { place -> Character? in
            let scalar = scalars[place]
            if isJoining(place, in: scalars) { return Character(scalar) }
            return switch scalar.properties.generalCategory {
            case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate,
                .unassigned:
                " "
            // Invisible letters and marks.
            default: scalar.properties.isDefaultIgnorableCodePoint ? nil : Character(scalar)
            }
        }
        let words = String(shown).split(whereSeparator: \.isWhitespace)
        let name = words.joined(separator: " ").withFewMarks
        guard name.contains(where: { $0.isLetter || $0.isNumber })
        else { return nil }
        return name
    }

    /// Whether a joiner is part of the spelling here. Persian and Sinhala words need joiners, and
    /// many emoji consist of several joined by them. Elsewhere a joiner is invisible.
    private static func isJoining(_ place: Int, in scalars: [Unicode.Scalar]) -> Bool {
        guard joiners.contains(scalars[place]), place > 0, place + 1 < scalars.count else {
            return false
        }
        return [scalars[place - 1], scalars[place + 1]].allSatisfy { neighbour in
            switch neighbour.properties.generalCategory {
            case .otherLetter, .nonspacingMark, .spacingMark, .otherSymbol, .modifierSymbol: true
            default: false
            }
        }
    }

    /// The zero width non-joiner and joiner.
    private static let joiners: Set<Unicode.Scalar> = ["\u{200C}", "\u{200D}"]
}

extension StringProtocol {
    /// The text with at most five scalars in each letter and ten in each emoji. A letter with
    /// unlimited marks would be drawn over the lines above and below.
    var withFewMarks: String {
        var scalars = String.UnicodeScalarView()
        for character in self {
            let isEmoji = character.unicodeScalars.first?.properties.isEmojiPresentation == true
            scalars.append(contentsOf: character.unicodeScalars.prefix(isEmoji ? 10 : 5))
        }
        return String(scalars)
    }
}
