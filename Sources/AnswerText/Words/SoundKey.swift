/// The sound of a spelling: its consonants, and the kinds of vowels between them.
package struct SoundKey: Sendable {
    package enum Vowel: UInt8, Sendable {
        case none
        /// The vowel "a".
        case open
        /// The vowels "e" and "i".
        case front
        /// The vowels "o" and "u".
        case back
        /// A final "e", which may be silent.
        case silent
    }

    /// A hash of the consonants in order.
    package private(set) var consonants: UInt64 = 0xCBF2_9CE4_8422_2325
    private(set) var consonantCount = 0
    /// The vowels between consonants, three bits each.
    package private(set) var vowels: UInt64 = 0
    private(set) var letterCount = 0

    /// A bit that stands for the first two consonants, or zero if there are fewer than two.
    package private(set) var beginning: UInt64 = 0

    package init(_ letters: ArraySlice<UInt8>) {
        _ = read(letters, within: .max)
    }

    /// Creates a key. Returns nil if the beginning of the word is not in `beginnings`.
    package init?(_ letters: ArraySlice<UInt8>, beginningAs beginnings: UInt64) {
        guard read(letters, within: beginnings), consonantCount >= Self.fewestConsonants else {
            return nil
        }
    }

    /// Reads the letters. Returns false if the beginning is not in `beginnings`.
    private mutating func read(_ letters: ArraySlice<UInt8>, within beginnings: UInt64) -> Bool {
        letterCount = letters.count
        return letters.withUnsafeBufferPointer { letters in
            var reader = Reader(letters: letters)
            while let sound = reader.next() {
                switch sound {
                case .consonant(let code):
                    consonants = (consonants ^ UInt64(code)) &* 0x100_0000_01B3
                    consonantCount += 1
                    guard consonantCount == 2 else { continue }
                    beginning = 1 << (consonants >> 32 & 63)
                    if beginnings & beginning == 0 { return false }
                case .vowel(let vowel):
                    guard consonantCount < 21 else { continue }
                    let shift = UInt64(consonantCount * 3)
                    if vowels >> shift & 7 == 0 { vowels |= UInt64(vowel.rawValue) << shift }
                }
            }
            return true
        }
    }

    /// The minimum number of letters in a word that is compared by sound. Words with fewer letters
    /// sound like too many other words.
    package static let fewestLetters = 4
    private static let fewestConsonants = 2

    /// Whether the word has too few consonants to be told apart from similar words, as with "mouse"
    /// and "moose".
    package var isShort: Bool { consonantCount <= 3 }

    /// Whether two words sound alike. Long words may differ in a few vowels, unlike short words
    /// such as Monet and Manet.
    package func isLike(_ other: SoundKey, isLenient: Bool = false) -> Bool {
        guard consonants == other.consonants, consonantCount == other.consonantCount,
            min(letterCount, other.letterCount) >= Self.fewestLetters,
            consonantCount >= Self.fewestConsonants
        else { return false }
        let allowed = max(0, consonantCount - 3)
        return mismatches(with: other) <= (isLenient ? max(1, allowed) : min(allowed, 3))
    }

    private func mismatches(with other: SoundKey) -> Int {
        if vowels == other.vowels { return 0 }
        var count = 0
        var swapped: (UInt64, UInt64)?
        for slot in 0...min(consonantCount, 20) {
            let left = vowels >> UInt64(slot * 3) & 7
            let right = other.vowels >> UInt64(slot * 3) & 7
            if left == right { continue }
            let silent = UInt64(Vowel.silent.rawValue)
            let fits: (UInt64) -> Bool = { $0 == 0 || $0 == UInt64(Vowel.front.rawValue) }
            if left == silent && fits(right) || right == silent && fits(left) { continue }
            // Two vowels in the wrong order are one error: "emporer".
            if let last = swapped, last == (right, left) {
                swapped = nil
                continue
            }
            swapped = (left, right)
            // A missing syllable counts as a greater difference than a different vowel.
            count += left == 0 || right == 0 ? 2 : 1
        }
        return count
    }
}
