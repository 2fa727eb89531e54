internal import Phonetics

/// Looks at a whole utterance once it has ended: one acoustic pass, then any number of searches on
/// its scores.
struct SecondLook: ~Copyable {
    var scorer: AcousticScorer
    var searcher: SpeechDecoder
    var vocabulary: EngineVocabulary
    let collector: EvidenceCollector
    let loop: PhoneLoop
    var frequent: DecoySearch
    var random: DecoySearch
    private(set) var grammar: CompiledGrammar?
    /// Whether an utterance that is looked at again keeps its acoustic pass.
    var reusesAcousticPass = false
    private var kept: (samples: [Int16], scored: ScoredUtterance)?
    /// Everything that may be said, and only what decides, where that is less.
    private(set) var sentences: GrammarSearch?
    private(set) var phrases: GrammarSearch?

    static func open(
        _ model: AcousticModel, pronouncing: any Pronouncing, durations: DurationTable
    ) throws(TranscriberError) -> SecondLook {
        let vocabulary = EngineVocabulary(pronouncing: pronouncing)
        let scorer = try decoding { () throws(SpeechDecoderError) in
            try AcousticScorer.open(model)
        }
        var searcher = try decoding { () throws(SpeechDecoderError) in
            try SpeechDecoder.open(
                model,
                options: [
                    "-compallsen": "yes", "-allphone_ci": "yes", "-beam": "1e-80",
                    "-pbeam": "1e-80", "-wbeam": "1e-56",
                ],
                withDictionary: false)
        }
        let loop = try decoding { () throws(SpeechDecoderError) in
            try PhoneLoop(in: &searcher)
        }
        let frequent = DecoySearch(
            named: "frequent", words: DecoyWords.frequent, vocabulary: vocabulary)
        let random = DecoySearch(
            named: "random", words: DecoyWords.random, vocabulary: vocabulary)
        let topology: PhoneTopology
        do {
            topology = try PhoneTopology(model)
        } catch {
            throw .model(error)
        }
        let collector = EvidenceCollector(topology: topology, durations: durations)
        return SecondLook(
            scorer: scorer, searcher: searcher, vocabulary: vocabulary, collector: collector,
            loop: loop, frequent: frequent, random: random)
    }

    private init(
        scorer: consuming AcousticScorer, searcher: consuming SpeechDecoder,
        vocabulary: EngineVocabulary, collector: EvidenceCollector, loop: PhoneLoop,
        frequent: DecoySearch, random: DecoySearch
    ) {
        self.loop = loop
        self.frequent = frequent
        self.random = random
        self.scorer = scorer
        self.searcher = searcher
        self.vocabulary = vocabulary
        self.collector = collector
    }

    /// Sets what to listen for from now on.
    mutating func use(_ grammar: CompiledGrammar) throws(TranscriberError) {
        self.grammar = grammar
        sentences = try GrammarSearch(
            grammar.network, named: "answers", vocabulary: &vocabulary, in: &searcher)
        phrases = try grammar.decisiveNetwork.map { network throws(TranscriberError) in
            try GrammarSearch(network, named: "phrases", vocabulary: &vocabulary, in: &searcher)
        }
        try frequent.use(grammar, vocabulary: &vocabulary, in: &searcher)
        try random.use(grammar, vocabulary: &vocabulary, in: &searcher)
    }

    /// Everything that was found out about one utterance.
    struct Findings: ~Copyable {
        var times: FrameTimes
        /// The best path through the grammar, nil when the grammar was never said to its end.
        var best: DecodedPath?
        var alternatives: [DecodedPath] = []
        var evidence = Evidence()
        var phones: [AlignedPhone] = []
        /// The best of the words that compete with every answer.
        var rival: Rival?
        /// How each word of the best path fits, as ``Evidence/Name/worstWord`` counts it.
        var wordFits: [Double] = []
    }

    /// - Parameter alternativeCount: other paths to look for.
    mutating func look(
        at samples: [Int16], alternativeCount: Int
    ) throws(SpeechDecoderError) -> Findings {
        let scored = try scored(samples)
        var findings = Findings(times: scored.times)
        findings.evidence[.keptFrames] = Double(scored.times.keptFrames.count)
        findings.evidence[.signalToNoise] = scored.signalToNoise.decibels
        let anything = try loop.bestPath(on: scored, in: &searcher)
        findings.evidence[.noiseShare] = anything?.fillerShare ?? 1
        guard let sentences, let anything else { return findings }
        // The runner-up is evidence even when nobody asks for alternatives.
        let limit = max(alternativeCount, 1)
        let paths = try paths(through: sentences, on: scored, limit: limit + 1)
        guard let path = paths.first else { return findings }
        try weigh(path, anything, on: scored, samples, into: &findings)
        findings.best = sentences.inWords(path)
        if phrases == nil { findings.alternatives = paths.dropFirst().map(sentences.inWords) }
        return findings
    }

    /// Paths through the grammar, best first; only the best where its other phrases are looked for later.
    ///
    /// A large grammar crowds out what it knows: in the first frames everything that may be said around
    /// a phrase is in hand at once. So the phrases alone are searched for too.
    private mutating func paths(
        through sentences: GrammarSearch, on scored: ScoredUtterance, limit: Int
    ) throws(SpeechDecoderError) -> [DecodedPath] {
        guard let phrases else {
            return try sentences.paths(on: scored, limit: limit, in: &searcher)
        }
        let whole = try sentences.best(on: scored, in: &searcher)
        let bare = try phrases.best(on: scored, in: &searcher)
        return [whole, bare].compactMap(\.self).max { $0.score < $1.score }.map { [$0] } ?? []
    }

    private mutating func scored(
        _ samples: [Int16]
    ) throws(SpeechDecoderError) -> ScoredUtterance {
        guard reusesAcousticPass else { return try scorer.score(samples) }
        if let kept, kept.samples == samples { return kept.scored }
        let scored = try scorer.score(samples)
        kept = (samples, scored)
        return scored
    }
}

/// Runs what talks to the engine and names its errors as the transcriber's.
func decoding<Value: ~Copyable>(
    _ body: () throws(SpeechDecoderError) -> Value
) throws(TranscriberError) -> Value {
    do {
        return try body()
    } catch {
        throw .decoder(error)
    }
}
