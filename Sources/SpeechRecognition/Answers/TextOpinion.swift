/// How much the decoder's opinion changes the log odds that come from the sounds.
///
/// A search by sound knows only a question's answer and some other words, so it mistakes a word that sounds almost like
/// the answer for the answer. The decoder knows all words, but it prefers frequent ones. Neither decides alone. The
/// weights were fitted to recordings of people (docs/decisions/0151).
enum TextOpinion {
    /// The amount to add to the log odds of the sounds; 0 if the decoder was not consulted.
    static func logOdds(_ evidence: Evidence) -> Double {
        guard let own = evidence[.ownText] else { return 0 }
        let wordCount = max(evidence[.wordCount] ?? 1, 1)
        // Long sentences are improbable in any case.
        let doubt = min(max(own, -12 - 8 * wordCount) + 6, 0) / wordCount.squareRoot()
        var sum = 8.6 + 1.16 * max(own + 6, 0) + 1.15 * max(own + 2, 0) + 0.41 * doubt
        if let other = evidence[.otherText] {
            let lead = min(max(evidence[.otherTextLead] ?? 0, -60), 60)
            let bySounds = 0.082 * min(lead, 0) + 0.031 * max(lead, 0)
            sum -= other.exponential.squareRoot() * (8.4 - bySounds)
        }
        return min(sum, most)
    }

    /// The most that a text can add, so that very doubtful sounds stay doubtful.
    private static let most = 3.0
}
