/// Two-word names of things that are not a kind of what the second word means, from WordNet
/// (docs/decisions/0120).
enum Compounds {
    /// Whether two words together are the name of something else than the second word.
    static func isAnother(_ first: Word, before last: Word) -> Bool {
        pairs.contains(key(first.stem, last.stem))
    }

    private static func key(_ first: UInt64, _ last: UInt64) -> UInt64 {
        (first &* 0x100_0000_01B3) ^ last
    }

    private static let pairs: KeySet = {
        func stem(_ word: Substring) -> UInt64 { Lexicon.english.stem(Array(word.utf8)[...]) }
        var pairs = KeySet()
        for line in JudgeTable("compounds").lines() {
            let words = line.split(separator: " ")
            let last = stem(words[0])
            for first in words.dropFirst() { pairs.insert(key(stem(first), last)) }
        }
        return pairs
    }()
}
