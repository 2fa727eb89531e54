/// Symmetric distances between phones and between pronunciations, derived from ``Articulation``.
/// The distance between two phones ranges from 0 to 1. The distance is about 0.2 if the phones
/// differ only in voicing.
public struct PhoneDistance: Sendable {
    /// The distances derived from articulation.
    public static let articulatory = PhoneDistance()

    /// The costs of replacing one phone with another, in hundredths, in the order of
    /// `Phone.allCases`.
    let substitution: [UInt8]
    /// The cost of omitting or adding a phone, in hundredths.
    let omission: [UInt8]

    private init() {
        let phones = Phone.allCases
        substitution = phones.flatMap { left in
            phones.map { right in
                UInt8((Self.distance(left, right) * 100).rounded())
            }
        }
        omission = phones.map { UInt8((Self.omissionCost($0) * 100).rounded()) }
    }

    /// The distance between two phones, from 0 (the same phone) to 1.
    public subscript(_ left: Phone, _ right: Phone) -> Double {
        Double(substitution[left.ordinal * Phone.count + right.ordinal]) / 100
    }

    /// The cost of omitting a phone, from 0.4 to 0.8. The cost is lowest for reduced vowels and
    /// easily dropped sounds.
    public func omission(of phone: Phone) -> Double {
        Double(omission[phone.ordinal]) / 100
    }

    private static func distance(_ left: Phone, _ right: Phone) -> Double {
        if left == right { return 0 }
        switch (left.articulation, right.articulation) {
        case (.consonant(let place, let manner, let voiced), .consonant(let p, let m, let v)):
            let sum = 0.7 * abs(place - p) + 0.9 * abs(manner - m) + (voiced == v ? 0 : 0.2)
            return min(1, max(0.1, sum))
        case (.vowel(let a), .vowel(let b)):
            return min(1, max(0.1, distance(a, b)))
        default:
            return halfVowelDistance(left, right) ?? 1
        }
    }

    private static func distance(_ a: Articulation.Vowel, _ b: Articulation.Vowel) -> Double {
        // A vowel is identified better by its start than by the glide at its end.
        let start =
            abs(a.startHeight - b.startHeight) * 0.5 + abs(a.startBackness - b.startBackness) * 0.4
        let end = abs(a.endHeight - b.endHeight) * 0.5 + abs(a.endBackness - b.endBackness) * 0.4
        return 0.6 * start + 0.4 * end + (a.isRounded == b.isRounded ? 0 : 0.1)
            + (a.isRhotic == b.isRhotic ? 0 : 0.3)
    }

    /// The distance of a glide or R from a vowel: Y is close to IY, W to UW, and R to ER.
    private static func halfVowelDistance(_ left: Phone, _ right: Phone) -> Double? {
        let (vowel, consonant) = left.isVowel ? (left, right) : (right, left)
        switch (consonant, vowel) {
        case (.y, .iy), (.w, .uw), (.r, .er): return 0.3
        case (.y, .ih), (.w, .uh), (.w, .ow): return 0.5
        default: return nil
        }
    }

    private static func omissionCost(_ phone: Phone) -> Double {
        switch phone {
        case .ah, .hh: 0.4
        case .ih, .t, .d, .y, .r, .er: 0.55
        case _ where phone.isVowel: 0.8
        default: 0.7
        }
    }
}

extension Phone {
    static let count = Phone.allCases.count
}
