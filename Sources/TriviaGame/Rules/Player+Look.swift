import Foundation

extension Player {
    /// A form of a name that is equal for names that look alike. The form is NFKC in lowercase,
    /// without invisible characters. Latin letters replace similar letters from Cyrillic and Greek
    /// keyboards (Unicode Technical Standard 39).
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
