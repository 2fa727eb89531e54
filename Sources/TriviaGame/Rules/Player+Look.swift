import Foundation

extension Player {
    /// The appearance of a name on the screen. If two names had the same appearance, one player could impersonate the
    /// other.
    ///
    /// Names are compared in compatibility form (NFKC), without case and without invisible characters. A Cyrillic or
    /// Greek letter that looks like an uppercase or lowercase Latin letter is replaced by that Latin letter. The table
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
