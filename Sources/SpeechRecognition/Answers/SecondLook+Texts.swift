extension SecondLook {
    /// At most ``comparedCount`` alternatives within ``comparedNats`` nats of the best path are
    /// compared.
    private static let comparedNats = 60.0
    private static let comparedCount = 4
    /// The weight of the decoder's log probabilities relative to the shares in ``Alternatives``.
    static let weight = 0.7
    /// The maximum effect, in nats, of the decoder's preference for a sentence. The decoder's
    /// effect is limited because the decoder favors some names.
    private static let preference = 4.0
    /// If a transcript's fit to the audio differs from the fit of the recognized words by less than
    /// this many nats, the transcript is taken to be a different spelling of these words.
    private static let sameSound = 0.7

    /// Chooses a sentence with the help of the decoder, and adds the decoder's transcript to the
    /// evidence.
    /// - Returns: The decoder's transcripts, beginning with the most probable transcript. The list
    ///   is empty if no transcripts are needed.
    mutating func consult(
        _ findings: inout Findings, for maker: RecognitionMaker, spellings: [String: [String]],
        alternativeCount: Int
    ) -> [Dictation] {
        guard let writer, let encoded = findings.scored.encoded, encoded.count > 0 else {
            return []
        }
        let sound = writer.sound(encoded)
        guard let best = findings.best, !findings.isAside, !best.words.isEmpty,
            maker.prospect(of: findings.evidence, knowsTexts: false) != .decided
        else { return writer.dictations(of: sound) }
        var own = compare(best, in: sound, spellings, writer, &findings, alternativeCount)
        findings.evidence[.ownText] = own
        guard own < TextOpinion.certain, let best = findings.best,
            maker.prospect(of: findings.evidence, knowsTexts: false) != .heard
        else { return [] }
        let words = best.words.map(\.text)
        let decisive = Array(words[decisiveWords(of: best)])
        let texts = writer.dictations(of: sound)
        var other: (text: Dictation, lead: Double)?
        for text in texts {
            let said = text.words.map { $0.lowercased() }
            let lead = lead(of: words, over: said, in: findings.scored)
            if text.says(words) || lead.map({ abs($0) < Self.sameSound }) ?? false
                || vocabulary.contains(said, decisive)
            {
                own = Self.sum(own, text.probability.naturalLogarithm)
            } else if other == nil, !vocabulary.hasOnly(said, words) {
                // A transcript that merely omits some of the recognized words does not contradict
                // them.
                other = (text, lead ?? 0)
            }
        }
        findings.evidence[.ownText] = own
        findings.evidence[.otherText] = other.map { $0.text.probability.naturalLogarithm }
        findings.evidence[.otherTextLead] = other?.lead
        findings.otherText = other?.text.text
        if own < TextOpinion.certain,
            maker.prospect(of: findings.evidence, knowsTexts: true) == .open
        {
            findings.evidence[.similarLead] = leadOverSimilarWords(
                best, in: sound, writer, on: findings.scored, spellings: spellings)
        }
        return texts
    }

    /// Adds the evidence for a transcript of words outside the grammar.
    mutating func weigh(_ dictation: Dictation, into findings: inout Findings) {
        findings.evidence[.dictation] = dictation.sureness
        let scores = findings.scored.scores
        let frames = Double(max(findings.scored.times.keptFrames.count, 1))
        guard let own = score(of: dictation.words.map { $0.lowercased() }, on: scores) else {
            return
        }
        func lead(over path: DecodedPath) -> Double {
            Double(own - path.score) * SenoneScores.natsPerUnit / frames
        }
        findings.evidence[.dictationFit] = findings.anything.map(lead)
        findings.evidence[.dictationLead] = findings.best.map(lead)
    }

    /// Makes an alternative the best path if its acoustic score and the decoder's score, taken
    /// together, are better.
    private mutating func compare(
        _ best: DecodedPath, in sound: SpeechTextDecoder.Sound, _ spellings: [String: [String]],
        _ writer: SpeechTextDecoder, _ findings: inout Findings, _ alternativeCount: Int
    ) -> Double {
        let others = findings.alternatives.filter {
            Double(best.score - $0.score) * SenoneScores.natsPerUnit < Self.comparedNats
        }.prefix(Self.comparedCount)
        let paths = [best] + others
        let sentences = paths.map { Self.spelled($0.words.map(\.text), spellings) }
        let improbable = TextOpinion.improbable(sentences.map(\.count).max() ?? 1)
        let found = writer.logProbabilities(of: sentences, in: sound, atLeast: improbable)
        let texts = Dictionary(
            zip(paths.map { $0.words.map(\.text) }, found), uniquingKeysWith: max)
        let least = (texts.values.max() ?? 0) - Self.preference
        func text(_ path: DecodedPath) -> Double {
            max(texts[path.words.map(\.text)] ?? least, least)
        }
        let chosen =
            paths.max {
                Double($0.score) + Self.units(text($0)) < Double($1.score) + Self.units(text($1))
            } ?? best
        if chosen != best, let anything = findings.anything {
            weigh(chosen, anything, on: findings.scored, alternativeCount, into: &findings)
            findings.best = chosen
        }
        for index in findings.alternatives.indices {
            let ahead = text(findings.alternatives[index]) - text(chosen)
            findings.alternatives[index].score += Int(Self.units(ahead))
        }
        findings.alternatives.sort { $0.score > $1.score }
        if let next = findings.alternatives.first, findings.evidence[.runnerUp] != nil {
            findings.evidence[.runnerUp] =
                Double(chosen.score - next.score) * SenoneScores.natsPerUnit
        }
        return texts[chosen.words.map(\.text)] ?? improbable
    }

    /// All spellings of each word in a sentence.
    static func spelled(
        _ words: [String], _ spellings: [String: [String]]
    ) -> Spelling.Sentence {
        words.map { Array(Set([$0] + (spellings[$0] ?? []))).sorted() }
    }

    /// Converts a transcript's weighted log probability to the units of path scores.
    private static func units(_ logProbability: Double) -> Double {
        weight * logProbability / (Alternatives.scale * SenoneScores.natsPerUnit)
    }

    private static func sum(_ first: Double, _ second: Double) -> Double {
        let most = max(first, second)
        return most + ((first - most).exponential + (second - most).exponential).naturalLogarithm
    }

    /// How much better `words` fit the audio than `others` do, in nats, or nil if either list of
    /// words does not fit at all.
    private mutating func lead(
        of words: [String], over others: [String], in scored: ScoredUtterance
    ) -> Double? {
        guard let own = score(of: words, on: scored.scores),
            let other = score(of: others, on: scored.scores)
        else { return nil }
        return Double(own - other) * SenoneScores.natsPerUnit
    }

    /// How well the words fit these frames, or nil if the words do not fit at all.
    mutating func score(of words: [String], on scores: SenoneScores) -> Int? {
        guard !words.isEmpty,
            let graph = try? vocabulary.graph(
                saying: WordNetwork(sequence: words), triphones: &triphones)
        else { return nil }
        return SoundSearch(graph, on: scores, isTraceable: false).bestScore
    }
}

extension SpokenWords {
    /// Whether `all` contains the words of `part` consecutively. Words are compared by sound.
    fileprivate func contains(_ all: [String], _ part: [String]) -> Bool {
        !part.isEmpty && all.indices.contains { all[$0...].starts(with: part, by: isSame) }
    }

    /// Whether every word of `words` also occurs in `others`. Words are compared by sound.
    fileprivate func hasOnly(_ words: [String], _ others: [String]) -> Bool {
        words.allSatisfy { word in others.contains { isSame($0, word) } }
    }

    private func isSame(_ one: String, _ other: String) -> Bool {
        one == other
            || !Set(pronunciations(of: one)).isDisjoint(with: pronunciations(of: other))
    }
}
