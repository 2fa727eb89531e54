internal import Transcript

/// Makes the last word on an utterance out of what was found.
struct RecognitionMaker {
    var calibration: Calibration
    var strictness: HearingStrictness
    /// Words that are not told to anybody who may have said another.
    var neverTold: [String]

    /// Below this probability the grammar was not what was said.
    static let somethingElseLimit = 0.035
    /// Speech that is longer than this and this many times the answer is talk.
    static let chatterFrames = 250.0
    static let chatterShare = 0.35
    /// A word that fits this well against the free phone loop is worth telling: three in four of them
    /// had been said in recordings; of those that fit worse, one in three.
    static let rivalRatio = 18.0
    /// In more noise than this no such word was said, nor when the network hears its sounds less surely (in
    /// natural log units a frame): of 114 words told in recordings a quarter is lost, and of what is told
    /// of barking dogs, frogs and rattles nine in ten.
    static let rivalNoiseShare = 0.75
    static let rivalProbability = -2.2
    /// Worse than this the words around an answer were not said, and a word that fits in its place is a part of
    /// something longer: of 85 words that were told as they had been said 82 are left, of 68 that were heard in
    /// talk 29.
    static let rivalAround = -40.0
    /// Share of the free phone loop's frames in which it hears silence or noise.
    static let noiseShare = 0.9
    /// Who is softer than this (decibels) beside somebody who has just spoken is three times as far away: such a voice
    /// must be heard as surely as in a strict game, and what else it says is told to nobody.
    static let farther = 10.0

    func recognition(
        from findings: borrowing SecondLook.Findings, grammar: CompiledGrammar, start: AudioTime,
        sampleCount: Int
    ) -> Recognition {
        let speech = TimeRange(start: start, end: start.advanced(bySamples: sampleCount))
        var evidence = findings.evidence
        guard let best = findings.best else {
            return Recognition(
                outcome: outcomeWithoutPath(evidence), speech: speech,
                best: Transcription(segments: []), confidence: 0, evidence: evidence.values)
        }
        guard !findings.isAside else {
            let segments = best.words.map {
                Segment(text: $0.text, range: findings.times.range(of: $0, startingAt: start))
            }
            return Recognition(
                outcome: isNoise(evidence) ? .noise : .chatter, speech: speech,
                best: Transcription(segments: segments), confidence: 0, evidence: evidence.values)
        }
        let logOdds = calibration.logOdds(evidence)
        let strictness = isFarther(evidence) ? .strict : self.strictness
        let threshold = calibration.threshold(strictness)
        let costlyThreshold = calibration.threshold(strictness.stricter)
        evidence[.logOdds] = logOdds
        let confidence = Self.probability(logOdds)
        let alternatives = Alternatives(findings.alternatives, of: best, confidence: confidence)
            .transcriptions(findings.times, start)
        let segments = best.words.enumerated().map { index, word in
            Segment(
                text: word.text, range: findings.times.range(of: word, startingAt: start),
                confidence: wordConfidence(index, findings.wordFits, evidence),
                alternatives: [])
        }
        return Recognition(
            outcome: outcome(
                logOdds, threshold, confidence, evidence, heard: heardInstead(findings)),
            speech: speech,
            best: Transcription(
                segments: Alternatives.attach(alternatives, to: segments), confidence: confidence),
            alternatives: alternatives,
            tags: grammar.tags(saying: best.words.map(\.text)) ?? [:], confidence: confidence,
            threshold: Self.probability(threshold),
            costlyThreshold: Self.probability(costlyThreshold), evidence: evidence.values)
    }

    static func probability(_ logOdds: Double) -> Double { 1 / (1 + (-logOdds).exponential) }

    private func outcome(
        _ logOdds: Double, _ threshold: Double, _ confidence: Double, _ evidence: Evidence,
        heard: String?
    ) -> HearingOutcome {
        if logOdds > threshold { return .heard }
        if isNoise(evidence) { return .noise }
        guard confidence < Self.somethingElseLimit else { return .unsure }
        let isLong = evidence[.keptFrames] ?? 0 > Self.chatterFrames
        let isMostlyOther = evidence[.coverage] ?? 1 < Self.chatterShare
        return isLong && isMostlyOther ? .chatter : .somethingElse(heard: heard)
    }

    /// The word that fits better than anything the grammar knows, if it fits well.
    private func heardInstead(_ findings: borrowing SecondLook.Findings) -> String? {
        guard let rival = findings.rival,
            findings.evidence[.rivalRatio] ?? -.infinity > Self.rivalRatio,
            findings.evidence[.noiseShare] ?? 0 <= Self.rivalNoiseShare,
            findings.evidence[.rivalProbability] ?? 0 >= Self.rivalProbability,
            findings.evidence[.aroundWorst] ?? 0 >= Self.rivalAround,
            !isFarther(findings.evidence), !neverTold.contains(rival)
        else { return nil }
        return rival
    }

    private func outcomeWithoutPath(_ evidence: Evidence) -> HearingOutcome {
        guard evidence[.keptFrames] ?? 0 > 0 else { return .silence }
        return isNoise(evidence) ? .noise : .somethingElse(heard: nil)
    }

    private func isFarther(_ evidence: Evidence) -> Bool {
        evidence[.softness] ?? 0 > Self.farther
    }

    private func isNoise(_ evidence: Evidence) -> Bool {
        evidence[.noiseShare] ?? 0 > Self.noiseShare
    }

    /// What the confidence would be if this word had been the worst one.
    private func wordConfidence(
        _ index: Int, _ fits: [Double], _ evidence: Evidence
    ) -> Double {
        var own = evidence
        if index < fits.count { own[.worstWord] = fits[index] }
        return Self.probability(calibration.logOdds(own))
    }
}
