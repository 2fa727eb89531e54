internal import Transcript

/// Uses the decoder's transcript to find out whether a player said something other than an answer
/// (see docs/decisions/0144).
struct SaidInstead {
    /// Words that are never quoted on their own.
    var neverReported: [String]
    /// Words that are never quoted, even together with other words.
    var foul: [String]

    /// Speech that exceeds these limits (in 10 ms frames and in words) is treated as chatter.
    private static let mostFrames = 250.0
    private static let mostWords = 8
    /// Words with at least this confidence were probably said. In an hour of noise, the confidence
    /// never reached 0.02.
    private static let leastSureness = 0.05
    /// The transcript's minimum confidence if the acoustic evidence does not show whether the
    /// answer was given.
    private static let leastAgainstDoubt = 0.15

    /// Whether it may be useful to consult the decoder.
    static func isPossible(_ recognition: Recognition) -> Bool {
        switch recognition.outcome {
        case .heard, .noise, .silence: return false
        case .chatter, .somethingElse, .unsure: break
        }
        let evidence = Evidence(values: recognition.evidence)
        return evidence[.keptFrames] ?? 0 <= mostFrames
            && evidence[.noiseShare] ?? 0 <= RecognitionMaker.rivalNoiseShare
            && evidence[.softness] ?? 0 <= RecognitionMaker.farther
    }

    /// The outcome of an utterance, given the decoder's transcript. `isContradicted` states whether
    /// the best sentence is a command that the decoder contradicts.
    func outcome(
        _ recognition: Recognition, saying dictation: Dictation, isContradicted: Bool
    ) -> HearingOutcome {
        let words = dictation.words
        let spoken = words.map { $0.lowercased() }
        let isQuotable =
            !dictation.isCut && (1...Self.mostWords).contains(words.count)
            && dictation.sureness >= Self.leastSureness
            && !spoken.contains(where: foul.contains)
            && !spoken.allSatisfy(neverReported.contains)
        let text = isQuotable ? words.joined(separator: " ") : nil
        switch recognition.outcome {
        case .somethingElse: return .somethingElse(heard: text)
        case .chatter: return text.map { .somethingElse(heard: $0) } ?? .chatter
        case .unsure:
            let least = isContradicted ? Self.leastSureness : Self.leastAgainstDoubt
            let isOther =
                dictation.sureness >= least
                && !dictation.says(recognition.best.segments.map(\.text))
            return isOther ? text.map { .somethingElse(heard: $0) } ?? .unsure : .unsure
        case .heard, .noise, .silence: return recognition.outcome
        }
    }
}
