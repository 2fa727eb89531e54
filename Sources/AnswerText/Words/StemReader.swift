/// Removes a word's endings, to find the key that all forms of the word share.
struct StemReader {
    private let word: UnsafeBufferPointer<UInt8>
    /// The number of letters that remain.
    private var count: Int

    /// - Parameter word: A buffer that stays valid while the reader is in use.
    init(_ word: UnsafeBufferPointer<UInt8>) {
        self.word = word
        count = word.count
    }

    mutating func read() -> UInt64 {
        let isY = removePlural()
        removeEndingOfNoun()
        if count > 5, ends("ing") {
            count -= 3
            undouble()
        }
        if count > 5, ends("ed") {
            count -= 2
            undouble()
        }
        if count > 3, last() == "e" { count -= 1 }
        let key = WordKey.hash(word.prefix(count))
        return isY ? (key ^ UInt64(UInt8(ascii: "y"))) &* WordKey.prime : key
    }

    /// Removes a plural ending, and a final "y". Returns whether the word's singular ends in "y".
    private mutating func removePlural() -> Bool {
        guard count > 3 else { return false }
        if last() == "y" {
            count -= 1
            return true
        }
        guard last() == "s", last(2) != "s", last(2) != "u" else { return false }
        count -= 1
        if count > 3, ends("ie") {
            count -= 2
            return true
        }
        if count > 3, last() == "y" {
            count -= 1
            return true
        }
        if last() == "e", "sxz".utf8.contains(last(2)) {
            count -= 1
            // "Irises" gets the same stem as "iris".
            if ends("is") { count -= 1 }
        }
        return false
    }

    /// Shortens "-ianism", "-ism", "-ist", "-ization" and "-ation".
    private mutating func removeEndingOfNoun() {
        switch last() {
        case "m" where count > 8 && ends("ianism"): count -= 3
        case "m" where count > 5 && ends("ism"): count -= 1
        case "t" where count > 5 && ends("ist"): count -= 1
        case "n" where count > 7 && ends("ization"): count -= 5
        case "n" where count > 7 && ends("ation"): count -= 3
        default: break
        }
    }

    /// Removes the second of two equal consonants.
    private mutating func undouble() {
        if last() == last(2), last() != "s", last() != "l" { count -= 1 }
    }

    /// The letter at this position, counted from the end of the word, or 0 if the word is too
    /// short.
    private func last(_ place: Int = 1) -> UInt8 { place <= count ? word[count - place] : 0 }

    private func ends(_ ending: StaticString) -> Bool {
        ending.withUTF8Buffer { ending in
            let start = count - ending.count
            return start >= 0 && ending.indices.allSatisfy { word[start + $0] == ending[$0] }
        }
    }
}
