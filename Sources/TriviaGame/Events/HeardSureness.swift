import CommandMatcher

/// How surely something was heard, beside how surely it must be.
public struct HeardSureness: Sendable, Hashable {
    /// Probability from 0 to 1 that this was said.
    public var confidence: Double
    /// What the probability must exceed; what costs the player something needs more.
    public var threshold: Double

    /// A probability and its threshold, both from 0 to 1.
    public init(confidence: Double, threshold: Double) {
        self.confidence = confidence
        self.threshold = threshold
    }

    /// What a ruling rests on; nil for what was typed.
    init?(_ ruling: Ruling) {
        guard let confidence = ruling.confidence, let threshold = ruling.threshold else {
            return nil
        }
        self.init(confidence: confidence, threshold: threshold)
    }
}
