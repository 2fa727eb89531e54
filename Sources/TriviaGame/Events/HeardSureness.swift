import CommandMatcher

/// How surely something was heard, and how surely it must be heard.
public struct HeardSureness: Sendable, Hashable {
    /// Probability from 0 to 1 that this was said.
    public var confidence: Double
    /// The probability must exceed this. Commands that cost the player something have a higher threshold.
    public var threshold: Double

    /// A probability and its threshold, both from 0 to 1.
    public init(confidence: Double, threshold: Double) {
        self.confidence = confidence
        self.threshold = threshold
    }

    /// The sureness of a ruling; nil for typed input.
    init?(_ ruling: Ruling) {
        guard let confidence = ruling.confidence, let threshold = ruling.threshold else {
            return nil
        }
        self.init(confidence: confidence, threshold: threshold)
    }
}
