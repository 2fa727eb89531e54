internal import Languages
internal import Phonetics

/// Examines a complete utterance. All searches share one acoustic pass.
struct SecondLook: ~Copyable {
    var scorer: AcousticScorer
    let vocabulary: SpokenWords
    let collector: EvidenceCollector
    let loop: PhoneLoop
    /// Transcribes speech without a grammar; nil if there is no decoder.
    let writer: SpeechTextDecoder?
    var triphones: TriphoneTable
    private(set) var expected: ExpectedSpeech
    /// The sentences that are valid only if the decoder transcribes them (``Grammar/written``).
    private var expectedInWriting: ExpectedSpeech?
    /// Whether to keep the result of the acoustic pass in case the same utterance is examined
    /// again.
    var reusesAcousticPass = false
    private var kept: (samples: [Int16], scored: ScoredUtterance)?

    /// If the phone loop's share of noise is above this limit, the recognizer assumes that nobody
    /// spoke. The limit rejects half of the false answers, but only 2 in 1,000 real answers.
    private static let mostNoise = 0.95

    static func open(
        _ model: AcousticModel, pronouncing: any Pronouncing, durations: DurationTable,
        decoys: [String]
    ) throws(TranscriberError) -> SecondLook {
        let topology: PhoneTopology
        do {
            topology = try PhoneTopology.forModel(model)
        } catch {
            throw .model(error)
        }
        let scorer = try decoding { () throws(SpeechDecoderError) in
            try AcousticScorer.open(model)
        }
        let encoder = scorer.encoder
        let writer = try decoding { () throws(SpeechDecoderError) in
            try SpeechTextDecoder.forModel(model, hearing: encoder)
        }
        let vocabulary = SpokenWords(topology, pronouncing: pronouncing)
        var triphones = TriphoneTable(topology)
        return SecondLook(
            scorer: scorer, vocabulary: vocabulary, writer: writer,
            collector: EvidenceCollector(topology: topology, durations: durations),
            loop: PhoneLoop(topology),
            expected: ExpectedSpeech(
                decoys: try DecoySearch(
                    words: decoys, vocabulary: vocabulary, triphones: &triphones)),
            triphones: triphones)
    }

    private init(
        scorer: consuming AcousticScorer, vocabulary: SpokenWords, writer: SpeechTextDecoder?,
        collector: EvidenceCollector, loop: PhoneLoop, expected: ExpectedSpeech,
        triphones: TriphoneTable
    ) {
        self.scorer = scorer
        self.vocabulary = vocabulary
        self.writer = writer
        self.collector = collector
        self.loop = loop
        self.expected = expected
        self.triphones = triphones
    }

    mutating func use(_ grammar: CompiledGrammar) throws(TranscriberError) {
        try expected.use(grammar, vocabulary, &triphones)
        guard writer != nil, let written = grammar.written else {
            expectedInWriting = nil
            return
        }
        guard written.grammar != expectedInWriting?.grammar?.grammar else { return }
        var other = expected
        try other.use(written, vocabulary, &triphones)
        expectedInWriting = other
    }

    /// The best of the sentences that are valid only if the decoder transcribes them, or nil if no
    /// such sentence fits.
    mutating func lookForWritten(
        in findings: Findings, for maker: RecognitionMaker, spellings: [String: [String]],
        alternativeCount: Int
    ) -> Findings? {
        guard let inWriting = expectedInWriting else { return nil }
        let aloud = expected
        expected = inWriting
        defer { expected = aloud }
        let scored = findings.scored
        guard let best = sentence(in: scored), let anything = findings.anything else { return nil }
        var found = Findings(times: findings.times, anything: anything, scored: scored)
        for name in [Evidence.Name.keptFrames, .signalToNoise, .noiseShare, .softness] {
            found.evidence[name] = findings.evidence[name]
        }
        weigh(best, anything, on: scored, alternativeCount, into: &found)
        found.best = best
        _ = consult(
            &found, for: maker, spellings: spellings, alternativeCount: alternativeCount)
        return found
    }

    /// The encoder and the decoder for speech without a grammar, or nil if either is missing.
    var openSpeech: OpenSpeechModel? {
        guard let encoder = scorer.encoder, let writer else { return nil }
        return OpenSpeechModel(encoder: encoder, decoder: writer)
    }

