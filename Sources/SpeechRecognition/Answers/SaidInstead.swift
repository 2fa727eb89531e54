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

    /// The log odds that the player said the transcript, and not an answer of the grammar. The
    /// weights were fitted to recordings (see docs/decisions/0144). A sureness of 0 rules the
    /// transcript out.
    static func logOdds(_ evidence: Evidence) -> Double {
        guard let sureness = evidence[.dictation], sureness > 0,
            let fit = evidence[.dictationFit]
        else { return -.infinity }
        let lead = min(max(evidence[.dictationLead] ?? 0, -1), 6)
        let signalToNoise = min(evidence[.signalToNoise] ?? 0, 40)
        return -2.0 + 0.48 * fit + 0.72 * lead + 0.19 * max(sureness, 0.0001).naturalLogarithm
            + 0.043 * signalToNoise
    }

    /// The outcome of an utterance, given the decoder's transcript.
    func outcome(_ recognition: Recognition, saying dictation: Dictation) -> HearingOutcome {
        let words = dictation.words
        let spoken = words.map { $0.lowercased() }
        let isQuotable =
            !dictation.isCut && (1...Self.mostWords).contains(words.count)
            && Self.logOdds(Evidence(values: recognition.evidence)) > 0
            && !spoken.contains(where: foul.contains)
            && !spoken.allSatisfy(neverReported.contains)
        let text = isQuotable ? words.joined(separator: " ") : nil
        switch recognition.outcome {
        case .somethingElse: return .somethingElse(heard: text)
        case .chatter: return text.map { .somethingElse(heard: $0) } ?? .chatter
        case .unsure:
            guard let text, !dictation.says(recognition.best.segments.map(\.text)) else {
                return .unsure
            }
            return .somethingElse(heard: text)
        case .heard, .noise, .silence: return recognition.outcome
        }
    }
}
