/// Combines the log odds from the acoustic evidence with the decoder's transcripts (see
/// docs/decisions/0149). The weights are trained after the trees (see docs/decisions/0176).
struct TextOpinion: Decodable, Sendable {
    private let bias: Double
    /// The weight of the log odds from the acoustic evidence.
    private let sounds: Double
    /// The weight of the recognized words' log probability.
    private let ownText: Double
    /// The weight of the lead over similar words.
    private let similarLead: Double
    /// The weights of the other transcript's probability, and of this probability times the number
    /// of nats by which the transcript fits the audio better.
    private let otherText: Double
    private let otherTextLead: Double

    /// The weights for files that state no weights.
    static let usual = TextOpinion(
        bias: 2.1, sounds: 0.624, ownText: 0.126, similarLead: 0.127, otherText: 1.305,
        otherTextLead: 0.013)

    /// Whether stronger evidence never counts against the words, and no sum can overflow.
    var isPlausible: Bool {
        let weights = [sounds, ownText, similarLead, otherText, otherTextLead]
        return abs(bias) <= Self.greatestWeight
            && weights.allSatisfy { (0...Self.greatestWeight).contains($0) }
    }

    /// If the log probability of the recognized words is at least this high, similar words are not
    /// compared (see docs/decisions/0166).
    static let certain = -1.4

    /// The log odds that the words were said. Without the decoder's opinion, only the acoustic
    /// evidence counts.
    func logOdds(bySounds sounds: Double, _ evidence: Evidence) -> Double {
        guard let own = evidence[.ownText] else { return sounds }
        let lead =
            own < Self.certain ? evidence[.similarLead] ?? Self.unknownLead : Self.certainLead
        return sum(sounds, doubt(own, evidence), lead: lead, penalty: penalty(evidence))
    }

    /// The range of possible log odds before similar words are compared. `knowsTexts` states
    /// whether the evidence contains the decoder's other transcripts.
    func range(
        bySounds sounds: Double, _ evidence: Evidence, knowsTexts: Bool
    ) -> ClosedRange<Double> {
        let best = sum(sounds, 0, lead: Self.greatestLead, penalty: 0)
        guard let own = evidence[.ownText] else { return -.infinity...best }
        let doubt = doubt(own, evidence)
        guard !knowsTexts else {
            let penalty = penalty(evidence)
            let least = sum(sounds, doubt, lead: -Self.greatestLead, penalty: penalty)
            return least...sum(sounds, doubt, lead: Self.greatestLead, penalty: penalty)
        }
        let greatest = otherText + otherTextLead * Self.farthestBehind
        let penalty = (1 - min(own.exponential, 1)).squareRoot() * greatest
        return sum(sounds, doubt, lead: -Self.greatestLead, penalty: penalty)...best
    }

    /// Whether the decoder considers the words improbable and the decoder's own transcript fits the
    /// audio better (see docs/decisions/0144). A command that the decoder contradicts requires
    /// higher confidence.
    static func contradicts(_ evidence: Evidence) -> Bool {
        guard let own = evidence[.ownText], let lead = evidence[.otherTextLead] else {
            return false
        }
        return own < contradicted && lead < 0
    }

    /// The decoder is taken to contradict a command if the command's log probability is below this
    /// limit.
    private static let contradicted = -7.5

    private func sum(
        _ sounds: Double, _ doubt: Double, lead: Double, penalty: Double
    ) -> Double {
        let sum =
            bias + self.sounds * sounds + ownText * doubt
            + similarLead * min(max(lead, -Self.greatestLead), Self.greatestLead) - penalty
        return min(sum, sounds + Self.most)
    }

    /// How improbable the recognized words are according to the decoder, adjusted for the length of
    /// the sentence.
    private func doubt(_ own: Double, _ evidence: Evidence) -> Double {
        let wordCount = max(evidence[.wordCount] ?? 1, 1)
        return min(max(own, -12 - 8 * wordCount) + 6, 0) / wordCount.squareRoot()
    }

    /// The amount by which the most probable other transcript reduces the log odds.
    private func penalty(_ evidence: Evidence) -> Double {
        guard let other = evidence[.otherText] else { return 0 }
        let behind = min(max(evidence[.otherTextLead] ?? 0, -Self.farthestBehind), 0)
        return other.exponential.squareRoot() * (otherText - otherTextLead * behind)
    }

    /// Below this log probability, a transcript of `wordCount` words is practically impossible.
    static func improbable(_ wordCount: Int) -> Double { min(-40, -12 - 8 * Double(wordCount)) }

    private static let greatestWeight = 100.0
    private static let farthestBehind = 60.0
    private static let greatestLead = 15.0
    /// `unknownLead` is the lead to use if no similar word exists, and `certainLead` is the lead to
    /// use if the transcript is certain.
    private static let unknownLead = 5.0
    private static let certainLead = 10.0
    /// The maximum amount that the decoder can add to the log odds.
    private static let most = 3.0
}
