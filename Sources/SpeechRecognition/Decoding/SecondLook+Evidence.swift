internal import Phonetics

// What speaks for and against a path. Only the words that decide are weighed: however well "i think
// it's" was said, it is no evidence for what follows. The words before them must merely fit.
extension SecondLook {
    /// - Parameters:
    ///   - path: the best one, in the engine's words.
    ///   - anything: the free phone loop over the whole utterance.
    mutating func weigh(
        _ path: DecodedPath, _ anything: DecodedPath, on scored: ScoredUtterance,
        into findings: inout Findings
    ) throws(SpeechDecoderError) {
        let words = path.words.map(\.text)
        let decisive = decisiveWords(of: path)
        findings.evidence[.coverage] =
            Double(path.wordFrameCount) / Double(max(scored.times.keptFrames.count, 1))
        findings.evidence[.wordCount] = Double(words.count)
        findings.evidence[.aroundCount] = Double(words.count - decisive.count)
        let stretch = Self.stretch(of: decisive, in: path, frameCount: scored.scores.frameCount)
        var part = scored
        var alone = path
        var loop = anything
        if stretch != 0..<scored.scores.frameCount {
            part = try scored.part(stretch)
            findings.evidence[.aroundRatio] = Self.ratio(
                path, anything, over: 0..<stretch.lowerBound)
            guard
                let own = try GrammarSearch.alone(Array(words[decisive]), on: part, in: &searcher),
                let free = try self.loop.bestPath(on: part, in: &searcher)
            else { return }
            (alone, loop) = (own, free)
        }
        try weighDecisive(alone, against: loop, on: part, into: &findings)
        try findAlternatives(
            to: path, decisive, alone, from: stretch.lowerBound, on: part, into: &findings)
        align(path, decisive, scored.scores, into: &findings)
    }

    private func decisiveWords(of path: DecodedPath) -> Range<Int> {
        let said = (sentences?.inWords(path) ?? path).words.map(\.text)
        return grammar?.decisiveWords(of: said) ?? said.indices
    }

    /// What else the decisive words could have been, behind the same words around them.
    private mutating func findAlternatives(
        to path: DecodedPath, _ decisive: Range<Int>, _ alone: DecodedPath, from start: Int,
        on part: ScoredUtterance, into findings: inout Findings
    ) throws(SpeechDecoderError) {
        guard let phrases else { return }
        let own = alone.words.map(\.text)
        let others = try phrases.paths(on: part, limit: Self.phraseLimit, in: &searcher)
            .filter { $0.words.map(\.text) != own }
        let lead = alone.score + (phrases.cost(of: own) ?? 0)
        if let other = others.first {
            findings.evidence[.runnerUp] = Double(lead - other.score) * SenoneScores.natsPerUnit
        }
        let before = Array(path.words[..<decisive.lowerBound])
        let after = Array(path.words[decisive.upperBound...])
        findings.alternatives = others.map { other in
            let words = other.words.map { word in
                var word = word
                word.firstFrame += start
                word.lastFrame += start
                return word
            }
            return phrases.inWords(
                sentences?.inWords(
                    DecodedPath(
                        segments: before + words + after,
                        score: path.score + other.score - lead)) ?? other)
        }
    }

    /// Phrases that are looked at beside the best.
    private static let phraseLimit = 6

    /// Frames before the decisive words' first that belong to them too: sounds flow into each other.
    private static let seam = 3

    /// The frames of the decisive words, with all silence beside them where no other word stands.
    private static func stretch(
        of decisive: Range<Int>, in path: DecodedPath, frameCount: Int
    ) -> Range<Int> {
        let words = path.words
        let start =
            decisive.lowerBound == 0 ? 0 : max(words[decisive.lowerBound].firstFrame - seam, 0)
        let end =
            decisive.upperBound == words.count
            ? frameCount : min(words[decisive.upperBound - 1].lastFrame + 1 + seam, frameCount)
        return start..<max(end, start)
    }

    /// Weighs a path that covers all of a stretch of sound against what else could be in it.
    private mutating func weighDecisive(
        _ path: DecodedPath, against loop: DecodedPath, on scored: ScoredUtterance,
        into findings: inout Findings
    ) throws(SpeechDecoderError) {
        var evidence = findings.evidence
        defer { findings.evidence = evidence }
        let frames = Self.frames(path)
        let acoustic = Double(path.acousticScore)
        let ratio = Self.ratio(path, loop.score)
        evidence[.loopRatio] = ratio
        evidence[.loopRatioLength] = ratio * frames.squareRoot() / 7
        evidence[.cost] = acoustic / frames
        evidence[.wordFrames] = Double(path.wordFrameCount)
        let said = path.words.count == 1 ? vocabulary.ways(of: path.words[0]) : []
        func margin(over rival: Rival?) -> Double {
            (rival.map { acoustic - Double($0.path.acousticScore) } ?? 60 * frames) / frames
        }
        let common = try frequent.best(on: scored, except: said, in: &searcher)
        evidence[.frequentWords] = min(max(margin(over: common), -60), 60)
        let any = try random.best(on: scored, except: said, in: &searcher)
        evidence[.beatsRandomWords] = margin(over: any) >= 0 ? 1 : 0
        evidence[.randomWords] = min(max(margin(over: any), -60), 60)
        let rival = [common, any].compactMap(\.self)
            .max { $0.path.acousticScore < $1.path.acousticScore }
        evidence[.rivalRatio] = rival.map { Self.ratio($0.path, loop.score) }
        findings.rival = rival.flatMap { Double($0.path.acousticScore) > acoustic ? $0 : nil }
    }

    /// Lays the whole path's phones over the utterance: how each word fits.
    private func align(
        _ path: DecodedPath, _ decisive: Range<Int>, _ scores: SenoneScores,
        into findings: inout Findings
    ) {
        let chain = collector.chain(of: path) { vocabulary.pronunciation(of: $0) }
        guard
            let alignment = ChainAlignment(
                chain.units(collector.topology), scores: scores, topology: collector.topology)
        else { return }
        let words = collector.alignedWords(chain, collector.aligned(alignment, scores))
        guard words.count == path.words.count else { return }
        collector.add(to: &findings.evidence, words: words[decisive].map(\.self))
        let around = words[..<decisive.lowerBound] + words[decisive.upperBound...]
        findings.evidence[.aroundWorst] = around.map(EvidenceCollector.fit).min()
        weighEdits(path, chain, alignment, decisive, scores, into: &findings.evidence)
        findings.phones = words[decisive].flatMap(\.self)
        findings.wordFits = words.map(EvidenceCollector.fit)
    }

    private func weighEdits(
        _ path: DecodedPath, _ chain: PhoneChain, _ alignment: ChainAlignment,
        _ decisive: Range<Int>, _ scores: SenoneScores, into evidence: inout Evidence
    ) {
        let words = Array(chain.words[decisive])
        let ways = path.words[decisive].map { word in
            Set(vocabulary.ways(of: word).map(collector.phones))
        }
        let edits = PhoneEdits(
            of: words, in: alignment, scores: scores, topology: collector.topology
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
    /// What of the path's score falls into some frames, each segment's spread over its frames.
    func score(over frames: Range<Int>) -> Double {
        segments.reduce(0) { sum, segment in
            let own = segment.firstFrame..<(segment.lastFrame + 1)
            let share = Double(own.clamped(to: frames).count) / Double(max(own.count, 1))
            return sum + Double(segment.acousticScore + segment.languageScore) * share
        }
    }
}
