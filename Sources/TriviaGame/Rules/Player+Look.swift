import Foundation

extension Player {
    /// What a name looks like, whatever letters it is written with: on a screen nobody can tell two names of
    /// one look apart, and one of them would play as the other.
    ///
    /// Letters by their compatibility (NFKC) and without case; what cannot be seen is left out; Cyrillic and
    /// Greek letters that have the shape of a Latin one, small or large, are that one (of the table in Unicode
    /// Technical Standard 39 what stands on keyboards).
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
