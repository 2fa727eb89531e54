import CommandMatcher

/// The confidence that something was said, and the threshold for accepting it.
public struct HeardSureness: Sendable, Hashable {
    /// The probability that this was said, from 0 to 1.
    public var confidence: Double
    /// The probability must exceed this threshold. Commands that cost the player something have a higher threshold.
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
