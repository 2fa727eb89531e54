/// A text that a decoder wrote down of an utterance, whatever it was, without knowing what was expected.
public struct WrittenText: Sendable, Hashable, Codable {
    /// With capitals and punctuation.
    public var text: String
    /// The decoder's own probability of these words, 0 to 1, however they are written. It is not calibrated.
    public var probability: Double

    /// A text with its probability.
    public init(_ text: String, probability: Double) {
        self.text = text
        self.probability = probability
    }
}
