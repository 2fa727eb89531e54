/// A name as a room shows it: one line, short, nothing that changes how the text around it is drawn.
enum GuestName {
    static let longest = 20

    /// The name in a text, or nil where there is none.
    static func read(_ text: String) -> String? {
        let shown = text.unicodeScalars.compactMap { scalar -> Character? in
            switch scalar.properties.generalCategory {
            case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate,
                .unassigned:
                " "
            // Letters and marks of which nothing can be seen.
            default: scalar.properties.isDefaultIgnorableCodePoint ? nil : Character(scalar)
            }
        }
        let words = String(shown).split(whereSeparator: \.isWhitespace)
        let given = words.joined(separator: " ").prefix(longest)
        // So many bytes no name needs.
        guard given.utf8.count <= longest * 8 else { return nil }
        let name = given.withFewMarks
        guard name.contains(where: { $0.isLetter || $0.isNumber })
        else { return nil }
        return name
    }
}

extension StringProtocol {
    /// The same with no more marks on a letter than languages have: without end they would be drawn over the
    /// lines above and below.
    var withFewMarks: String {
        var scalars = String.UnicodeScalarView()
        for character in self { scalars.append(contentsOf: character.unicodeScalars.prefix(5)) }
        return String(scalars)
    }
}
