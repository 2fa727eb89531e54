/// The two-letter codes of US states: "FL" is Florida.
enum StateCodes {
    /// The key of the words of the state that has this code.
    static func state(of word: Word) -> UInt64? {
        guard word.count == 2 else { return nil }
        return places[word.key].map { states[$0].words }
    }

    private static let states: [(code: UInt64, words: UInt64)] = source.split(
        whereSeparator: { $0 == "," || $0.isNewline }
    ).compactMap { pair in
        let words = WordList(pair, .english).words
        guard let code = words.last, words.count > 1 else { return nil }
        return (code.key, CompiledLine.sequenceKey(words.dropLast()))
    }

    private static let places: KeyTable = {
        var places = KeyTable()
        for (place, state) in states.enumerated() { places[state.code] = place }
        return places
    }()

    private static let source = JudgeTable("state-codes").text
}
