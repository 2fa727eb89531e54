internal import Phonetics

// Collects evidence for and against a search path. The decisive words are scored only in their own
// frames.
extension SecondLook {
    /// The decisive words of a path, with the scores of their frames.
    struct Cut {
        var scores: SenoneScores
        /// The best alignment of the decisive words with their frames.
        var path: DecodedPath
        var loop: DecodedPath
        /// The index, within the whole utterance, of the first frame in `scores`.
        var start: Int
    }

    /// Compares the best path with the free phone loop over the whole utterance.
    mutating func weigh(
        _ path: DecodedPath, _ anything: DecodedPath, on scored: ScoredUtterance,
        _ alternativeCount: Int, into findings: inout Findings
    ) {
        let decisive = decisiveWords(of: path)
        findings.evidence[.coverage] =
            Double(path.wordFrameCount) / Double(max(scored.times.keptFrames.count, 1))
        findings.evidence[.wordCount] = Double(path.words.count)
        findings.evidence[.aroundCount] = Double(path.words.count - decisive.count)
        findings.evidence[.leftover] = Double(Self.leftover(anything, beside: path))
        weighAround(path, decisive, anything, scored, into: &findings)
        guard let cut = cut(decisive, of: path, scored) else { return }
        weighDecisive(cut.path, against: cut.loop, into: &findings.evidence)
        weighRivals(of: cut, path, on: scored, into: &findings)
        align(cut, heard: scored.phones, into: &findings)
        findAlternatives(to: path, decisive, cut, alternativeCount, into: &findings)
    }

    /// The number of frames in which the free phone loop detects speech but the path has no word.
    private static func leftover(_ anything: DecodedPath, beside path: DecodedPath) -> Int {
        let words = path.words
        return anything.words.reduce(0) { sum, sound in
            let own = sound.firstFrame..<(sound.lastFrame + 1)
            let covered = words.reduce(0) {
                $0 + own.clamped(to: $1.firstFrame..<($1.lastFrame + 1)).count
            }
            return sum + own.count - covered
        }
    }

    /// The number of frames on each side of the decisive words that are scored together with these
    /// words: `seam` next to another word, and `margin` elsewhere.
    private static let seam = 3
    static let margin = 10

    mutating func cut(
        _ decisive: Range<Int>, of path: DecodedPath, _ scored: ScoredUtterance
    ) -> Cut? {
        let words = path.words
        guard let first = words[decisive].first, let last = words[decisive].last else {
            return nil
        }
        let before = decisive.lowerBound > 0 ? words[decisive.lowerBound - 1].lastFrame : -100
        let after =
            decisive.upperBound < words.count ? words[decisive.upperBound].firstFrame : .max
        let start = max(
            min(max(first.firstFrame - Self.margin, before + 1), first.firstFrame - Self.seam), 0)
        let end = min(
            max(min(last.lastFrame + Self.margin + 1, after), last.lastFrame + Self.seam + 1),
            scored.scores.frameCount)
        let scores = scored.scores.frames(start..<end)
        let said = WordNetwork(sequence: words[decisive].map(\.text))
        // The graph for the decisive words always exists, because a grammar is rejected if one of
        // its words has no pronunciation.
        guard
            let graph = try? vocabulary.graph(saying: said, triphones: &triphones),
            let path = SoundSearch(graph, on: scores).bestPath,
            let free = loop.bestPath(on: scores)
        else { return nil }
        return Cut(scores: scores, path: path, loop: free, start: start)
    }

    /// Finds alternatives to the decisive words. In these alternatives, the words around the
    /// decisive words stay the same.
    private func findAlternatives(
        to path: DecodedPath, _ decisive: Range<Int>, _ cut: Cut, _ limit: Int,
        into findings: inout Findings
    ) {
        guard let phrases = expected.phrases else { return }
        let own = cut.path.words.map(\.text)
        let search = SoundSearch(phrases, on: cut.scores)
        var said: Set<[String]> = []
        var lead: Int?
        var others: [DecodedPath] = []
        for end in search.ends() where others.count < max(limit, 1) {
            let other = search.path(to: end.sound)
            let words = other.words.map(\.text)
            guard !words.isEmpty, said.insert(words).inserted else { continue }
            if words == own {
                lead = other.score
            } else {
                others.append(other)
            }
        }
        let base = lead ?? cut.path.score
        if let other = others.first {
            findings.evidence[.runnerUp] = Double(base - other.score) * SenoneScores.natsPerUnit
        }
        let before = Array(path.words[..<decisive.lowerBound])
        let after = Array(path.words[decisive.upperBound...])
        findings.alternatives = others.compactMap { other in
            let margin = Double(base - other.score) * SenoneScores.natsPerUnit
            guard margin < Self.alternativeMargin else { return nil }
            let words = other.words.map { word in
                var word = word
                word.firstFrame += cut.start
                word.lastFrame += cut.start
                return word
            }
            let sentence = before + words + after
            guard expected.grammar?.progress(of: sentence.map(\.text))?.isWhole == true else {
                return nil
            }
            return DecodedPath(segments: sentence, score: path.score + other.score - base)
        }
    }

