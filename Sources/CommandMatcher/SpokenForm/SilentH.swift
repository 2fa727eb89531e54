/// The letter that writers misplace most often: "Ghandi" for Gandhi, "Ghengis" for Genghis, "Jon"
/// for John. If it is silent, words with and without it are the same.
enum SilentH {
    /// The key of a word's letters without any silent "h": one that is not the first letter, makes
    /// no sound with the letter before it, and does not stand between vowels. Nil if the rest is
    /// too short to tell words apart.
    static func key(_ letters: ArraySlice<UInt8>) -> UInt64? {
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
        // "ch", "sh", "th", "ph".
        if "cstp".utf8.contains(before) { return false }
        return !(before.isVowel && next < letters.endIndex && letters[next].isVowel)
    }
}
