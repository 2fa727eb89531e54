/// Names that sound like common words. If "whales" is spoken, it may mean Wales; if it is typed, it
/// does not.
enum Homophones {
    /// Whether one word is a name and the other word is a common word that sounds the same.
    static func areSpelledApart(_ left: UInt64, _ right: UInt64) -> Bool {
        pairs[left].contains(right)
    }

    private static let pairs: KeyLists<UInt64> = {
        var pairs = KeyLists<UInt64>()
        for words in JudgeTable("homophones").phrases() where words.count == 2 {
            pairs.append(words[1].key, to: words[0].key)
            pairs.append(words[0].key, to: words[1].key)
        }
        return pairs
    }()
}
