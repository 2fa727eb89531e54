extension SoundKey {
    enum Sound {
        case consonant(UInt8)
        case vowel(Vowel)
    }

    /// Whether a lower-case letter stands for a vowel; "y" counts.
    static func isVowel(_ letter: UInt8) -> Bool {
        switch letter {
        case UInt8(ascii: "a"), UInt8(ascii: "e"), UInt8(ascii: "i"), UInt8(ascii: "o"),
            UInt8(ascii: "u"), UInt8(ascii: "y"):
            true
        default: false
        }
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
                if isGlide { return readGlide() }
                let isInitialY = letter() == UInt8(ascii: "y") && index == 0
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

        // MARK: Vowels

        /// Whether a "j" stands between a consonant and a vowel, as in Scandinavian names:
        /// "Reykjavik", "fjord".
        private var isGlide: Bool {
            guard letter() == UInt8(ascii: "j"), SoundKey.isVowel(letter(1)) else { return false }
            switch letter(-1) {
            case UInt8(ascii: "k"), UInt8(ascii: "b"), UInt8(ascii: "f"), UInt8(ascii: "m"),
                UInt8(ascii: "s"), UInt8(ascii: "l"):
                return true
            default: return false
            }
        }

        private mutating func readGlide() -> Sound {
            index += 1
            _ = readVowels()
            return .vowel(.front)
        }

        private mutating func readVowels() -> Sound {
            let first = letter()
            let second = letter(1)
            let isFinalE = first == UInt8(ascii: "e") && index + 1 == letters.count && index > 0
            while SoundKey.isVowel(letter()) || letter() == UInt8(ascii: "w") { index += 1 }
            // "igh", "ough": the gh is part of the vowel at the end and before t.
            if letter() == UInt8(ascii: "g"), letter(1) == UInt8(ascii: "h"),
                index + 2 == letters.count || letter(2) == UInt8(ascii: "t")
            {
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

        // MARK: Consonants

        /// The code of the consonant here, or 0 for a silent letter, and the number of letters it
        /// takes.
        private func consonant() -> (UInt8, Int) {
            if let cluster = cluster() { return cluster }
            let isInitial = index == 0
            if isInitial, isSilentBeginning { return (0, 1) }
            switch letter() {
            // Silent in "salmon" and "Holmes".
            case UInt8(ascii: "l")
            where letter(1) == UInt8(ascii: "m")
                && (letter(-1) == UInt8(ascii: "a") || letter(-1) == UInt8(ascii: "o")):
                return (0, 1)
            case UInt8(ascii: "c"):
                return (isSoft(1) ? UInt8(ascii: "s") : UInt8(ascii: "k"), 1)
            case UInt8(ascii: "q"):
                return (UInt8(ascii: "k"), letter(1) == UInt8(ascii: "u") ? 2 : 1)
            case UInt8(ascii: "x"): return (isInitial ? UInt8(ascii: "s") : UInt8(ascii: "X"), 1)
            case UInt8(ascii: "z"): return (UInt8(ascii: "s"), 1)
            case UInt8(ascii: "g"): return (isSoft(1) ? UInt8(ascii: "j") : UInt8(ascii: "g"), 1)
            case UInt8(ascii: "h"): return (SoundKey.isVowel(letter(1)) ? UInt8(ascii: "h") : 0, 1)
            case let other: return (other, 1)
            }
        }

        private func isSoft(_ offset: Int) -> Bool {
            let next = letter(offset)
            return next == UInt8(ascii: "e") || next == UInt8(ascii: "i")
                || next == UInt8(ascii: "y")
        }

        /// Whether the word begins with "kn", "gn", "pn", "ps" or "wr", whose first letter is
        /// silent.
        private var isSilentBeginning: Bool {
            switch letter(1) {
            case UInt8(ascii: "n"):
                [UInt8(ascii: "k"), UInt8(ascii: "g"), UInt8(ascii: "p")].contains(letter())
            case UInt8(ascii: "s"): letter() == UInt8(ascii: "p")
            case UInt8(ascii: "r"): letter() == UInt8(ascii: "w")
            default: false
            }
        }

        /// Several letters that spell one consonant.
        private func cluster() -> (UInt8, Int)? {
            let first = letter()
            switch letter(1) {
            case UInt8(ascii: "h"): return clusterWithH(first).map { ($0, 2) }
            case UInt8(ascii: "s"):
                if first == UInt8(ascii: "t") {
                    return continues("ch", at: 2)
                        ? (UInt8(ascii: "C"), 4) : (UInt8(ascii: "s"), 2)
                }
                return first == UInt8(ascii: "c") || first == UInt8(ascii: "k")
                    ? (UInt8(ascii: "X"), 2) : nil
            case UInt8(ascii: "z"):
                if first == UInt8(ascii: "t") {
                    return continues("sch", at: 2)
                        ? (UInt8(ascii: "C"), 5) : (UInt8(ascii: "s"), 2)
                }
                return first == UInt8(ascii: "c") ? (UInt8(ascii: "C"), 2) : nil
            case UInt8(ascii: "c"):
                guard letter(2) == UInt8(ascii: "h") else { return nil }
                if first == UInt8(ascii: "t") { return (UInt8(ascii: "C"), 3) }
                // "Pinocchio", "Bacchus".
                if first == UInt8(ascii: "c") { return (UInt8(ascii: "k"), 3) }
                return first == UInt8(ascii: "s") ? (UInt8(ascii: "S"), 3) : nil
            case UInt8(ascii: "k"):
                return first == UInt8(ascii: "c") ? (UInt8(ascii: "k"), 2) : nil
            case UInt8(ascii: "g"), UInt8(ascii: "j"):
                return first == UInt8(ascii: "d") ? (UInt8(ascii: "j"), 2) : nil
            case UInt8(ascii: "n"):
                return first == UInt8(ascii: "m") ? (UInt8(ascii: "n"), 2) : nil
            default: return nil
            }
        }

        private func clusterWithH(_ first: UInt8) -> UInt8? {
            switch first {
            case UInt8(ascii: "s"): UInt8(ascii: "S")
            case UInt8(ascii: "c"): UInt8(ascii: "C")
            case UInt8(ascii: "p"): UInt8(ascii: "f")
            // Pronounced as without the "h".
            case UInt8(ascii: "t"), UInt8(ascii: "k"), UInt8(ascii: "g"), UInt8(ascii: "d"),
                UInt8(ascii: "b"), UInt8(ascii: "r"), UInt8(ascii: "w"):
                first
            default: nil
            }
        }

        private func continues(_ text: StaticString, at offset: Int) -> Bool {
            text.withUTF8Buffer { bytes in
                bytes.indices.allSatisfy { letter(offset + $0) == bytes[$0] }
            }
        }
    }
}
