import Testing

@testable import Phonetics

@Suite struct PhoneDistanceTests {
    let distance = PhoneDistance.articulatory

    @Test func distancesAreSymmetricalAndBetweenZeroAndOne() {
        for left in Phone.allCases {
            #expect(Phone.allCases[left.ordinal] == left)
            for right in Phone.allCases {
                #expect(distance[left, right] == distance[right, left])
                #expect((0...1).contains(distance[left, right]))
                #expect((distance[left, right] == 0) == (left == right))
            }
        }
    }

    @Test(arguments: [
        (Phone.p, Phone.b, Phone.k), (.s, .z, .k), (.m, .n, .t), (.f, .th, .g), (.iy, .ih, .aa),
        (.aa, .ao, .iy), (.ae, .eh, .uw), (.er, .r, .s), (.w, .uw, .t), (.sh, .s, .m),
        (.ah, .uh, .iy), (.ey, .eh, .ow), (.ch, .jh, .l),
    ])
    func aSoundIsNearerToItsNeighbour(sound: Phone, near: Phone, far: Phone) {
        #expect(distance[sound, near] < distance[sound, far])
    }

    @Test(arguments: [
        ("P AE T", "P AE T", 0.0), ("", "AH", 0.4), ("K AE T", "AE T", 0.7),
        ("B AE T", "P AE T", 0.2),
    ])
    func editsAreWeighed(left: String, right: String, expected: Double) throws {
        let left = Pronunciation(arpabet: left) ?? Pronunciation([])
        let right = Pronunciation(arpabet: right) ?? Pronunciation([])
        #expect(distance.between(left, right) == expected)
        #expect(distance.between(right, left) == expected)
    }

    @Test func theLimitOnlyCutsOff() {
        var random = SeededGenerator(seed: 3)
        for _ in 0..<2_000 {
            let left = Self.randomPronunciation(using: &random)
            let right = Self.randomPronunciation(using: &random)
            let whole = distance.between(left, right)
            #expect(whole == distance.between(right, left))
            let limit = Double.random(in: 0...6, using: &random)
            #expect(
                distance.between(left, right, limit: limit)
                    == whole.flatMap { $0 <= limit ? $0 : nil })
            #expect((0...1).contains(distance.normalized(left, right)))
        }
    }

    @Test func longPronunciationsAreComparedToo() {
        let long = Pronunciation(Array(repeating: [.b, .aa, .n, .ah], count: 50).flatMap { $0 })
        let longer = Pronunciation(long.phones + [.ah])
        #expect(distance.between(long, longer) == 0.4)
        #expect(distance.between(long, longer, limit: 0.3) == nil)
        #expect(distance.between(long, long) == 0)
    }

    static func randomPronunciation(
        upTo count: Int = 10, using random: inout SeededGenerator
    ) -> Pronunciation {
        Pronunciation(
            (0..<Int.random(in: 0...count, using: &random)).map { _ in
                Phone.allCases[Int.random(in: 0..<Phone.count, using: &random)]
            })
    }
}

/// A small generator with a seed (SplitMix64), so that a failing run can be repeated.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
