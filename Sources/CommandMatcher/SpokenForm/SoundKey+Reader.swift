extension SoundKey {
    enum Sound {
        case consonant(UInt8)
        case vowel(Vowel)
    }

    /// Converts letters to sounds by the most common rules of English and of foreign names.
    struct Reader {
        private let letters: UnsafeBufferPointer<UInt8>
        private var index = 0
        private var lastConsonant: UInt8 = 0

        /// - Parameter letters: Must stay valid while the reader is used.
        init(letters: UnsafeBufferPointer<UInt8>) { self.letters = letters }

        private func letter(_ offset: Int = 0) -> UInt8 {
            let place = index + offset
            return place >= 0 && place < letters.count ? letters[place] : 0
        }

        mutating func next() -> Sound? {
            while index < letters.count {
                if isGlide {
                    index += 1
                    _ = readVowels()
                    return .vowel(.front)
                }
                let isInitialY = letter() == "y" && index == 0
                if letter().isVowel, !isInitialY || !letter(1).isVowel {
                    return .vowel(readVowels())
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

        // MARK: Vowels

        /// Whether a "j" stands between a consonant and a vowel: "Reykjavik", "fjord".
        private var isGlide: Bool {
            letter() == "j" && letter(1).isVowel && "kbfmsl".utf8.contains(letter(-1))
        }

        private mutating func readVowels() -> Vowel {
            let (first, second) = (letter(), letter(1))
            let isFinalE = first == "e" && index + 1 == letters.count && index > 0
            while letter().isVowel || letter() == "w" { index += 1 }
            // "igh", "ough": the gh is part of the vowel at the end and before t.
            if letter() == "g", letter(1) == "h", index + 2 == letters.count || letter(2) == "t" {
                index += 2
            }
            lastConsonant = 0
            if isFinalE { return .silent }
            let isRounded = second == "u" || second == "w"
            switch first {
            case "a": return isRounded ? .back : "iye".utf8.contains(second) ? .front : .open
            case "o", "u": return .back
            case "e": return isRounded ? .back : .front
            default: return .front
            }
        }

        // MARK: Consonants

        /// The code of the consonant here, or 0 for a silent letter, and its number of letters.
        private func consonant() -> (UInt8, Int) {
            for (spelling, code) in Self.clusters[Int(letter() & 31)]
            where spelling.indices.allSatisfy({ spelling[$0] == letter($0) }) {
                return (code, spelling.count)
            }
            let (isInitial, next) = (index == 0, letter(1))
            if isInitial, isSilentBeginning { return (0, 1) }
            let isSoft = "eiy".utf8.contains(next)
            switch letter() {
            // Silent in "salmon" and "Holmes".
            case "l" where next == "m" && (letter(-1) == "a" || letter(-1) == "o"): return (0, 1)
            case "c": return (isSoft ? Self.s : Self.k, 1)
            case "q": return (Self.k, next == "u" ? 2 : 1)
            case "x": return (isInitial ? Self.s : UInt8(ascii: "X"), 1)
            case "z": return (Self.s, 1)
            case "g": return (UInt8(ascii: isSoft ? "j" : "g"), 1)
            case "h": return (next.isVowel ? letter() : 0, 1)
            case let other: return (other, 1)
            }
        }

        private static let s = UInt8(ascii: "s")
        private static let k = UInt8(ascii: "k")

        /// Whether the word begins with "kn", "gn", "pn", "ps" or "wr".
        private var isSilentBeginning: Bool {
            switch letter(1) {
            case "n": "kgp".utf8.contains(letter())
            case "s": letter() == "p"
            case "r": letter() == "w"
            default: false
            }
        }

        /// Spellings of one consonant with its code, by their first letter; the longest come first.
        private static let clusters: [[(spelling: [UInt8], code: UInt8)]] = {
            let spellings = """
                tzsch C, tsch C, tch C, cch k, sch S, sh S, ch C, ph f, th t, kh k, gh g, dh d, bh b, \
                rh r, wh w, ts s, tz s, cs X, ks X, cz C, ck k, dg j, dj j, mn n
                """
            var clusters = Array(repeating: [(spelling: [UInt8], code: UInt8)](), count: 32)
            for spelling in spellings.split(separator: ", ").map({ Array($0.utf8) }) {
                clusters[Int(spelling[0] & 31)].append(
                    (Array(spelling.dropLast(2)), spelling[spelling.count - 1]))
            }
            return clusters
        }()
    }
}
