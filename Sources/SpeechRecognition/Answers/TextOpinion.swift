/// Combines the log odds of the sounds with the decoder's opinion.
///
/// A search by sound knows only a question's answer and some other words, so it mistakes a word that sounds almost like
/// the answer for the answer. The decoder knows all words, but it prefers frequent ones. Neither decides alone. The
/// weights were fitted to recordings of people (docs/decisions/0163).
enum TextOpinion {
    /// If the decoder writes the recognized words with this log probability, hardly anything else is possible, so they
    /// are not compared with other texts and words.
    static let certain = -1.4

    /// The log odds that the words were said; those of the sounds alone if the decoder was not consulted.
    ///
    /// - Parameter sounds: The log odds of the sounds alone.
    static func logOdds(bySounds sounds: Double, _ evidence: Evidence) -> Double {
        guard let own = evidence[.ownText] else { return sounds }
        let wordCount = max(evidence[.wordCount] ?? 1, 1)
        // Long sentences are improbable in any case.
        let doubt = min(max(own, -12 - 8 * wordCount) + 6, 0) / wordCount.squareRoot()
        let lead = own < certain ? evidence[.similarLead] ?? unknownLead : certainLead
        var sum = 2.1 + 0.624 * sounds + 0.126 * doubt + 0.127 * min(max(lead, -15), 15)
        if let other = evidence[.otherText] {
            let behind = min(max(evidence[.otherTextLead] ?? 0, -60), 0)
            sum -= other.exponential.squareRoot() * (1.305 - 0.013 * behind)
        }
        return min(sum, sounds + most)
    }

    /// Stands for ``Evidence/Name/similarLead`` if there is no similar word, and if the text is certain.
    private static let unknownLead = 5.0
    private static let certainLead = 10.0
    /// The most that the decoder can add, so that very doubtful sounds stay doubtful.
    private static let most = 3.0
}
