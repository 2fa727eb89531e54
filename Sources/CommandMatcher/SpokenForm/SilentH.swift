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
        guard letters[index] == UInt8(ascii: "h"), index > letters.startIndex else { return false }
        let before = letters[index - 1]
        if makesSound(before) { return false }
        let next = index + 1
        return
            !(SoundKey.isVowel(before) && next < letters.endIndex
            && SoundKey.isVowel(letters[next]))
    }

    /// "ch", "sh", "th", "ph".
    private static func makesSound(_ letter: UInt8) -> Bool {
        switch letter {
        case UInt8(ascii: "c"), UInt8(ascii: "s"), UInt8(ascii: "t"), UInt8(ascii: "p"): true
        default: false
        }
    }
}
