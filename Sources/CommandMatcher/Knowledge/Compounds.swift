/// Two-word names of things that are not a kind of the second word (decision 0120).
enum Compounds {
    /// Whether the two words together name something other than the second word.
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
