/// One spoken word with its position in the stream.
public struct Segment: Hashable, Sendable, Codable {
    /// Another reading of the same range of sound.
    public struct Alternative: Hashable, Sendable, Codable {
        /// The possible word or words.
        public var text: String
        /// Probability from 0 to 1, or nil if unknown.
        public var confidence: Double?

        /// Creates a reading with its probability, if known.
        public init(text: String, confidence: Double? = nil) {
            self.text = text
            self.confidence = confidence
        }
    }

    /// The word as written in the transcription, without spaces around it.
    public var text: String
    /// The range of its samples.
    public var range: TimeRange
    /// Probability from 0 to 1 that the word is correct. Nil while it is unknown (volatile
    /// results).
    public var confidence: Double?
    /// Other readings, best first, without the word itself.
    public var alternatives: [Alternative]

    /// Creates a word with its position. Other readings must be in order, the best first.
    public init(
        text: String, range: TimeRange, confidence: Double? = nil, alternatives: [Alternative] = []
    ) {
        self.text = text
        self.range = range
        self.confidence = confidence
        self.alternatives = alternatives
    }
}
