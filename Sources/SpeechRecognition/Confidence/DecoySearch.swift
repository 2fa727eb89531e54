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

    /// The word that fits best, or nil when none fits.
    ///
    /// - Parameter said: a word that sounds like one of these is no rival of itself.
    func best(
        on scored: ScoredUtterance, except said: [Pronunciation], in decoder: inout SpeechDecoder
    ) throws(SpeechDecoderError) -> Rival? {
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
        guard let path = decoder.bestPath(), let found = path.words.first,
            let index = spelling.firstIndex(of: found.text)
        else { return nil }
        return Rival(word: words[index], path: path)
    }
}

/// A word that was not asked for, and how it fits what was said.
struct Rival {
    var word: String
    var path: DecodedPath
}
