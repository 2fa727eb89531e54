import Foundation

extension Player {
    /// The forms in which a name is compared with other names. Names that share a form look alike.
    /// Every form is lowercase NFKC text without invisible characters. Latin letters replace all
    /// letters that look like them (Unicode Technical Standard 39).
    package static func looks(of name: String) -> Set<String> {
        let name = name.precomposedStringWithCompatibilityMapping
        // A capital I looks like a lowercase L, but a lowercase I does not.
        let drawn = String(name.map { capitalsLikeL.contains($0) ? "l" : $0 })
        return [look(of: name), look(of: drawn)]
    }

    /// Whether players may mistake one name for the other.
    package static func looksAlike(_ one: String, _ other: String) -> Bool {
        !looks(of: one).isDisjoint(with: looks(of: other))
    }

    private static func look(of name: String) -> String {
        var look = String.UnicodeScalarView()
        for scalar in name.lowercased().unicodeScalars {
            if blanks.contains(scalar) {
                look.append(" ")
            } else if !scalar.properties.isDefaultIgnorableCodePoint {
                look.append(latin[scalar] ?? scalar)
            }
        }
        return String(look).split(separator: " ").joined(separator: " ")
    }

    /// Latin, Greek, Cyrillic and Coptic capital letters that look like a lowercase L.
    private static let capitalsLikeL: Set<Character> = ["I", "Ι", "І", "Ⲓ"]

    /// The blank braille pattern, which looks like a space but is not a space in Unicode.
    private static let blanks: Set<Unicode.Scalar> = ["\u{2800}"]

    /// Characters, and the Latin letters that they look like.
    private static let alike: [(letters: String, latin: String)] = [
        ("01|", "oll"),
        // Latin
        ("ıɑɡɩ", "iagi"),
        // Cyrillic, including the palochka
        ("авсԁеғһніӏјкморԛѕтуүѵԝх", "abcdefhhiljkmopqstyyvwx"),
        // Greek
        ("αβεζηικμνορτυχ", "abezhikmvoptyx"),
        // Coptic
        ("ⲁⲃⲏⲓⲕⲙⲛⲟⲣⲥⲧⲩⲭ", "abhikmnopctyx"),
        // Cherokee
        ("ᎪᏴᏟᎠᎬᏀᎻᎥᎫᏦᏞᎷᏢᎡᏚᎢᏙᎳᎩᏃ", "abcdeghijklmprstvwyz"),
    ]

    private static let latin: [Unicode.Scalar: Unicode.Scalar] = alike.reduce(into: [:]) {
        for (letter, latin) in zip($1.letters.lowercased().unicodeScalars, $1.latin.unicodeScalars)
        {
            $0[letter] = latin
        }
    }
}
