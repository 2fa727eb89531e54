internal import Transcript

/// Makes the last word on an utterance out of what was found.
enum Verdict {
    static func recognition(
        from findings: borrowing SecondLook.Findings, grammar: CompiledGrammar, start: AudioTime,
        sampleCount: Int, strictness: HearingStrictness
    ) -> Recognition {
        let speech = TimeRange(start: start, end: start.advanced(bySamples: sampleCount))
        guard let best = findings.best else {
            let outcome: HearingOutcome =
                findings.times.keptFrames.isEmpty ? .silence : .unsure
            return Recognition(
                outcome: outcome, speech: speech, best: Transcription(segments: []), confidence: 0)
        }
        let logOdds = 2.8356 + 0.13273 * (findings.evidence[.loopRatio] ?? -60)
        let confidence = 1 / (1 + (-logOdds).exponential)
        let words = best.words.map(\.text)
        return Recognition(
            outcome: logOdds > 1.34 ? .heard : .unsure, speech: speech,
            best: transcription(best, findings.times, start, confidence),
            alternatives: findings.alternatives.map {
                transcription($0, findings.times, start, nil)
            },
            tags: grammar.tags(saying: words) ?? [:], confidence: confidence,
            evidence: findings.evidence.values)
    }

    private static func transcription(
        _ path: DecodedPath, _ times: FrameTimes, _ start: AudioTime, _ confidence: Double?
    ) -> Transcription {
        Transcription(
            segments: path.words.map {
                Segment(
                    text: $0.text, range: times.range(of: $0, startingAt: start),
                    confidence: confidence)
            }, confidence: confidence)
    }
}
