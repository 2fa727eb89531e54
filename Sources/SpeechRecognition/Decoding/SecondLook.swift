internal import Phonetics

/// Looks at a whole utterance once it has ended: one acoustic pass, then any number of searches on
/// its scores.
struct SecondLook: ~Copyable {
    private var scorer: AcousticScorer
    private var searcher: SpeechDecoder
    private var vocabulary: EngineVocabulary
    private var grammar: CompiledGrammar?
    private var wordOfName: [String: String] = [:]

    static func open(
        _ model: AcousticModel, pronouncing: any Pronouncing
    ) throws(TranscriberError) -> SecondLook {
        do {
            let scorer = try AcousticScorer.open(model)
            let searcher = try SpeechDecoder.open(
                model, options: ["-compallsen": "yes", "-allphone_ci": "yes"],
                withDictionary: false)
            return SecondLook(
                scorer: scorer, searcher: searcher,
                vocabulary: EngineVocabulary(pronouncing: pronouncing))
        } catch {
            throw .decoder(error)
        }
    }

    private init(
        scorer: consuming AcousticScorer, searcher: consuming SpeechDecoder,
        vocabulary: EngineVocabulary
    ) {
        self.scorer = scorer
        self.searcher = searcher
        self.vocabulary = vocabulary
    }

    /// Sets what to listen for from now on.
    mutating func use(_ grammar: CompiledGrammar) throws(TranscriberError) {
        let names = try vocabulary.spell(grammar.network.words, for: &searcher)
        do {
            try searcher.setNetwork(grammar.network, spelling: names, named: "answers")
        } catch {
            throw .decoder(error)
        }
        wordOfName = Dictionary(
            zip(names, grammar.network.words), uniquingKeysWith: { first, _ in first })
        self.grammar = grammar
    }

    /// Everything that was found out about one utterance.
    struct Findings: ~Copyable {
        var scored: ScoredUtterance
        /// The best path through the grammar, nil when the grammar was never said to its end.
        var best: DecodedPath?
        var alternatives: [DecodedPath]
    }

    /// - Parameter alternativeCount: other paths to look for.
    mutating func look(
        at samples: [Int16], alternativeCount: Int
    ) throws(SpeechDecoderError) -> Findings {
        let scored = try scorer.score(samples)
        let words = wordOfName
        try searcher.select("answers")
        try searcher.decode(scored.file)
        let best = searcher.bestPath().map { Self.inWords($0, words) }
        var others: [DecodedPath] = []
        if let best, alternativeCount > 0 {
            let said = best.words.map(\.text)
            others = searcher.alternativePaths(limit: alternativeCount + 1)
                .map { Self.inWords($0, words) }
                .filter { $0.words.map(\.text) != said }
        }
        return Findings(
            scored: scored, best: best, alternatives: Array(others.prefix(alternativeCount)))
    }

    /// A path with our words instead of the engine's names.
    private static func inWords(
        _ path: DecodedPath, _ wordOfName: [String: String]
    ) -> DecodedPath {
        var path = path
        for index in path.segments.indices {
            if let word = wordOfName[path.segments[index].text] {
                path.segments[index].text = word
            }
        }
        return path
    }
}
