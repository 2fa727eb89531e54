internal import Phonetics

/// A search for the best of many single words that compete with an answer.
struct DecoySearch {
    private let name: String
    private let words: [String]
    private let spelling: [String]
    private let ways: [Set<Pronunciation>]

    /// Teaches the words to a decoder and prepares the search (some milliseconds).
    init(
        named name: String, words: [String], vocabulary: inout EngineVocabulary,
        in decoder: inout SpeechDecoder
    ) throws(TranscriberError) {
        self.name = name
        self.words = words
        let spelling = try vocabulary.spell(words, for: &decoder)
        self.spelling = spelling
        var ways: [Set<Pronunciation>] = []
        for word in words { ways.append(Set(vocabulary.pronunciations(of: word))) }
        self.ways = ways
        try decoding { () throws(SpeechDecoderError) in
            try decoder.setNetwork(WordNetwork(oneOf: words), spelling: spelling, named: name)
        }
    }

    /// The best word's acoustic score, or nil when none fits.
    ///
    /// - Parameter said: a word that sounds like one of these is no rival of itself.
    func bestScore(
        on scored: ScoredUtterance, except said: [Pronunciation], in decoder: inout SpeechDecoder
    ) throws(SpeechDecoderError) -> Int? {
        let others = ways.indices.filter { index in said.allSatisfy { !ways[index].contains($0) } }
        if others.count == words.count {
            try decoder.select(name)
        } else {
            let rest = name + " without the answer"
            try decoder.setNetwork(
                WordNetwork(oneOf: others.map { words[$0] }), spelling: others.map { spelling[$0] },
                named: rest)
            try decoder.select(rest)
        }
        try decoder.decode(scored.file)
        return decoder.bestPath()?.acousticScore
    }
}
