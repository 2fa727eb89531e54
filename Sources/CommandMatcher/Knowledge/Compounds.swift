import AnswerText

/// Two-word terms from WordNet (decision 0120).
enum Compounds {
    /// Whether the first word changes the second word's meaning: a sea cow is not a cow.
    static func isAnother(_ first: Word, before last: Word) -> Bool {
        others.contains(WordKey.pair(first.stem, last.stem))
    }

    /// Whether the first word only specifies the second word's meaning: durum wheat is wheat.
    static func isKind(_ first: Word, before last: Word) -> Bool {
        kinds.contains(WordKey.pair(first.stem, last.stem))
    }

    private static let others = pairs("compounds")
    private static let kinds = pairs("named-kinds")

    private static func pairs(_ table: String) -> KeySet {
        func stem(_ word: Substring) -> UInt64 { Lexicon.english.stem(Array(word.utf8)[...]) }
        var pairs = KeySet()
        for (last, others) in JudgeTable(table).pairs() {
            let last = stem(last)
            for first in others { pairs.insert(WordKey.pair(stem(first), last)) }
        }
        return pairs
    }
}
