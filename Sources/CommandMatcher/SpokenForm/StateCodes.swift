/// The two-letter codes of US states: "FL" is Florida.
enum StateCodes {
    /// The key of the words of the state that has this code.
    static func state(of word: Word) -> UInt64? { word.count == 2 ? states[word.key] : nil }

    private static let states: [UInt64: UInt64] = {
        var states: [UInt64: UInt64] = [:]
        for words in JudgeTable("state-codes").phrases() where words.count > 1 {
            states[words[words.count - 1].key] = CompiledLine.sequenceKey(words.dropLast())
        }
        return states
    }()
}
