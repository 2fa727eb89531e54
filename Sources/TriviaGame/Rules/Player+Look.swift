import Foundation

extension Player {
    /// The appearance of a name: NFKC without case and invisible characters, and with Latin letters instead
    /// of similar Cyrillic and Greek letters of keyboards (Unicode Technical Standard 39).
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