    /// Alternatives that score at least this many nats worse than the best sentence are dropped,
    /// because no such alternative was ever right (see ``Alternatives``).
    private static let alternativeMargin = 80.0

    /// Compares a path with the free phone loop over the same frames.
    private func weighDecisive(
        _ path: DecodedPath, against loop: DecodedPath, into evidence: inout Evidence
    ) {
        let frames = Self.frames(path)
        let ratio = Self.ratio(path, loop.score)
        evidence[.loopRatioLength] = ratio * frames.squareRoot() / 7
        evidence[.cost] = Double(path.acousticScore) / frames
    }

    /// Compares the decisive words with competing words, both in isolation and as part of the whole
    /// path.
    private mutating func weighRivals(
        of cut: Cut, _ path: DecodedPath, on scored: ScoredUtterance, into findings: inout Findings
    ) {
        let frames = Self.frames(cut.path)
        func margin(_ own: Int, over rival: Int?) -> Double {
            rival.map { min(max(Double(own - $0) / frames, -60), 60) } ?? 60
        }
        let own = cut.path.score
        let rival = expected.decoys.best(on: cut.scores)
        findings.evidence[.frequentWords] = margin(own, over: rival?.score)
        findings.evidence[.rivalRatio] = rival.map {
            min(max(Double($0.score - cut.loop.score) / frames, -60), 30)
        }
        findings.rival = rival.flatMap { $0.score > own ? $0.word : nil }
        if let word = findings.rival {
            findings.evidence[.rivalProbability] = probability(
                ofWord: word, in: cut, heard: scored.phones)
        }
        let behind = expected.decoys.bestScoreBehindLeads(on: scored.scores)
        findings.evidence[.aroundRivals] = margin(path.score, over: behind)
    }

    /// Measures the fit of each word of the sentence to the audio, and the fit of the words around
    /// the decisive words.
    private func weighAround(
        _ path: DecodedPath, _ decisive: Range<Int>, _ anything: DecodedPath,
        _ scored: ScoredUtterance, into findings: inout Findings
    ) {
        guard let words = aligned(path, scored.scores)?.words, words.count == path.words.count
        else { return }
        findings.wordFits = words.map(EvidenceCollector.fit)
        guard decisive.count < words.count else { return }
        let around = words[..<decisive.lowerBound] + words[decisive.upperBound...]
        findings.evidence[.aroundWorst] = around.map(EvidenceCollector.fit).min()
        findings.evidence[.aroundRatio] = Self.ratio(
            path, anything, over: 0..<path.words[decisive.lowerBound].firstFrame)
    }

    private func align(
        _ cut: Cut, heard: PhoneProbabilities?, into findings: inout Findings
    ) {
        guard let aligned = aligned(cut.path, cut.scores) else { return }
        collector.add(to: &findings.evidence, words: aligned.words)
        let margins = PhoneMargins(
            of: aligned.chain.words, in: aligned.alignment, scores: cut.scores,
            topology: collector.topology)
        findings.evidence[.worstMargin] = margins.worst
        findings.evidence[.meanMargin] = margins.mean
        findings.phones = aligned.words.flatMap(\.self)
        if let heard {
            weigh(findings.phones, of: cut, heard: heard, into: &findings.evidence)
        }
    }

    /// Aligns a path's phones, word by word, with the path's frames.
    func aligned(
        _ path: DecodedPath, _ scores: SenoneScores
    ) -> (chain: PhoneChain, alignment: ChainAlignment, words: [[AlignedPhone]])? {
        let chain = PhoneChain(of: path, vocabulary.topology) { vocabulary.pronunciation(of: $0) }
        return ChainAlignment(
            chain.units(collector.topology), scores: scores, topology: collector.topology
        ).map { ($0, collector.aligned($0, scores)) }
            .map { (chain, $0, collector.alignedWords(chain, $1)) }
    }

    /// A path's score per frame of its words, relative to the phone loop's score.
    private static func ratio(_ path: DecodedPath, _ loop: Int) -> Double {
        min(max(Double(path.score - loop) / frames(path), -60), 30)
    }

    /// A path's score per frame, relative to the phone loop's score, within the given frames.
    private static func ratio(
        _ path: DecodedPath, _ loop: DecodedPath, over frames: Range<Int>
    ) -> Double {
        let margin = path.score(over: frames) - loop.score(over: frames)
        return min(max(margin / Double(max(frames.count, 5)), -60), 30)
    }

    /// The number of frames in a path's words, but at least 5, because fewer frames prove little.
    private static func frames(_ path: DecodedPath) -> Double {
        Double(max(path.wordFrameCount, 5))
    }
}

extension DecodedPath {
    /// The path's score in the given frames, if each segment's score is spread evenly over the
    /// segment's frames.
    func score(over frames: Range<Int>) -> Double {
        segments.reduce(0) { sum, segment in
            let own = segment.firstFrame..<(segment.lastFrame + 1)
            let share = Double(own.clamped(to: frames).count) / Double(max(own.count, 1))
            return sum + Double(segment.acousticScore + segment.languageScore) * share
        }
    }
}
