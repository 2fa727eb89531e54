extension SoundKey {
    enum Sound {
        case consonant(UInt8)
        case vowel(Vowel)
    }

    /// Converts letters to sounds according to the most common spelling rules.
    struct Reader {
        private let letters: UnsafeBufferPointer<UInt8>
        private var index = 0
        private var lastConsonant: UInt8 = 0

        /// - Parameter letters: A buffer that stays valid while the reader is in use.
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
                // Adjacent letters with the same sound count once.
                if code != 0, code != lastConsonant {
                    lastConsonant = code
                    return .consonant(code)
                }
            }
            return nil
        }

        // MARK: Vowels

        /// Whether the next letter is a "j" between a consonant and a vowel, as in "Reykjavik" or
        /// "fjord".
        private var isGlide: Bool {
            letter() == "j" && letter(1).isVowel && "kbfmsl".utf8.contains(letter(-1))
        }

        private mutating func readVowels() -> Vowel {
            let (first, second) = (letter(), letter(1))
            let isFinalE = first == "e" && index + 1 == letters.count && index > 0
            while letter().isVowel || letter() == "w" { index += 1 }
            // At the end of a word and before "t", "gh" is part of the vowel.
            if letter() == "g", letter(1) == "h", index + 2 == letters.count || letter(2) == "t" {
                index += 2
            }
            lastConsonant = 0
            if isFinalE { return .silent }
            let isRounded = second == "u" || second == "w"
            switch first {
            case "a": return isRounded ? .back : isSoft(second) ? .front : .open
            case "o", "u": return .back
            case "e": return isRounded ? .back : .front
            default: return .front
            }
        }

        // MARK: Consonants

        /// The consonant's code (0 for a silent consonant) and its number of letters.
        private func consonant() -> (UInt8, Int) {
            let clusters = Self.clusters[Int(letter() & 31) << 5 | Int(letter(1) & 31)]
            if !clusters.isEmpty {
                let ahead = (0..<5).reduce(UInt64(0)) { $0 | UInt64(letter($1)) << UInt64($1 * 8) }
                for cluster in clusters where ahead & cluster.mask == cluster.letters {
                    return (cluster.code, cluster.count)
                }
            }
            let (isInitial, next) = (index == 0, letter(1))
            if isInitial, isSilentBeginning { return (0, 1) }
            switch letter() {
            // The "l" in "salmon" and "Holmes" is silent.
            case "l" where next == "m" && (letter(-1) == "a" || letter(-1) == "o"): return (0, 1)
            case "c": return (isSoft(next) ? Self.s : Self.k, 1)
            case "q": return (Self.k, next == "u" ? 2 : 1)
            case "x": return (isInitial ? Self.s : UInt8(ascii: "X"), 1)
            case "z": return (Self.s, 1)
            case "g": return (UInt8(ascii: isSoft(next) ? "j" : "g"), 1)
            case "h": return (next.isVowel ? letter() : 0, 1)
            case let other: return (other, 1)
            }
        }

        /// Whether "c" and "g" are soft before this letter.
        private func isSoft(_ next: UInt8) -> Bool { next == "e" || next == "i" || next == "y" }

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

        /// Several letters that stand for one consonant, encoded as an integer.
        private struct Cluster {
            var letters: UInt64 = 0
            var mask: UInt64 = 0
            var code: UInt8
            var count: Int

            /// - Parameter text: The letters of a cluster, a space, and the code of its sound.
            init(_ text: Substring) {
                let bytes = Array(text.utf8)
                code = bytes[bytes.count - 1]
                count = bytes.count - 2
                for (place, letter) in bytes.dropLast(2).enumerated() {
                    letters |= UInt64(letter) << UInt64(place * 8)
                    mask |= 0xFF << UInt64(place * 8)
                }
            }
        }

        /// The clusters of letters, keyed by the last five bits of their first two letters, with
        /// the longest clusters first.
        private static let clusters: [[Cluster]] = {
            let spellings = """
                tzsch C, tsch C, tch C, cch k, sch S, sh S, ch C, ph f, th t, kh k, gh g, dh d, bh b, \
                rh r, wh w, ts s, tz s, cs X, ks X, cz C, ck k, dg j, dj j, mn n
                """
            let clusters = spellings.split(separator: ", ").map(Cluster.init)
            return (0..<1024).map { bits in
                clusters.filter { ($0.letters & 31) << 5 | $0.letters >> 8 & 31 == UInt64(bits) }
            }
        }()
    }
}
