/// One spoken word with its position in the stream.
public struct Segment: Hashable, Sendable, Codable {
    /// A different reading of the same range of audio.
    public struct Alternative: Hashable, Sendable, Codable {
        /// One or more words that may have been said instead of the recognized word.
        public var text: String
        /// The probability from 0 to 1, or nil if it is unknown.
        public var confidence: Double?

        /// Creates a reading with its probability, if the probability is known.
        public init(text: String, confidence: Double? = nil) {
            self.text = text
            self.confidence = confidence
        }
    }

    /// The word as written in the transcription, without surrounding spaces.
    public var text: String
    /// The range of the word's samples.
    public var range: TimeRange
    /// The probability from 0 to 1 that the word is correct, or nil if it is unknown, as in
    /// volatile results.
    public var confidence: Double?
    /// Other readings of the word's audio, best first. The word itself is not one of the
    /// alternatives.
    public var alternatives: [Alternative]

    /// Creates a word. The best alternative reading must come first.
    public init(
        text: String, range: TimeRange, confidence: Double? = nil, alternatives: [Alternative] = []
    ) {
        self.text = text
        self.range = range
        self.confidence = confidence
        self.alternatives = alternatives
    }
}
