internal import Transcript

/// Turns the findings of the searches into the final recognition of an utterance.
struct RecognitionMaker {
    var calibration: Calibration
    var strictness: HearingStrictness
    /// Words that are never quoted to players.
    var neverReported: [String]

    /// Speech that is longer than this many frames is chatter if words cover less than
    /// ``chatterShare`` of the frames.
    static let chatterFrames = 250.0
    static let chatterShare = 0.35
    /// The limits beyond which a word is not quoted. In recordings, these limits exclude a quarter
    /// of the correct words and nine out of ten words that the recognizer wrongly heard in noise.
    static let rivalNoiseShare = 0.75
    static let rivalProbability = -2.2
    /// Words around the answer that fit worse than this limit are assumed not to have been said
    /// (see docs/decisions/0099).
    static let rivalAround = -40.0
    /// An utterance without an answer is noise if the phone loop's share of silence or noise
    /// exceeds this limit.
    static let noiseShare = 0.9
    /// A voice is distant if it is softer than a recent voice by more than this many decibels.
    /// Answers from a distant voice require higher confidence (see docs/decisions/0028).
    static let farther = 10.0

    /// The parts of the result that the decoder's other transcripts can still change.
    enum Prospect {
        /// The outcome can still change.
        case open
        /// Only the confidence can still change.
        case decided
        /// Only the confidence can still change, and the words are accepted even at the next
        /// stricter ``HearingStrictness``.
        case heard
    }

    /// Determines which parts of the result the decoder's other transcripts can still change.
    /// `knowsTexts` states whether the evidence contains the decoder's other transcripts.
    func prospect(of evidence: Evidence, knowsTexts: Bool) -> Prospect {
        let range = calibration.opinion.range(
            bySounds: calibration.logOdds(evidence), evidence, knowsTexts: knowsTexts)
        let strictness = strictness(evidence)
        let limits = [
            Self.logOdds(calibration.limits.somethingElse), calibration.threshold(strictness),
            calibration.threshold(strictness.stricter),
        ]
        if limits.contains(where: range.contains) { return .open }
        return limits.allSatisfy { $0 < range.lowerBound } ? .heard : .decided
    }

    func recognition(
        from findings: SecondLook.Findings, grammar: CompiledGrammar, start: AudioTime,
        sampleCount: Int
    ) -> Recognition {
        let speech = TimeRange(start: start, end: start.advanced(bySamples: sampleCount))
        var evidence = findings.evidence
        guard let best = findings.best else {
            var recognition = Recognition(
                outcome: outcomeWithoutPath(evidence), speech: speech,
                best: Transcription(segments: []), confidence: 0)
            recognition.evidence = evidence.values
            return recognition
        }
        guard !findings.isAside else {
            let ranges = findings.times.ranges(of: best.words, startingAt: start)
            let segments = zip(best.words, ranges).map { Segment(text: $0.text, range: $1) }
            var recognition = Recognition(
                outcome: isNoise(evidence) ? .noise : .chatter, speech: speech,
                best: Transcription(segments: segments), confidence: 0)
            recognition.evidence = evidence.values
            return recognition
        }
        let bySounds = calibration.logOdds(evidence)
        let logOdds = calibration.opinion.logOdds(bySounds: bySounds, evidence)
        let strictness = strictness(evidence)
        let costlyThreshold = calibration.threshold(strictness.stricter)
        let tags = grammar.tags(saying: best.words.map(\.text)) ?? [:]
        let threshold =
            Self.isContradicted(tags, evidence, grammar)
            ? costlyThreshold : calibration.threshold(strictness)
        evidence[.logOdds] = logOdds
        let confidence = Self.probability(logOdds)
        let alternatives = Alternatives(findings.alternatives, of: best, confidence: confidence)
            .transcriptions(findings.times, start)
        let ranges = findings.times.ranges(of: best.words, startingAt: start)
        let segments = best.words.enumerated().map { index, word in
            Segment(
                text: word.text, range: ranges[index],
                confidence: wordConfidence(index, findings.wordFits, evidence),
                alternatives: [])
        }
        var recognition = Recognition(
            outcome: outcome(
                logOdds, threshold, confidence, evidence, heard: heardInstead(findings)),
            speech: speech,
            best: Transcription(
                segments: Alternatives.attach(alternatives, to: segments), confidence: confidence),
            alternatives: alternatives,
            tags: tags, confidence: confidence,
            threshold: Self.probability(threshold))
        recognition.costlyThreshold = Self.probability(costlyThreshold)
        recognition.evidence = evidence.values
        if bySounds > threshold, logOdds <= threshold { recognition.written = findings.otherText }
        return recognition
    }

    /// Whether the best sentence is a command that the decoder contradicts.
    private static func isContradicted(
        _ tags: [String: String], _ evidence: Evidence, _ grammar: CompiledGrammar
    ) -> Bool {
        grammar.isCommand(tags) && TextOpinion.contradicts(evidence)
    }

    private func strictness(_ evidence: Evidence) -> HearingStrictness {
        isFarther(evidence) ? .strict : strictness
    }

    static func probability(_ logOdds: Double) -> Double { 1 / (1 + (-logOdds).exponential) }

    private static func logOdds(_ probability: Double) -> Double {
        (probability / (1 - probability)).naturalLogarithm
    }

    private func outcome(
        _ logOdds: Double, _ threshold: Double, _ confidence: Double, _ evidence: Evidence,
        heard: String?
    ) -> HearingOutcome {
        if logOdds > threshold { return .heard }
        if isNoise(evidence) { return .noise }
        guard confidence < calibration.limits.somethingElse else { return .unsure }
        let isLong = evidence[.keptFrames] ?? 0 > Self.chatterFrames
        let isMostlyOther = evidence[.coverage] ?? 1 < Self.chatterShare
        return isLong && isMostlyOther ? .chatter : .somethingElse(heard: heard)
    }

    /// The competing word that fits better than the answer and well enough to be quoted.
    private func heardInstead(_ findings: SecondLook.Findings) -> String? {
        guard let rival = findings.rival,
            findings.evidence[.rivalRatio] ?? -.infinity > calibration.limits.rivalRatio,
            findings.evidence[.noiseShare] ?? 0 <= Self.rivalNoiseShare,
            findings.evidence[.rivalProbability] ?? 0 >= Self.rivalProbability,
            findings.evidence[.aroundWorst] ?? 0 >= Self.rivalAround,
            !isFarther(findings.evidence), !neverReported.contains(rival)
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

    /// The confidence that the answer would have if this word were its worst-fitting word.
    private func wordConfidence(
        _ index: Int, _ fits: [Double], _ evidence: Evidence
    ) -> Double {
        var own = evidence
        if index < fits.count { own[.worstWord] = fits[index] }
        return Self.probability(calibration.logOdds(own))
    }
}
