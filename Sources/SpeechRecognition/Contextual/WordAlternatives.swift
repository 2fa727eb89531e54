/// Finds alternatives to a word among all words that a search considered for the same stretch of
/// audio.
enum WordAlternatives {
    /// Returns words that overlap the given word by at least half, likeliest first. The posteriors
    /// of identical words are added up.
    static func alternatives(
        to best: DecodedWord, lattice: [LatticeWord], others: [DecodedPath], limit: Int
    ) -> [(text: String, confidence: Double?)] {
        var posteriors: [String: Double] = [:]
        for word in lattice
        where word.text != best.text && overlap(best, word.firstFrame, word.lastFrame) >= 0.5 {
            posteriors[word.text, default: 0] += word.posterior
        }
        var found: [(text: String, confidence: Double?)] =
            posteriors
            .filter { !isFiller($0.key) && $0.value >= 0.001 }
            .map { ($0.key, min(1, $0.value)) }
            .sorted { ($0.1, $1.0) > ($1.1, $0.0) }
        var known = Set(found.map(\.text)).union([best.text])
        for path in others {
            for word in path.words
            where overlap(best, word.firstFrame, word.lastFrame) >= 0.5
                && known.insert(word.text).inserted
            {
                found.append((word.text, nil))
            }
        }
        return Array(found.prefix(limit))
    }

    /// The number of frames that two words share, as a fraction of the longer word's frames.
    private static func overlap(_ best: DecodedWord, _ first: Int, _ last: Int) -> Double {
        let shared = min(best.lastFrame, last) - max(best.firstFrame, first) + 1
        return Double(max(0, shared)) / Double(max(best.frameCount, last - first + 1))
    }

    private static func isFiller(_ text: String) -> Bool {
        DecodedWord(text: text, firstFrame: 0, lastFrame: 0, acousticScore: 0, languageScore: 0)
            .isFiller
    }
}
