/// Combines the log odds of the sounds with the decoder's opinion.
///
/// A search by sound knows only a question's answer and a few other words. It can therefore confuse the answer with a
/// word that sounds almost the same. The decoder knows all words, but it prefers frequent ones. Neither the sounds nor
/// the decoder decides alone. The weights were fitted to recordings of real speakers (docs/decisions/0163).
enum TextOpinion {
    /// If the decoder gives the recognized words at least this log probability, hardly anything else is possible. The
    /// words are then not compared with other texts and words.
    static let certain = -1.4

    /// The log odds that the words were said. If the decoder was not consulted, they are the log odds of the sounds
    /// alone.
    ///
    /// - Parameter sounds: The log odds of the sounds alone.
    static func logOdds(bySounds sounds: Double, _ evidence: Evidence) -> Double {
        guard let own = evidence[.ownText] else { return sounds }
        let wordCount = max(evidence[.wordCount] ?? 1, 1)
        // Long sentences always have a low probability.
        let doubt = min(max(own, -12 - 8 * wordCount) + 6, 0) / wordCount.squareRoot()
        let lead = own < certain ? evidence[.similarLead] ?? unknownLead : certainLead
        var sum = 2.1 + 0.624 * sounds + 0.126 * doubt + 0.127 * min(max(lead, -15), 15)
        if let other = evidence[.otherText] {
            let behind = min(max(evidence[.otherTextLead] ?? 0, -60), 0)
            sum -= other.exponential.squareRoot() * (1.305 - 0.013 * behind)
        }
        return min(sum, sounds + most)
    }

    /// Used in place of ``Evidence/Name/similarLead``: `unknownLead` if there is no similar word, `certainLead` if the
    /// text is certain.
    private static let unknownLead = 5.0
    private static let certainLead = 10.0
    /// The most that the decoder can add to the log odds, so that a result with very doubtful sounds stays doubtful.
    private static let most = 3.0
}
