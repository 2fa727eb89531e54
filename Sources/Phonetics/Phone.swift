/// The 39 phones of American English in the CMU dictionary and the en-us acoustic model (ARPAbet
/// without stress).
public enum Phone: String, CaseIterable, Sendable, Hashable {
    /// As in “odd”.
    case aa = "AA"
    /// As in “at”.
    case ae = "AE"
    /// As in “hut”.
    case ah = "AH"
    /// As in “ought”.
    case ao = "AO"
    /// As in “cow”.
    case aw = "AW"
    /// As in “hide”.
    case ay = "AY"
    /// As in “be”.
    case b = "B"
    /// As in “cheese”.
    case ch = "CH"
    /// As in “dee”.
    case d = "D"
    /// As in “thee”.
    case dh = "DH"
    /// As in “Ed”.
    case eh = "EH"
    /// As in “hurt”.
    case er = "ER"
    /// As in “ate”.
    case ey = "EY"
    /// As in “fee”.
    case f = "F"
    /// As in “green”.
    case g = "G"
    /// As in “he”.
    case hh = "HH"
    /// As in “it”.
    case ih = "IH"
    /// As in “eat”.
    case iy = "IY"
    /// As in “gee”.
    case jh = "JH"
    /// As in “key”.
    case k = "K"
    /// As in “lee”.
    case l = "L"
    /// As in “me”.
    case m = "M"
    /// As in “knee”.
    case n = "N"
    /// As in “ping”.
    case ng = "NG"
    /// As in “oat”.
    case ow = "OW"
    /// As in “toy”.
    case oy = "OY"
    /// As in “pee”.
    case p = "P"
    /// As in “read”.
    case r = "R"
    /// As in “sea”.
    case s = "S"
    /// As in “she”.
    case sh = "SH"
    /// As in “tea”.
    case t = "T"
    /// As in “theta”.
    case th = "TH"
    /// As in “hood”.
    case uh = "UH"
    /// As in “two”.
    case uw = "UW"
    /// As in “vee”.
    case v = "V"
    /// As in “we”.
    case w = "W"
    /// As in “yield”.
    case y = "Y"
    /// As in “zee”.
    case z = "Z"
    /// As in “seizure”.
    case zh = "ZH"

    /// Whether the phone can be the middle of a syllable. A diphthong is one vowel.
    public var isVowel: Bool {
        switch self {
        case .aa, .ae, .ah, .ao, .aw, .ay, .eh, .er, .ey, .ih, .iy, .ow, .oy, .uh, .uw: true
        default: false
        }
    }
}
