import Foundation

extension Player {
    /// How a name looks on the screen. If two names look the same, one player can impersonate the other.
    ///
    /// Names are compared in compatibility form (NFKC), without case and without invisible characters. A Cyrillic or
    /// Greek letter that looks like a Latin letter in upper or lower case is replaced by that letter. The table
    /// contains the letters found on keyboards, from Unicode Technical Standard 39.
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
