/// Spellings that differ only in a silent "h", such as "Ghandi", "Ghengis" and "Jon".
package enum SilentH {
    /// The key of a word without its silent "h"; nil if fewer than three letters remain.
    package static func key(_ letters: ArraySlice<UInt8>) -> UInt64? {
        var count = 0
        let kept = letters.indices.lazy.filter { !isSilent(at: $0, in: letters) }.map {
            count += 1
            return letters[$0]
        }
        let key = WordKey.hash(kept)
        return count >= 3 ? key : nil
    }

    private static func isSilent(at index: Int, in letters: ArraySlice<UInt8>) -> Bool {
        guard letters[index] == "h", index > letters.startIndex else { return false }
        let (before, next) = (letters[index - 1], index + 1)
        // "ch", "sh", "th" and "ph" each stand for one sound.
        if "cstp".utf8.contains(before) { return false }
        return !(before.isVowel && next < letters.endIndex && letters[next].isVowel)
    }
}
