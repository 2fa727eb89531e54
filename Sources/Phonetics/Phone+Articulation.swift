/// How a phone is articulated, in numbers from 0 to 1 (Ladefoged and Johnson, "A Course in
/// Phonetics").
public enum Articulation: Sendable, Hashable {
    /// A consonant. The place ranges from the lips (0) to the throat (1), and the manner ranges
    /// from stops (0) to glides (1).
    case consonant(place: Double, manner: Double, isVoiced: Bool)
    /// A vowel. In a diphthong, the quality of the vowel changes.
    case vowel(Vowel)

    /// The tongue positions of a vowel. In a simple vowel, the start and end positions are equal.
    public struct Vowel: Sendable, Hashable {
        /// The height of the tongue, from 0 (open) to 1 (close).
        public var height: (start: Double, end: Double) { (startHeight, endHeight) }
        /// The position of the tongue, from 0 (front) to 1 (back).
        public var backness: (start: Double, end: Double) { (startBackness, endBackness) }
        /// Whether the lips are rounded.
        public let isRounded: Bool
        /// Whether the vowel is r-colored, as in "bird".
        public let isRhotic: Bool
        let startHeight: Double
        let endHeight: Double
        let startBackness: Double
        let endBackness: Double

        init(
            _ start: (Double, Double), to end: (Double, Double)? = nil, rounded: Bool = false,
            rhotic: Bool = false
        ) {
            (startHeight, startBackness) = start
            (endHeight, endBackness) = end ?? start
            isRounded = rounded
            isRhotic = rhotic
        }
    }
}

extension Phone {
    /// The articulation of this phone.
    public var articulation: Articulation {
        switch self {
        case .aa: .vowel(.init((0.0, 0.8)))
        case .ae: .vowel(.init((0.15, 0.1)))
        case .ah: .vowel(.init((0.4, 0.55)))
        case .ao: .vowel(.init((0.25, 1.0), rounded: true))
        case .aw: .vowel(.init((0.05, 0.4), to: (0.8, 0.9)))
        case .ay: .vowel(.init((0.05, 0.4), to: (0.85, 0.15)))
        case .eh: .vowel(.init((0.4, 0.15)))
        case .er: .vowel(.init((0.45, 0.5), rhotic: true))
        case .ey: .vowel(.init((0.55, 0.1), to: (0.9, 0.1)))
        case .ih: .vowel(.init((0.75, 0.2)))
        case .iy: .vowel(.init((1.0, 0.0)))
        case .ow: .vowel(.init((0.5, 0.9), to: (0.8, 0.95), rounded: true))
        case .oy: .vowel(.init((0.3, 1.0), to: (0.85, 0.15), rounded: true))
        case .uh: .vowel(.init((0.75, 0.8), rounded: true))
        case .uw: .vowel(.init((1.0, 0.9), rounded: true))
        case .p: .consonant(place: 0, manner: 0, isVoiced: false)
        case .b: .consonant(place: 0, manner: 0, isVoiced: true)
        case .m: .consonant(place: 0, manner: 0.55, isVoiced: true)
        case .f: .consonant(place: 0.1, manner: 0.3, isVoiced: false)
        case .v: .consonant(place: 0.1, manner: 0.3, isVoiced: true)
        case .th: .consonant(place: 0.25, manner: 0.3, isVoiced: false)
        case .dh: .consonant(place: 0.25, manner: 0.3, isVoiced: true)
        case .t: .consonant(place: 0.35, manner: 0, isVoiced: false)
        case .d: .consonant(place: 0.35, manner: 0, isVoiced: true)
        case .n: .consonant(place: 0.35, manner: 0.55, isVoiced: true)
        case .s: .consonant(place: 0.35, manner: 0.35, isVoiced: false)
        case .z: .consonant(place: 0.35, manner: 0.35, isVoiced: true)
        case .l: .consonant(place: 0.4, manner: 0.8, isVoiced: true)
        case .sh: .consonant(place: 0.5, manner: 0.35, isVoiced: false)
        case .zh: .consonant(place: 0.5, manner: 0.35, isVoiced: true)
        case .ch: .consonant(place: 0.5, manner: 0.15, isVoiced: false)
        case .jh: .consonant(place: 0.5, manner: 0.15, isVoiced: true)
        case .r: .consonant(place: 0.5, manner: 0.85, isVoiced: true)
        case .y: .consonant(place: 0.6, manner: 1, isVoiced: true)
        case .k: .consonant(place: 0.8, manner: 0, isVoiced: false)
        case .g: .consonant(place: 0.8, manner: 0, isVoiced: true)
        case .ng: .consonant(place: 0.8, manner: 0.55, isVoiced: true)
        case .w: .consonant(place: 0.4, manner: 1, isVoiced: true)
        case .hh: .consonant(place: 1, manner: 0.3, isVoiced: false)
        }
    }

    /// The phone's index in ``allCases``, from 0 to 38.
    package var ordinal: Int {
        switch self {
        case .aa: 0
        case .ae: 1
        case .ah: 2
        case .ao: 3
        case .aw: 4
        case .ay: 5
        case .b: 6
        case .ch: 7
        case .d: 8
        case .dh: 9
        case .eh: 10
        case .er: 11
        case .ey: 12
        case .f: 13
        case .g: 14
        case .hh: 15
        case .ih: 16
        case .iy: 17
        case .jh: 18
        case .k: 19
        case .l: 20
        case .m: 21
        case .n: 22
        case .ng: 23
        case .ow: 24
        case .oy: 25
        case .p: 26
        case .r: 27
        case .s: 28
        case .sh: 29
        case .t: 30
        case .th: 31
        case .uh: 32
        case .uw: 33
        case .v: 34
        case .w: 35
        case .y: 36
        case .z: 37
        case .zh: 38
        }
    }
}
