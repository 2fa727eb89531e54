internal import Phonetics

// What speaks for and against a path. Only the words that decide are weighed, cut out and scored anew as
// if they had been said alone: however well "i think it's" was said, it is no evidence for what follows.
// The words around them must merely fit.
extension SecondLook {
    /// The decisive words as an utterance of their own.
    private struct Cut {
        var scored: ScoredUtterance
        /// The best way to lay the words over it.
        var path: DecodedPath
        var loop: DecodedPath
        /// Where it begins in the whole utterance, in samples.
        var start = 0
    }

    /// - Parameters:
    ///   - path: the best one, in the engine's words.
    ///   - anything: the free phone loop over the whole utterance.
    mutating func weigh(
        _ path: DecodedPath, _ anything: DecodedPath, on scored: ScoredUtterance,
        _ samples: [Int16], into findings: inout Findings
    ) throws(SpeechDecoderError) {
        let decisive = decisiveWords(of: path)
        findings.evidence[.coverage] =
            Double(path.wordFrameCount) / Double(max(scored.times.keptFrames.count, 1))
        findings.evidence[.wordCount] = Double(path.words.count)
        findings.evidence[.aroundCount] = Double(path.words.count - decisive.count)
        weighAround(path, decisive, anything, scored, into: &findings)
        var cut = Cut(scored: scored, path: path, loop: anything)
        if decisive.count < path.words.count {
            guard let own = try self.cut(decisive, of: path, scored, samples) else { return }
            cut = own
        }
        weighDecisive(cut.path, against: cut.loop, into: &findings.evidence)
        try weighRivals(of: cut, path, on: scored, into: &findings)
        align(cut, into: &findings)
        try findAlternatives(to: path, decisive, cut, in: scored.times, into: &findings)
    }

    /// Samples before the decisive words' first frame that belong to them too: sounds flow into each
    /// other.
    private static let seam = 480

    private mutating func cut(
        _ decisive: Range<Int>, of path: DecodedPath, _ scored: ScoredUtterance,
        _ samples: [Int16]
    ) throws(SpeechDecoderError) -> Cut? {
        let words = path.words
        let start =
            decisive.lowerBound == 0
            ? 0
            : max(
                scored.times.sample(ofFrame: words[decisive.lowerBound].firstFrame) - Self.seam, 0)
        let end =
            decisive.upperBound == words.count
            ? samples.count
            : scored.times.sample(ofFrame: words[decisive.upperBound - 1].lastFrame + 1) + Self.seam
        let part = try scorer.score(
            Array(samples[min(start, samples.count)..<min(max(start, end), samples.count)]))
        guard
            let own = try GrammarSearch.alone(
                words[decisive].map(\.text), on: part, in: &searcher),
            let free = try loop.bestPath(on: part, in: &searcher)
        else { return nil }
        return Cut(scored: part, path: own, loop: free, start: start)
    }

    private func decisiveWords(of path: DecodedPath) -> Range<Int> {
        let said = (sentences?.inWords(path) ?? path).words.map(\.text)
        return grammar?.decisiveWords(of: said) ?? said.indices
    }

    /// What else the decisive words could have been, behind the same words around them.
    private mutating func findAlternatives(
        to path: DecodedPath, _ decisive: Range<Int>, _ cut: Cut, in times: FrameTimes,
        into findings: inout Findings
    ) throws(SpeechDecoderError) {
        guard let phrases, let sentences else { return }
        let own = cut.path.words.map(\.text)
        let others = try phrases.paths(on: cut.scored, limit: Self.phraseLimit, in: &searcher)
            .filter { $0.words.map(\.text) != own }
        let lead = cut.path.score + (phrases.cost(of: own) ?? 0)
        if let other = others.first {
            findings.evidence[.runnerUp] = Double(lead - other.score) * SenoneScores.natsPerUnit
        }
        func inWhole(_ frame: Int) -> Int {
            times.frame(ofSample: cut.scored.times.sample(ofFrame: frame) + cut.start)
        }
        let before = Array(path.words[..<decisive.lowerBound])
        let after = Array(path.words[decisive.upperBound...])
        findings.alternatives = others.map { other in
            let words = other.words.map { word in
                var word = word
                word.firstFrame = inWhole(word.firstFrame)
                word.lastFrame = inWhole(word.lastFrame)
                return word
            }
            let score = path.score + other.score - lead
            return sentences.inWords(
                DecodedPath(segments: before + words + after, score: score))
        }
    }

    /// Phrases that are looked at beside the best.
    private static let phraseLimit = 6

    /// Weighs a path that covers all of a stretch of sound against free sounds in it.
    private func weighDecisive(
        _ path: DecodedPath, against loop: DecodedPath, into evidence: inout Evidence
    ) {
        let frames = Self.frames(path)
        let acoustic = Double(path.acousticScore)
        let ratio = Self.ratio(path, loop.score)
        evidence[.loopRatio] = ratio
        evidence[.loopRatioLength] = ratio * frames.squareRoot() / 7
        evidence[.cost] = acoustic / frames
        evidence[.wordFrames] = Double(path.wordFrameCount)
    }

