/// The 39 phones of the CMU dictionary and the en-us acoustic model (ARPAbet without stress).
public enum Phone: String, CaseIterable, Sendable, Hashable {
    /// The vowel in “odd”.
    case aa = "AA"
    /// The vowel in “at”.
    case ae = "AE"
    /// The vowel in “hut”.
    case ah = "AH"
    /// The vowel in “ought”.
    case ao = "AO"
    /// The vowel in “cow”.
    case aw = "AW"
    /// The vowel in “hide”.
    case ay = "AY"
    /// The first consonant in “be”.
    case b = "B"
    /// The first consonant in “cheese”.
    case ch = "CH"
    /// The first consonant in “dee”.
    case d = "D"
    /// The first consonant in “thee”.
    case dh = "DH"
    /// The vowel in “Ed”.
    case eh = "EH"
    /// The vowel in “hurt”.
    case er = "ER"
    /// The vowel in “ate”.
    case ey = "EY"
    /// The first consonant in “fee”.
    case f = "F"
    /// The first consonant in “green”.
    case g = "G"
    /// The first consonant in “he”.
    case hh = "HH"
    /// The vowel in “it”.
    case ih = "IH"
    /// The vowel in “eat”.
    case iy = "IY"
    /// The first consonant in “gee”.
    case jh = "JH"
    /// The first consonant in “key”.
    case k = "K"
    /// The first consonant in “lee”.
    case l = "L"
    /// The first consonant in “me”.
    case m = "M"
    /// The first consonant in “knee”.
    case n = "N"
    /// The last consonant in “ping”.
    case ng = "NG"
    /// The vowel in “oat”.
    case ow = "OW"
    /// The vowel in “toy”.
    case oy = "OY"
    /// The first consonant in “pee”.
    case p = "P"
    /// The first consonant in “read”.
    case r = "R"
    /// The first consonant in “sea”.
    case s = "S"
    /// The first consonant in “she”.
    case sh = "SH"
    /// The first consonant in “tea”.
    case t = "T"
    /// The first consonant in “theta”.
    case th = "TH"
    /// The vowel in “hood”.
    case uh = "UH"
    /// The vowel in “two”.
    case uw = "UW"
    /// The first consonant in “vee”.
    case v = "V"
    /// The first consonant in “we”.
    case w = "W"
    /// The first consonant in “yield”.
    case y = "Y"
    /// The first consonant in “zee”.
    case z = "Z"
    /// The second consonant in “seizure”.
    case zh = "ZH"

    /// Whether the phone can be the nucleus of a syllable. A diphthong counts as one vowel.
    public var isVowel: Bool {
        switch self {
        case .aa, .ae, .ah, .ao, .aw, .ay, .eh, .er, .ey, .ih, .iy, .ow, .oy, .uh, .uw: true
        default: false
        }
    }
}
