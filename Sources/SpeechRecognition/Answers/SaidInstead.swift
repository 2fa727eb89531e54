internal import Transcript

/// Decides from the decoder's text whether something was said that is not in the grammar.
///
/// The decoder prefers frequent words, so it cannot distinguish an answer from a word that sounds
/// almost the same. It is consulted only if the sounds have yielded no answer.
struct SaidInstead {
    /// Words that are never quoted alone.
    var neverReported: [String]
    /// Words that are never quoted, not even among others.
    var foul: [String]

    /// Longer speech is talk. The limits are in frames of 10 ms and in words: about four words for an answer, and some
    /// around it.
    private static let mostFrames = 250.0
    private static let mostWords = 8
    /// Words with lower confidence were probably not said. In an hour of pubs, kitchens and
    /// machines, the highest confidence of a single word was 0.02. Of the words above 0.05, eight
    /// in ten were actually said.
    private static let leastSureness = 0.05
    /// If it is unclear from the sounds whether the answer was given, the text needs this
    /// confidence.
    private static let leastAgainstDoubt = 0.15

    /// Whether consulting the decoder may be useful.
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

    /// The outcome of an utterance, given the text that the decoder wrote down.
    func outcome(_ recognition: Recognition, saying dictation: Dictation) -> HearingOutcome {
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
            let isOther =
                dictation.sureness >= Self.leastAgainstDoubt
                && !dictation.says(recognition.best.segments.map(\.text))
            return isOther ? text.map { .somethingElse(heard: $0) } ?? .unsure : .unsure
        case .heard, .noise, .silence: return recognition.outcome
        }
    }
}
