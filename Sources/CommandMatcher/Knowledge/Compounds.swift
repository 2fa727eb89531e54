/// Two-word names that the second word alone does not describe, such as "sea cow" (decision 0120).
enum Compounds {
    /// Whether the two words name something other than the second word.
    static func isAnother(_ first: Word, before last: Word) -> Bool {
        pairs.contains(WordKey.pair(first.stem, last.stem))
    }

    private static let pairs: KeySet = {
        func stem(_ word: Substring) -> UInt64 { Lexicon.english.stem(Array(word.utf8)[...]) }
        var pairs = KeySet()
        for (last, others) in JudgeTable("compounds").pairs() {
            let last = stem(last)
            for first in others { pairs.insert(WordKey.pair(stem(first), last)) }
        }
        return pairs
    }()
}
