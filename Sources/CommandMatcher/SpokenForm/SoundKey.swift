/// How a spelling sounds, as far as letters tell: its consonants, and the kind of vowel before and
/// after each.
struct SoundKey: Sendable {
    enum Vowel: UInt8, Sendable {
        case none
        /// a
        case open
        /// e, i
        case front
        /// o, u
        case back
        /// A final "e", which may be silent.
        case silent
    }

    /// Equal for the same consonants in the same order.
    private(set) var consonants: UInt64 = 0xCBF2_9CE4_8422_2325
    private(set) var consonantCount = 0
    /// The vowels before the first consonant, after it, and so on: three bits each.
    private(set) var vowels: UInt64 = 0
    private(set) var letterCount = 0

    init(_ letters: ArraySlice<UInt8>) {
        letterCount = letters.count
        var reader = Reader(letters: letters)
        while let sound = reader.next() {
            switch sound {
            case .consonant(let code):
                consonants = (consonants ^ UInt64(code)) &* 0x100_0000_01B3
                consonantCount += 1
            case .vowel(let vowel):
                guard consonantCount < 21 else { continue }
                let shift = UInt64(consonantCount * 3)
                if vowels >> shift & 7 == 0 { vowels |= UInt64(vowel.rawValue) << shift }
            }
        }
    }

    /// Whether the two sound alike: the same consonants, and vowels of the same kind but for a few
    /// in long words. Short words must agree in every vowel, or Monet would be Manet.
    func isLike(_ other: SoundKey, isLenient: Bool = false) -> Bool {
        guard consonants == other.consonants, consonantCount == other.consonantCount,
            min(letterCount, other.letterCount) >= 4
        else { return false }
        guard consonantCount >= 2 else { return false }
        let allowed = max(0, consonantCount - 3) / (isLenient ? 1 : 1)
        return mismatches(with: other) <= (isLenient ? max(1, allowed) : min(allowed, 3))
    }

    private func mismatches(with other: SoundKey) -> Int {
        if vowels == other.vowels { return 0 }
        var count = 0
        for slot in 0...min(consonantCount, 20) {
            let left = vowels >> UInt64(slot * 3) & 7
            let right = other.vowels >> UInt64(slot * 3) & 7
            if left == right { continue }
            let silent = UInt64(Vowel.silent.rawValue)
            let fits: (UInt64) -> Bool = { $0 == 0 || $0 == UInt64(Vowel.front.rawValue) }
            if left == silent && fits(right) || right == silent && fits(left) { continue }
            // A vowel more or less is a syllable, and weighs more than one of another kind.
            count += left == 0 || right == 0 ? 2 : 1
        }
        return count
    }
}

extension SoundKey {
    private enum Sound {
        case consonant(UInt8)
        case vowel(Vowel)
    }

    /// Whether a lower-case letter is written for a vowel; "y" counts.
    static func isVowel(_ letter: UInt8) -> Bool {
        switch letter {
        case UInt8(ascii: "a"), UInt8(ascii: "e"), UInt8(ascii: "i"), UInt8(ascii: "o"),
            UInt8(ascii: "u"), UInt8(ascii: "y"):
            true
        default: false
        }
    }

    /// Reads letters into sounds, by the commonest rules of English and of names from elsewhere.
    private struct Reader {
        let letters: ArraySlice<UInt8>
        var index: Int
        var lastConsonant: UInt8 = 0

        init(letters: ArraySlice<UInt8>) {
            self.letters = letters
            index = letters.startIndex
        }

        private func letter(_ offset: Int = 0) -> UInt8 {
            let place = index + offset
            return place >= letters.startIndex && place < letters.endIndex ? letters[place] : 0
        }

        private func has(_ text: StaticString) -> Bool {
            text.withUTF8Buffer { letters[index...].starts(with: $0) }
        }

        mutating func next() -> Sound? {
            while index < letters.endIndex {
                if isGlide { return readGlide() }
                let isInitialY = letter() == UInt8(ascii: "y") && index == letters.startIndex
                if SoundKey.isVowel(letter()), !isInitialY || !SoundKey.isVowel(letter(1)) {
                    return readVowels()
                }
                let (code, length) = consonant()
                index += length
                // Doubled letters, and letters that sound the same, are one sound.
                if code != 0, code != lastConsonant {
                    lastConsonant = code
                    return .consonant(code)
                }
            }
            return nil
        }

        /// A "j" between a consonant and a vowel, as Scandinavians write it: "Reykjavik", "fjord".
        private var isGlide: Bool {
            letter() == UInt8(ascii: "j") && SoundKey.isVowel(letter(1))
                && Self.beforeGlide.contains(letter(-1))
        }

