internal import Phonetics

/// Looks at a whole utterance once it has ended: one acoustic pass, then any number of searches on
/// its scores.
struct SecondLook: ~Copyable {
    private var scorer: AcousticScorer
    private var searcher: SpeechDecoder
    private var vocabulary: EngineVocabulary
    private let collector: EvidenceCollector
    private let loop: PhoneLoop
    private let frequent: DecoySearch
    private let random: DecoySearch
    /// Whether an utterance that is looked at again keeps its acoustic pass.
    var reusesAcousticPass = false
    private var kept: (samples: [Int16], scored: ScoredUtterance)?
    private var wordOfName: [String: String] = [:]
    /// The grammar's sentences, each a search of its own, when they are few.
    private var sentences: [[String]] = []

    /// Grammars with more sentences than this are searched as a whole only.
    static let sentenceLimit = 60

    /// Phones that a search of a large grammar may have in hand at once before the wide beams are
    /// drawn in: what keeps loops and noise from taking longer than the sound.
    private static let activePhoneLimit = 800
    private static let engineActivePhoneLimit = 30_000
    /// The same for the search that only looks for other sentences: the engine makes a lattice of
    /// everything in hand, in time that grows with its square.
    private static let alternativePhoneLimit = 150

    static func open(
        _ model: AcousticModel, pronouncing: any Pronouncing, durations: DurationTable
    ) throws(TranscriberError) -> SecondLook {
        var vocabulary = EngineVocabulary(pronouncing: pronouncing)
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
        let frequent = try DecoySearch(
            named: "frequent", words: DecoyWords.frequent, vocabulary: &vocabulary, in: &searcher)
        let random = try DecoySearch(
            named: "random", words: DecoyWords.random, vocabulary: &vocabulary, in: &searcher)
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
        let names = try vocabulary.spell(grammar.network.words, for: &searcher)
        do {
            try searcher.setNetwork(grammar.network, spelling: names, named: "answers")
        } catch {
            throw .decoder(error)
        }
        wordOfName = Dictionary(
            zip(names, grammar.network.words), uniquingKeysWith: { first, _ in first })
        let nameOfWord = Dictionary(
            zip(grammar.network.words, names), uniquingKeysWith: { first, _ in first })
        sentences = (grammar.network.sentences(limit: Self.sentenceLimit) ?? []).map { sentence in
            sentence.compactMap { nameOfWord[$0] }
        }
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
        let paths = try paths(on: scored, limit: alternativeCount + 1)
        guard let path = paths.first, let loop = anything?.score else { return findings }
        findings.best = inWords(path)
        findings.alternatives = paths.dropFirst().map { inWords($0) }
        try collect(into: &findings, path: path, loop: loop, scored: scored)
        return findings
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

    /// Paths through the grammar, best first. Where its sentences are few each is searched alone:
    /// side by side, a long one prunes a short one before its end is reached. Otherwise they come
    /// from one search over all of it, and only its best list is searched alone.
    private mutating func paths(
        on scored: ScoredUtterance, limit: Int
    ) throws(SpeechDecoderError) -> [DecodedPath] {
        // The runner-up is evidence even when nobody asks for alternatives.
        let limit = max(limit, 2)
        guard sentences.isEmpty else {
            return Array(try ranked(sentences, on: scored).prefix(limit))
        }
        try searcher.select("answers")
        defer { searcher.setOption("-maxhmmpf", toWhole: Self.engineActivePhoneLimit) }
        searcher.setOption("-maxhmmpf", toWhole: Self.activePhoneLimit)
        try searcher.decode(scored.file)
        guard let best = searcher.bestPath(), !best.words.isEmpty else { return [] }
        searcher.setOption("-maxhmmpf", toWhole: Self.alternativePhoneLimit)
        try searcher.decode(scored.file)
        var said: Set = [best.words.map(\.text)]
        let others = searcher.alternativePaths(limit: limit)
            .map { $0.words.map(\.text) }
            .filter { !$0.isEmpty && said.insert($0).inserted }
        guard !others.isEmpty,
            let alone = try ranked([best.words.map(\.text)], on: scored).first
        else { return [best] }
        let rivals = try ranked(Array(others.prefix(limit - 1)), on: scored).map { path in
            var path = path
            path.score += best.score - alone.score
            return path
        }
        return [best] + rivals
    }

    /// Searches each sentence (in the engine's words) alone, best first: only so do their scores
    /// compare.
    private mutating func ranked(
        _ sentences: [[String]], on scored: ScoredUtterance
    ) throws(SpeechDecoderError) -> [DecodedPath] {
        var found: [DecodedPath] = []
        for sentence in sentences {
            try searcher.setNetwork(
                WordNetwork(sequence: sentence), spelling: sentence, named: "one")
            try searcher.select("one")
            try searcher.decode(scored.file)
            if let path = searcher.bestPath(), !path.words.isEmpty { found.append(path) }
        }
        return found.sorted { $0.score > $1.score }
    }

    private mutating func collect(
        into findings: inout Findings, path: DecodedPath, loop: Int,
        scored: ScoredUtterance
    ) throws(SpeechDecoderError) {
        var evidence = findings.evidence
        let frames = Self.frames(path)
        let acoustic = Double(path.acousticScore)
        let total = acoustic + Double(path.languageScore)
        let ratio = Self.ratio(path, loop)
        evidence[.loopRatio] = ratio
        evidence[.loopRatioLength] = ratio * frames.squareRoot() / 7
        evidence[.cost] = acoustic / frames
        evidence[.wordFrames] = Double(path.wordFrameCount)
        evidence[.coverage] =
            Double(path.wordFrameCount) / Double(max(scored.times.keptFrames.count, 1))
        evidence[.wordCount] = Double(path.words.count)
        if let second = findings.alternatives.first {
            let margin = total - Double(second.acousticScore + second.languageScore)
            evidence[.runnerUp] = margin * SenoneScores.natsPerUnit
            evidence[.runnerUpPerFrame] = margin / frames
        }
        let said = path.words.count == 1 ? vocabulary.ways(of: path.words[0]) : []
        func margin(over rival: Rival?) -> Double {
            (rival.map { acoustic - Double($0.path.acousticScore) } ?? 60 * frames) / frames
        }
        let common = try frequent.best(on: scored, except: said, in: &searcher)
        evidence[.frequentWords] = min(max(margin(over: common), -60), 60)
        let any = try random.best(on: scored, except: said, in: &searcher)
        evidence[.beatsRandomWords] = margin(over: any) >= 0 ? 1 : 0
        evidence[.randomWords] = min(max(margin(over: any), -60), 60)
        findings.rival = [common, any].compactMap(\.self)
            .max { $0.path.acousticScore < $1.path.acousticScore }
        evidence[.rivalRatio] = findings.rival.map { Self.ratio($0.path, loop) }
        let scores = scored.scores
        let chain = collector.chain(of: path) { vocabulary.pronunciation(of: $0) }
        if let alignment = ChainAlignment(
            chain.units(collector.topology), scores: scores, topology: collector.topology)
        {
            let aligned = collector.aligned(alignment, scores)
            collector.add(
                to: &evidence, chain: chain, alignment: alignment, aligned: aligned,
                scores: scores)
            findings.phones = aligned
            findings.wordFits = collector.wordFits(chain, aligned)
        }
        findings.evidence = evidence
    }

    /// A path's score against the phone loop's, per frame of its words.
    private static func ratio(_ path: DecodedPath, _ loop: Int) -> Double {
        let total = path.acousticScore + path.languageScore
        return min(max(Double(total - loop) / frames(path), -60), 30)
    }

    /// Frames of a path's words; few frames prove nothing.
    private static func frames(_ path: DecodedPath) -> Double {
        Double(max(path.wordFrameCount, 5))
    }

    /// A path with our words instead of the engine's names.
    private func inWords(_ path: DecodedPath) -> DecodedPath {
        var path = path
        for index in path.segments.indices {
            if let word = wordOfName[path.segments[index].text] {
                path.segments[index].text = word
            }
        }
        return path
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
