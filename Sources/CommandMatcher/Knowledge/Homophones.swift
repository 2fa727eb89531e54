/// Names that sound like common words. A typed "whales" does not mean Wales, but a spoken one may.
enum Homophones {
    /// Whether one is a name and the other a common word with the same sound.
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
