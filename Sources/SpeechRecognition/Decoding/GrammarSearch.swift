/// A search for what a grammar can say, in kept scores.
struct GrammarSearch {
    private let name: String
    private let wordOfName: [String: String]
    private let nameOfWord: [String: String]
    /// The grammar's sentences in the engine's words, each a search of its own, when they are few.
    private let sentences: [[String]]
    private let network: WordNetwork

    /// Grammars with more sentences than this are searched as a whole only.
    private static let sentenceLimit = 60
    /// Phones that a search of a large grammar may have in hand at once before the wide beams are
    /// drawn in: what keeps loops and noise from taking longer than the sound.
    private static let activePhoneLimit = 1_200
    private static let engineActivePhoneLimit = 30_000
    /// The same for the search that only looks for other sentences: the engine makes a lattice of
    /// everything in hand, in time that grows with its square.
    private static let alternativePhoneLimit = 150

    /// Teaches the network's words to a decoder and prepares the search.
    init(
        _ network: WordNetwork, named name: String, vocabulary: inout EngineVocabulary,
        in searcher: inout SpeechDecoder
    ) throws(TranscriberError) {
        self.name = name
        self.network = network
        let names = try vocabulary.spell(network.words, for: &searcher)
        do {
            try searcher.setNetwork(network, spelling: names, named: name)
        } catch {
            throw .decoder(error)
        }
        wordOfName = Dictionary(
            zip(names, network.words), uniquingKeysWith: { first, _ in first })
        let nameOfWord = Dictionary(
            zip(network.words, names), uniquingKeysWith: { first, _ in first })
        self.nameOfWord = nameOfWord
        sentences = (network.sentences(limit: Self.sentenceLimit) ?? []).map { sentence in
            sentence.compactMap { nameOfWord[$0] }
        }
    }

    /// The best path, in the engine's words; nil when the grammar was never said to its end.
    func best(
        on scored: ScoredUtterance, in searcher: inout SpeechDecoder
    ) throws(SpeechDecoderError) -> DecodedPath? {
        guard sentences.isEmpty else { return try ranked(on: scored, in: &searcher).first }
        try searcher.select(name)
        searcher.setOption("-maxhmmpf", toWhole: Self.activePhoneLimit)
        defer { searcher.setOption("-maxhmmpf", toWhole: Self.engineActivePhoneLimit) }
        try searcher.decode(scored.file)
        guard let best = searcher.bestPath(), !best.words.isEmpty else { return nil }
        return best
    }

    /// Paths, best first. Where the sentences are few each is searched alone: side by side, a long one
    /// prunes a short one before its end is reached. Otherwise they come from one search over all of
    /// it, and only its best list is searched alone.
    func paths(
        on scored: ScoredUtterance, limit: Int, in searcher: inout SpeechDecoder
    ) throws(SpeechDecoderError) -> [DecodedPath] {
        guard sentences.isEmpty else {
            return Array(try ranked(on: scored, in: &searcher).prefix(limit))
        }
        guard let best = try best(on: scored, in: &searcher) else { return [] }
        searcher.setOption("-maxhmmpf", toWhole: Self.alternativePhoneLimit)
        defer { searcher.setOption("-maxhmmpf", toWhole: Self.engineActivePhoneLimit) }
        try searcher.decode(scored.file)
        var said: Set = [best.words.map(\.text)]
        // The engine's list has paths that stop before the end of a sentence.
        let others = searcher.alternativePaths(limit: limit)
            .map { $0.words.map(\.text) }
            .filter { cost(of: $0) != nil && said.insert($0).inserted }
        guard !others.isEmpty,
            let alone = try weighed(best.words.map(\.text), on: scored, in: &searcher)
        else { return [best] }
        var rivals: [DecodedPath] = []
        for sentence in others.prefix(limit - 1) {
            guard var path = try weighed(sentence, on: scored, in: &searcher) else { continue }
            path.score += best.score - alone.score
            rivals.append(path)
        }
        return [best] + rivals.sorted { $0.score > $1.score }
    }

    /// One sentence alone, at what it costs in the grammar.
    private func weighed(
        _ sentence: [String], on scored: ScoredUtterance, in searcher: inout SpeechDecoder
    ) throws(SpeechDecoderError) -> DecodedPath? {
        guard var path = try Self.alone(sentence, on: scored, in: &searcher) else { return nil }
        path.score += cost(of: sentence) ?? 0
        return path
    }

    /// What a sentence costs for being said seldom, in the engine's units, 0 or below; nil when it is
    /// none of the grammar's.
    func cost(of sentence: [String]) -> Int? {
        network.logWeight(of: sentence.map { wordOfName[$0] ?? $0 }).map {
            Int(($0 * SpeechDecoder.languageWeight / SenoneScores.natsPerUnit).rounded())
        }
    }

    /// The best way to lay one sentence (in the engine's words) over the sound: only so do the scores
    /// of sentences compare.
    static func alone(
        _ sentence: [String], on scored: ScoredUtterance, in searcher: inout SpeechDecoder
    ) throws(SpeechDecoderError) -> DecodedPath? {
        try searcher.setNetwork(WordNetwork(sequence: sentence), spelling: sentence, named: "one")
        try searcher.select("one")
        try searcher.decode(scored.file)
        return searcher.bestPath().flatMap { $0.words.isEmpty ? nil : $0 }
    }

    private func ranked(
        on scored: ScoredUtterance, in searcher: inout SpeechDecoder
    ) throws(SpeechDecoderError) -> [DecodedPath] {
        var found: [DecodedPath] = []
        for sentence in sentences {
            if let path = try weighed(sentence, on: scored, in: &searcher) { found.append(path) }
        }
        return found.sorted { $0.score > $1.score }
    }

    /// A path with our words instead of the engine's names.
    func inWords(_ path: DecodedPath) -> DecodedPath {
        var path = path
        for index in path.segments.indices {
            if let word = wordOfName[path.segments[index].text] {
                path.segments[index].text = word
            }
        }
        return path
    }
}
