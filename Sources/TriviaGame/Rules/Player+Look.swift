import Foundation

extension Player {
    /// How a name looks on the screen. Two names that look the same cannot be told apart, so one player could pass for
    /// another.
    ///
    /// Letters are compared by compatibility (NFKC) and without case. Invisible characters are dropped. Cyrillic and
    /// Greek letters with the shape of a Latin letter, upper or lower case, become that letter. They are the keyboard
    /// letters from the table in Unicode Technical Standard 39.
    package static func look(of name: String) -> String {
        var look = String.UnicodeScalarView()
        for scalar in name.precomposedStringWithCompatibilityMapping.lowercased().unicodeScalars
        where !scalar.properties.isDefaultIgnorableCodePoint {
            look.append(latin[scalar] ?? scalar)
        }
        return String(look).trimmingSpace
    }

    private static let latin = Dictionary(
        uniqueKeysWithValues: zip(
            "авсԁеғһніјкморԛѕтуүѵԝхαβεζηικμνορτυχı".unicodeScalars,
            "abcdefhhijkmopqstyyvwxabezhikmvoptyxi".unicodeScalars))
}
