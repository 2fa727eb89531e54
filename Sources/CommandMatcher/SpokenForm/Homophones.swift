/// Names that sound like common words. A player who types "whales" does not mean Wales; a player
/// who says it may.
enum Homophones {
    /// Whether one word is a name and the other a common word that sounds the same.
    static func areSpelledApart(_ left: UInt64, _ right: UInt64) -> Bool {
        pairs[left].map { $0.contains(right) } ?? false
    }

    private static let pairs: [UInt64: [UInt64]] = {
        var pairs: [UInt64: [UInt64]] = [:]
        for words in JudgeTable("homophones").phrases() where words.count == 2 {
            pairs[words[0].key, default: []].append(words[1].key)
            pairs[words[1].key, default: []].append(words[0].key)
        }
        return pairs
    }()
}