        private static let beforeGlide = Array("kbfmsl".utf8)

        private mutating func readGlide() -> Sound {
            index += 1
            _ = readVowels()
            return .vowel(.front)
        }

        private mutating func readVowels() -> Sound {
            let first = letter()
            let second = letter(1)
            let isFinalE =
                first == UInt8(ascii: "e") && index + 1 == letters.endIndex
                && index > letters.startIndex
            while SoundKey.isVowel(letter())
                || letter() == UInt8(ascii: "w") && index + 1 <= letters.endIndex
            {
                index += 1
            }
            // "igh", "ough": the gh is part of the vowel at the end and before t.
            if has("gh"), index + 2 == letters.endIndex || letter(2) == UInt8(ascii: "t") {
                index += 2
            }
            lastConsonant = 0
            if isFinalE { return .vowel(.silent) }
            switch first {
            case UInt8(ascii: "a"):
                if second == UInt8(ascii: "u") || second == UInt8(ascii: "w") {
                    return .vowel(.back)
                }
                let rises = second == UInt8(ascii: "i") || second == UInt8(ascii: "y")
                return .vowel(rises || second == UInt8(ascii: "e") ? .front : .open)
            case UInt8(ascii: "o"), UInt8(ascii: "u"): return .vowel(.back)
            case UInt8(ascii: "e") where second == UInt8(ascii: "u") || second == UInt8(ascii: "w"):
                return .vowel(.back)
            default: return .vowel(.front)
            }
        }

        private func isSoft(_ offset: Int) -> Bool {
            let next = letter(offset)
            return next == UInt8(ascii: "e") || next == UInt8(ascii: "i")
                || next == UInt8(ascii: "y")
        }

        /// The code of the consonant here, or 0 for a silent letter, and the letters it takes.
        private func consonant() -> (UInt8, Int) {
            let initial = index == letters.startIndex
            // Every cluster's second letter is one of these.
            switch letter(1) {
            case UInt8(ascii: "h"), UInt8(ascii: "s"), UInt8(ascii: "z"), UInt8(ascii: "k"),
                UInt8(ascii: "c"), UInt8(ascii: "g"), UInt8(ascii: "j"), UInt8(ascii: "n"):
                for (spelling, code) in Self.clusters where has(spelling) {
                    return (code, spelling.utf8CodeUnitCount)
                }
            default: break
            }
            if initial, has("kn") || has("gn") || has("pn") || has("ps") || has("wr") {
                return (0, 1)
            }
            switch letter() {
            // "salmon", "Holmes": silent.
            case UInt8(ascii: "l")
            where letter(1) == UInt8(ascii: "m")
                && (letter(-1) == UInt8(ascii: "a") || letter(-1) == UInt8(ascii: "o")):
                return (0, 1)
            case UInt8(ascii: "c"):
                return (isSoft(1) ? UInt8(ascii: "s") : UInt8(ascii: "k"), 1)
            case UInt8(ascii: "q"): return (UInt8(ascii: "k"), has("qu") ? 2 : 1)
            case UInt8(ascii: "x"): return (initial ? UInt8(ascii: "s") : UInt8(ascii: "X"), 1)
            case UInt8(ascii: "z"): return (UInt8(ascii: "s"), 1)
            case UInt8(ascii: "g"): return (isSoft(1) ? UInt8(ascii: "j") : UInt8(ascii: "g"), 1)
            case UInt8(ascii: "h"): return (SoundKey.isVowel(letter(1)) ? UInt8(ascii: "h") : 0, 1)
            case let other: return (other, 1)
            }
        }

        private static let clusters: [(StaticString, UInt8)] = [
            ("tzsch", UInt8(ascii: "C")), ("tsch", UInt8(ascii: "C")), ("tch", UInt8(ascii: "C")),
            ("sch", UInt8(ascii: "S")), ("sh", UInt8(ascii: "S")), ("ch", UInt8(ascii: "C")),
            ("cz", UInt8(ascii: "C")), ("ph", UInt8(ascii: "f")), ("th", UInt8(ascii: "t")),
            ("kh", UInt8(ascii: "k")), ("gh", UInt8(ascii: "g")), ("dh", UInt8(ascii: "d")),
            ("bh", UInt8(ascii: "b")), ("ck", UInt8(ascii: "k")), ("dg", UInt8(ascii: "j")),
            ("dj", UInt8(ascii: "j")), ("rh", UInt8(ascii: "r")), ("wh", UInt8(ascii: "w")),
            ("tz", UInt8(ascii: "s")), ("ts", UInt8(ascii: "s")), ("mn", UInt8(ascii: "n")),
            ("cs", UInt8(ascii: "X")), ("ks", UInt8(ascii: "X")),
        ]
    }
}
