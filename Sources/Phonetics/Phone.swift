/// The 39 phones of American English in the CMU dictionary and the en-us acoustic model (ARPAbet
/// without stress).
public enum Phone: String, CaseIterable, Sendable, Hashable {
    case aa = "AA"
    case ae = "AE"
    case ah = "AH"
    case ao = "AO"
    case aw = "AW"
    case ay = "AY"
    case b = "B"
    case ch = "CH"
    case d = "D"
    case dh = "DH"
    case eh = "EH"
    case er = "ER"
    case ey = "EY"
    case f = "F"
    case g = "G"
    case hh = "HH"
    case ih = "IH"
    case iy = "IY"
    case jh = "JH"
    case k = "K"
    case l = "L"
    case m = "M"
    case n = "N"
    case ng = "NG"
    case ow = "OW"
    case oy = "OY"
    case p = "P"
    case r = "R"
    case s = "S"
    case sh = "SH"
    case t = "T"
    case th = "TH"
    case uh = "UH"
    case uw = "UW"
    case v = "V"
    case w = "W"
    case y = "Y"
    case z = "Z"
    case zh = "ZH"

    /// Whether the phone can be the middle of a syllable. A diphthong is one vowel.
    public var isVowel: Bool {
        switch self {
        case .aa, .ae, .ah, .ao, .aw, .ay, .eh, .er, .ey, .ih, .iy, .ow, .oy, .uh, .uw: true
        default: false
        }
    }
}
