import CommandMatcher

/// The confidence in a recognition, and the threshold for accepting it.
public struct HeardSureness: Sendable, Hashable {
    /// The probability of the recognized words, from 0 to 1.
    public var confidence: Double
    /// The threshold that the probability must exceed. Costly commands have a higher threshold.
    public var threshold: Double

    /// Creates a confidence and its threshold, both from 0 to 1.
    public init(confidence: Double, threshold: Double) {
        self.confidence = confidence
        self.threshold = threshold
    }

    /// The confidence in a ruling; nil for typed input.
    init?(_ ruling: Ruling) {
        guard let confidence = ruling.confidence, let threshold = ruling.threshold else {
            return nil
        }
        self.init(confidence: confidence, threshold: threshold)
    }
}
