/// Names that sound like common words. A player who types "whales" does not mean Wales; a player
/// who says it may.
enum Homophones {
    /// Whether one word is a name and the other a common word that sounds the same.
    static func areSpelledApart(_ left: UInt64, _ right: UInt64) -> Bool {
        pairs[left].map { $0.contains(right) } ?? false
    }

    private static let pairs: [UInt64: [UInt64]] = {
        var pairs: [UInt64: [UInt64]] = [:]
        for line in source.split(whereSeparator: { $0 == "," || $0.isNewline }) {
            let keys = WordList(line, .english).words.map(\.key)
            guard keys.count == 2 else { continue }
            pairs[keys[0], default: []].append(keys[1])
            pairs[keys[1], default: []].append(keys[0])
        }
        return pairs
    }()

    private static let source = JudgeTable("homophones").text
}
