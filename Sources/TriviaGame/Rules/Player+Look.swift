import Foundation

extension Player {
    /// The appearance of a name on the screen. Two names with the same appearance would let one player impersonate the
    /// other.
    ///
    /// Names are compared in compatibility form (NFKC), without case and without invisible characters. A Cyrillic or
    /// Greek letter that looks like a Latin letter in upper or lower case is replaced by that letter. The table
    /// contains the letters on keyboards, from Unicode Technical Standard 39.
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
