/// Folds letters of any script to lower-case ASCII as an English reader would: accents are dropped,
/// ligatures split, Greek and Cyrillic transliterated. Letters without such a reading stay
/// unchanged.
enum Folding {
    /// ASCII replacements by scalar. An empty one means that the scalar is skipped.
    static let table: [UInt32: [UInt8]] = {
        var table: [UInt32: [UInt8]] = [:]
        for (plain, letters) in latin + joined(greek) + joined(cyrillic) {
            for scalar in letters.unicodeScalars {
                table[scalar.value] = Array(plain.utf8)
            }
        }
        for mark in UInt32(0x300)...0x36F { table[mark] = [] }
        for (mark, plain) in ["\u{AD}": "", "\u{2BC}": "", "\u{2BB}": "", "\u{200D}": ""] {
            for scalar in mark.unicodeScalars { table[scalar.value] = Array(plain.utf8) }
        }
        return table
    }()

    /// Words that are said for symbols.
    static let symbols: [UInt32: String] = {
        let names = [
            "&": "and", "%": "percent", "$": "dollars", "£": "pounds", "€": "euros", "¥": "yen",
            "°": "degrees", "+": "plus", "@": "at", "×": "times", "=": "equals", "½": "0.5",
            "¼": "0.25", "¾": "0.75", "²": "squared", "³": "cubed", "∞": "infinity",
            "√": "root", "♯": "sharp", "♭": "flat", "¢": "cents", "⅓": "0.3333333333333333",
            "⅔": "0.6666666666666666", "⅛": "0.125", "⅜": "0.375", "⅝": "0.625", "⅞": "0.875",
            "₹": "rupees", "₽": "rubles", "₩": "won", "℃": "celsius", "℉": "fahrenheit",
            "≈": "about", "№": "number",
        ]
        var table: [UInt32: String] = [:]
        for (symbol, name) in names {
            for scalar in symbol.unicodeScalars { table[scalar.value] = name }
        }
        return table
    }()

    /// Names of single Greek letters, by scalar.
    static let letterNames: [UInt32: String] = {
        let names = [
            "alpha", "beta", "gamma", "delta", "epsilon", "zeta", "eta", "theta", "iota", "kappa",
            "lambda", "mu", "nu", "xi", "omicron", "pi", "rho", "sigma", "sigma", "tau", "upsilon",
            "phi", "chi", "psi", "omega",
        ]
        var table: [UInt32: String] = [:]
        for (index, name) in names.enumerated() {
            table[0x3B1 + UInt32(index)] = name
            table[0x391 + UInt32(index)] = name
        }
        return table
    }()

    private static func joined(_ pairs: [(String, String)]) -> [(String, String)] {
        pairs.map { ($0.0, $0.1 + $0.1.uppercased()) }
    }

    private static let greek = [
        ("a", "αά"), ("b", "β"), ("g", "γ"), ("d", "δ"), ("e", "εέ"), ("z", "ζ"), ("i", "ηήιίϊ"),
        ("th", "θ"), ("k", "κ"), ("l", "λ"), ("m", "μ"), ("n", "ν"), ("x", "ξ"), ("o", "οόωώ"),
        ("p", "π"), ("r", "ρ"), ("s", "σς"), ("t", "τ"), ("y", "υύ"), ("f", "φ"), ("ch", "χ"),
        ("ps", "ψ"),
    ]

    private static let cyrillic = [
        ("a", "а"), ("b", "б"), ("v", "в"), ("g", "гґ"), ("d", "д"), ("e", "еэ"), ("yo", "ё"),
        ("zh", "ж"), ("z", "з"), ("i", "иі"), ("y", "йы"), ("k", "к"), ("l", "л"), ("m", "м"),
        ("n", "н"), ("o", "о"), ("p", "п"), ("r", "р"), ("s", "с"), ("t", "т"), ("u", "у"),
        ("f", "ф"), ("kh", "х"), ("ts", "ц"), ("ch", "ч"), ("sh", "ш"), ("shch", "щ"), ("", "ъь"),
        ("yu", "ю"), ("ya", "я"), ("yi", "ї"), ("ye", "є"),
    ]

    private static let latin: [(String, String)] = [
        ("a", "ÀÁÂÃÄÅàáâãäåĀāĂăĄąǍǎǞǟǠǡǺǻȀȁȂȃȦȧḀḁẠạẢảẤấẦầẨẩẪẫẬậẮắẰằẲẳẴẵẶặ"),
        ("ae", "ÆæǢǣǼǽ"),
        ("b", "ƁḂḃḄḅḆḇ"),
        ("c", "ÇçĆćĈĉĊċČčḈḉ"),
        ("d", "ÐðĎďĐđƊḊḋḌḍḎḏḐḑḒḓ"),
        ("e", "ÈÉÊËèéêëĒēĔĕĖėĘęĚěƎƏǝȄȅȆȇȨȩḔḕḖḗḘḙḚḛḜḝẸẹẺẻẼẽẾếỀềỂểỄễỆệ"),
        ("f", "ƑƒḞḟ"),
        ("g", "ĜĝĞğĠġĢģǦǧǴǵḠḡ"),
        ("h", "ĤĥĦħȞȟḢḣḤḥḦḧḨḩḪḫẖ"),
        ("i", "ÌÍÎÏìíîïĨĩĪīĬĭĮįİıǏǐȈȉȊȋḬḭḮḯỈỉỊị"),
        ("ij", "Ĳĳ"),
        ("j", "Ĵĵǰ"),
        ("k", "ĶķǨǩḰḱḲḳḴḵ"),
        ("l", "ĹĺĻļĽľĿŀŁłḶḷḸḹḺḻḼḽ"),
        ("m", "ḾḿṀṁṂṃ"),
        ("n", "ÑñŃńŅņŇňŊŋǸǹṄṅṆṇṈṉṊṋ"),
        ("o", "ÒÓÔÕÖØòóôõöøŌōŎŏŐőƠơǑǒǪǫǬǭǾǿȌȍȎȏȪȫȬȭȮȯȰȱṌṍṎṏṐṑṒṓỌọỎỏỐốỒồỔổỖỗ"),
        ("o", "ỘộỚớỜờỞởỠỡỢợ"),
        ("oe", "Œœ"),
        ("p", "ṔṕṖṗ"),
        ("r", "ŔŕŖŗŘřȐȑȒȓṘṙṚṛṜṝṞṟ"),
        ("s", "ŚśŜŝŞşŠšſȘșṠṡṢṣṤṥṦṧṨṩẛ"),
        ("ss", "ßẞ"),
        ("t", "ŢţŤťŦŧȚțṪṫṬṭṮṯṰṱẗ"),
        ("th", "Þþ"),
        ("u", "ÙÚÛÜùúûüŨũŪūŬŭŮůŰűŲųƯưǓǔǕǖǗǘǙǚǛǜȔȕȖȗṲṳṴṵṶṷṸṹṺṻỤụỦủỨứỪừỬửỮữỰự"),
        ("v", "ṼṽṾṿ"),
        ("w", "ŴŵẀẁẂẃẄẅẆẇẈẉẘ"),
        ("x", "ẊẋẌẍ"),
        ("y", "ÝýÿŶŷŸȲȳẎẏẙỲỳỴỵỶỷỸỹ"),
        ("z", "ŹźŻżŽžẐẑẒẓẔẕ"),
    ]
}