    /// Weighs the decisive words against others alone, and the whole path against the same with another
    /// word in their place.
    private mutating func weighRivals(
        of cut: Cut, _ path: DecodedPath, on scored: ScoredUtterance, into findings: inout Findings
    ) throws(SpeechDecoderError) {
        let frames = Self.frames(cut.path)
        func margin(_ own: Int, over rival: Int?) -> Double {
            rival.map { min(max(Double(own - $0) / frames, -60), 60) } ?? 60
        }
        let own = cut.path.acousticScore
        let common = try frequent.best(on: cut.scored, in: &searcher)
        let any = try random.best(on: cut.scored, in: &searcher)
        findings.evidence[.frequentWords] = margin(own, over: common?.path.acousticScore)
        findings.evidence[.randomWords] = margin(own, over: any?.path.acousticScore)
        findings.evidence[.beatsRandomWords] = findings.evidence[.randomWords] ?? 0 >= 0 ? 1 : 0
        let rival = [common, any].compactMap(\.self)
            .max { $0.path.acousticScore < $1.path.acousticScore }
        findings.evidence[.rivalRatio] = rival.map { Self.ratio($0.path, cut.loop.score) }
        findings.rival = rival.flatMap { $0.path.acousticScore > own ? $0 : nil }
        let behind = try frequent.bestBehindLeads(on: scored, in: &searcher)
        findings.evidence[.aroundRivals] = margin(path.total, over: behind?.path.total)
    }

    /// How the words around the decisive ones fit, and every word of the sentence.
    private func weighAround(
        _ path: DecodedPath, _ decisive: Range<Int>, _ anything: DecodedPath,
        _ scored: ScoredUtterance, into findings: inout Findings
    ) {
        let chain = collector.chain(of: path) { vocabulary.pronunciation(of: $0) }
        guard
            let alignment = ChainAlignment(
                chain.units(collector.topology), scores: scored.scores,
                topology: collector.topology)
        else { return }
        let words = collector.alignedWords(chain, collector.aligned(alignment, scored.scores))
        guard words.count == path.words.count else { return }
        findings.wordFits = words.map(EvidenceCollector.fit)
        guard decisive.count < words.count else { return }
        let around = words[..<decisive.lowerBound] + words[decisive.upperBound...]
        findings.evidence[.aroundWorst] = around.map(EvidenceCollector.fit).min()
        findings.evidence[.aroundRatio] = Self.ratio(
            path, anything, over: 0..<path.words[decisive.lowerBound].firstFrame)
    }

    /// Lays the decisive words' phones over their cut.
    private func align(_ cut: Cut, into findings: inout Findings) {
        let chain = collector.chain(of: cut.path) { vocabulary.pronunciation(of: $0) }
        guard
            let alignment = ChainAlignment(
                chain.units(collector.topology), scores: cut.scored.scores,
                topology: collector.topology)
        else { return }
        let words = collector.alignedWords(chain, collector.aligned(alignment, cut.scored.scores))
        collector.add(to: &findings.evidence, words: words)
        weighEdits(cut, chain, alignment, into: &findings.evidence)
        findings.phones = words.flatMap(\.self)
    }

    private func weighEdits(
        _ cut: Cut, _ chain: PhoneChain, _ alignment: ChainAlignment, into evidence: inout Evidence
    ) {
        let words = chain.words
        let ways = cut.path.words.map { Set(vocabulary.ways(of: $0).map(collector.phones)) }
        guard words.count == ways.count else { return }
        let edits = PhoneEdits(
            of: words, in: alignment, scores: cut.scored.scores, topology: collector.topology
        ) { word, phones in ways[word].contains(phones) }
        let frames = words.reduce(0) { sum, units in
            sum + alignment.starts[units.upperBound] - alignment.starts[units.lowerBound]
        }
        let root = Double(max(frames, 1)).squareRoot()
        evidence[.substitution] = edits.substitution.map { Double($0) / root }
        evidence[.insertion] = edits.insertion.map { Double($0) / root }
        evidence[.deletion] = edits.deletion.map { Double($0) / root }
        evidence[.worstMargin] = edits.worstMargin
        evidence[.meanMargin] = edits.meanMargin
    }

    /// A path's score against the phone loop's, per frame of its words.
    private static func ratio(_ path: DecodedPath, _ loop: Int) -> Double {
        let total = path.acousticScore + path.languageScore
        return min(max(Double(total - loop) / frames(path), -60), 30)
    }

    /// The same over some frames only.
    private static func ratio(
        _ path: DecodedPath, _ loop: DecodedPath, over frames: Range<Int>
    ) -> Double {
        let margin = path.score(over: frames) - loop.score(over: frames)
        return min(max(margin / Double(max(frames.count, 5)), -60), 30)
    }

    /// Frames of a path's words; few frames prove nothing.
    private static func frames(_ path: DecodedPath) -> Double {
        Double(max(path.wordFrameCount, 5))
    }
}

extension DecodedPath {
    /// Everything on it, without the engine's own bonus for its end.
    fileprivate var total: Int { acousticScore + languageScore }

    /// What of the path's score falls into some frames, each segment's spread over its frames.
    func score(over frames: Range<Int>) -> Double {
        segments.reduce(0) { sum, segment in
            let own = segment.firstFrame..<(segment.lastFrame + 1)
            let share = Double(own.clamped(to: frames).count) / Double(max(own.count, 1))
            return sum + Double(segment.acousticScore + segment.languageScore) * share
        }
    }
}
