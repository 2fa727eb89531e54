import Foundation

/// The weights of the decoder's transcripts, as `TextOpinion` in SpeechRecognition uses them.
struct OpinionTraining: Encodable {
    private(set) var bias = 0.0
    private(set) var sounds = 1.0
    private(set) var ownText = 0.0
    private(set) var similarLead = 0.0
    private(set) var otherText = 0.0
    private(set) var otherTextLead = 0.0

    /// Learns the weights from examples and their log-odds by sounds alone, which must come from models trained without
    /// the examples' speakers. The result is calibrated for trials without near misses, whose frequency is arbitrary.
    init(_ examples: [Example], sounds: [Double], weights: Model.Weights) {
        let known = zip(examples, sounds).compactMap { example, sounds in
            Self.terms(sounds, example.evidence).map { (example: example, terms: $0) }
        }
        guard !known.isEmpty else { return }
        let regression = LogisticRegression(
            known.map(\.terms), outcomes: known.map(\.example.isSaid),
            counts: known.map { weights.weight(of: $0.example) })
        let counted = known.filter { !$0.example.isNear }
        let scaling = Scaling(
            counted.map { regression.logOdds($0.terms) }, outcomes: counted.map(\.example.isSaid))
        let found = regression.weights.map { (scaling.slope * $0).rounded5 }
        bias = (found[0] + scaling.offset).rounded5
        self.sounds = found[1]
        ownText = found[2]
        similarLead = found[3]
        otherText = found[4]
        otherTextLead = found[5]
    }

    /// The log-odds according to the sounds and the decoder's transcripts.
    func logOdds(bySounds log: Double, _ evidence: [String: Double]) -> Double {
        guard let terms = Self.terms(log, evidence) else { return log }
        let weights = [bias, sounds, ownText, similarLead, otherText, otherTextLead]
        return min(zip(weights, terms).reduce(0) { $0 + $1.0 * $1.1 }, log + 3)
    }

    /// What the weights are multiplied by, or nil without a decoder. See `TextOpinion` for the limits.
    private static func terms(_ sounds: Double, _ evidence: [String: Double]) -> [Double]? {
        guard let own = evidence["ownText"] else { return nil }
        let wordCount = max(evidence["wordCount"] ?? 1, 1)
        let doubt = min(max(own, -12 - 8 * wordCount) + 6, 0) / wordCount.squareRoot()
        let lead = own < -1.4 ? evidence["similarLead"] ?? 5 : 10
        let other = evidence["otherText"].map { exp($0).squareRoot() } ?? 0
        let behind = min(max(evidence["otherTextLead"] ?? 0, -60), 0)
        return [1, sounds, doubt, min(max(lead, -15), 15), -other, other * behind]
    }
}