    struct Findings {
        var times: FrameTimes
        /// The best path through the free phone loop, or nil if there are no frames.
        var anything: DecodedPath?
        /// The best path through the grammar, or nil if no whole sentence was said.
        var best: DecodedPath?
        /// Whether the best path is an aside (``AsideSearch``), for which no evidence is collected.
        var isAside = false
        var alternatives: [DecodedPath] = []
        var evidence = Evidence()
        var phones: [AlignedPhone] = []
        /// The scored audio in which the words were found.
        var scored: ScoredUtterance
        /// The decoder's transcript if it differs from the best path's words.
        var otherText: String?
        /// The best competing word, if it fits better than the answer.
        var rival: String?
        /// The fit of each word in the best path, measured as in ``Evidence/Name/worstWord``.
        var wordFits: [Double] = []
    }

    /// Examines an utterance and finds up to `alternativeCount` other paths.
    mutating func look(
        at samples: [Int16], alternativeCount: Int
    ) throws(SpeechDecoderError) -> Findings {
        var scored = try scored(samples).foreground(of: samples)
        var anything = loop.bestPath(on: scored.scores)
        let isNoise = anything.map { $0.fillerShare > Self.mostNoise } ?? true
        var best = isNoise ? nil : sentence(in: scored)
        if let found = best, let alone = withoutOthers(found, in: scored, of: samples) {
            (best, scored) = alone
            anything = loop.bestPath(on: scored.scores)
        }
        var findings = Findings(times: scored.times, anything: anything, scored: scored)
        findings.evidence[.keptFrames] = Double(scored.times.keptFrames.count)
        findings.evidence[.signalToNoise] = scored.signalToNoise.decibels
        findings.evidence[.noiseShare] = anything?.fillerShare ?? 1
        guard let best, let anything else { return findings }
        if let aside = aside(insteadOf: best, in: scored) {
            findings.best = aside
            findings.isAside = true
            return findings
        }
        weigh(best, anything, on: scored, alternativeCount, into: &findings)
        findings.best = best
        return findings
    }

    /// The best aside, if it fits better than every whole sentence and every competing word.
    private func aside(insteadOf best: DecodedPath, in scored: ScoredUtterance) -> DecodedPath? {
        guard let aside = expected.asides.best(on: scored.scores), aside.score > best.score else {
            return nil
        }
        let other = expected.decoys.best(on: scored.scores)
        return other.map { $0.score > aside.score } ?? false ? nil : aside
    }

    /// The grammar's sentence that best fits an utterance.
    func sentence(in scored: ScoredUtterance) -> DecodedPath? {
        guard let sentences = expected.sentences,
            let path = SoundSearch(sentences, on: scored.scores).bestPath,
            !path.words.isEmpty
        else { return nil }
        return path
    }

    /// Whether a different sentence of the grammar begins with the decisive words or their sounds.
    func isExtendable(_ words: [String]) -> Bool {
        guard let grammar = expected.grammar else { return false }
        if grammar.isExtendable(words) { return true }
        let network = grammar.decisiveNetwork ?? grammar.network
        let said = sounds(of: Array(words[grammar.decisiveWords(of: words)]))
        return network.sentences(limit: ExpectedSpeech.rankedSentenceLimit)?.contains { other in
            let sounds = sounds(of: other)
            return sounds.count > said.count && sounds.starts(with: said)
        } ?? false
    }

    /// The phones of the given words, each in its most frequent pronunciation.
    private func sounds(of words: [String]) -> [Phone] {
        words.flatMap { vocabulary.pronunciations(of: $0).first?.phones ?? [] }
    }

    /// The words that determine a path's meaning.
    func decisiveWords(of path: DecodedPath) -> Range<Int> {
        let words = path.words.map(\.text)
        return expected.grammar?.decisiveWords(of: words) ?? words.indices
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

/// Runs code that calls the engine, and converts the engine's errors to ``TranscriberError``.
func decoding<Value: ~Copyable>(
    _ body: () throws(SpeechDecoderError) -> Value
) throws(TranscriberError) -> Value {
    do {
        return try body()
    } catch {
        throw .decoder(error)
    }
}
