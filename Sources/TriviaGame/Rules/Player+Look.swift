import Foundation

extension Player {
    /// The appearance of a name on the screen. Players with the same appearance could be confused.
    ///
    /// The appearance is NFKC without case and invisible characters. Latin letters replace similar Cyrillic
    /// and Greek letters of keyboards, according to Unicode Technical Standard 39.
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
