/// Validates a player's name: one line, without characters that affect other text.
package enum GuestName {
    /// The maximum length of a name from a phone, in characters.
    static let longest = 20

    /// Whether a name from a phone is too long.
    static func isTooLong(_ name: String) -> Bool {
        name.count > longest || name.utf8.count > longest * 8
    }

    /// The name in a text; nil if the text contains no letter or digit.
    package static func read(_ text: String) -> String? {
        let scalars = Array(text.unicodeScalars)
        let shown = scalars.indices.compactMap { place -> Character? in
            let scalar = scalars[place]
            if isJoining(place, in: scalars) { return Character(scalar) }
            return switch scalar.properties.generalCategory {
            case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate,
                .unassigned:
                " "
            // The blank braille pattern is a symbol, but looks like a space.
            case _ where scalar == "\u{2800}": " "
            default: scalar.properties.isDefaultIgnorableCodePoint ? nil : Character(scalar)
            }
        }
        let words = String(shown).split(whereSeparator: \.isWhitespace)
        let name = words.joined(separator: " ").withFewMarks
        guard name.contains(where: { $0.isLetter || $0.isNumber })
        else { return nil }
        return name
    }

    /// Whether a joiner is needed at this place, as in Persian or Sinhala words and emoji.
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
    /// The text with at most five Unicode scalars per letter and ten per emoji.
    var withFewMarks: String {
        var scalars = String.UnicodeScalarView()
        for character in self {
            let isEmoji = character.unicodeScalars.first?.properties.isEmojiPresentation == true
            scalars.append(contentsOf: character.unicodeScalars.prefix(isEmoji ? 10 : 5))
        }
        return String(scalars)
    }
}
