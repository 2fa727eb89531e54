internal import Phonetics

/// A search for the best of many single words that compete with an answer, behind the same words that
/// may stand before it.
struct DecoySearch {
    private let name: String
    private let words: [String]
    private let ways: [Set<Pronunciation>]
    private var wordOfName: [String: String] = [:]
    /// What is set in the decoder.
    private var current: Key?

    private struct Key: Hashable {
        var leads: WordNetwork?
        var others: [String]
    }

    /// Looks up how the words are said (some milliseconds).
    init(named name: String, words: [String], vocabulary: EngineVocabulary) {
        self.name = name
        self.words = words
        ways = words.map { Set(vocabulary.pronunciations(of: $0)) }
    }

    /// Prepares the search for what may be said from now on.
    ///
    /// - Parameter grammar: a word that sounds like one of its words is no rival.
    mutating func use(
        _ grammar: CompiledGrammar, vocabulary: inout EngineVocabulary,
        in decoder: inout SpeechDecoder
    ) throws(TranscriberError) {
        let said = Set(
            (grammar.decisiveNetwork ?? grammar.network).words
                .flatMap { vocabulary.pronunciations(of: $0) })
        let others = words.indices.filter { ways[$0].isDisjoint(with: said) }.map { words[$0] }
        let leads: WordNetwork?
        do {
            leads = try grammar.leadNetwork()
        } catch {
            throw .grammar(error)
        }
        let key = Key(leads: leads, others: others)
        guard key != current else { return }
        let names = try vocabulary.spell(others, for: &decoder)
        wordOfName = Dictionary(zip(names, others), uniquingKeysWith: { first, _ in first })
        let spelling = try leads.map { leads throws(TranscriberError) in
            try vocabulary.spell(leads.words, for: &decoder)
        }
        try decoding { () throws(SpeechDecoderError) in
            try decoder.setNetwork(WordNetwork(oneOf: others), spelling: names, named: name)
            if let leads, let spelling {
                try decoder.setNetwork(
                    leads, spelling: spelling, thenOneOf: names, named: behindLeads)
            }
        }
        current = key
    }

    private var behindLeads: String { name + " behind leads" }

    /// The word that fits best alone, or nil when none fits.
    func best(
        on scored: ScoredUtterance, in decoder: inout SpeechDecoder
    ) throws(SpeechDecoderError) -> Rival? {
        try best(name, on: scored, in: &decoder)
    }

    /// The word that fits best behind what may be said before it; alone where nothing may.
    func bestBehindLeads(
        on scored: ScoredUtterance, in decoder: inout SpeechDecoder
    ) throws(SpeechDecoderError) -> Rival? {
        try best(current?.leads == nil ? name : behindLeads, on: scored, in: &decoder)
    }

    private func best(
        _ search: String, on scored: ScoredUtterance, in decoder: inout SpeechDecoder
    ) throws(SpeechDecoderError) -> Rival? {
        try decoder.select(search)
        try decoder.decode(scored.file)
        guard let path = decoder.bestPath(), let last = path.words.last,
            let word = wordOfName[last.text]
        else { return nil }
        return Rival(word: word, path: path)
    }
}

/// A word that was not asked for, and how it fits what was said.
struct Rival {
    var word: String
    /// With what was said before it.
    var path: DecodedPath
}
