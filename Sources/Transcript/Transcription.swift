/// One reading of a range of speech: its words in order, with their times.
public struct Transcription: Hashable, Sendable, Codable {
    /// The words in spoken order. Silences and fillers have no segments.
    public var segments: [Segment]
    /// The probability from 0 to 1 that the whole reading is correct, or nil if it is unknown.
    public var confidence: Double?

    /// Creates a reading from words in spoken order.
    public init(segments: [Segment], confidence: Double? = nil) {
        self.segments = segments
        self.confidence = confidence
    }

    /// The words joined by single spaces.
    public var text: String { segments.map(\.text).joined(separator: " ") }

    /// The range from the start of the first word to the end of the last word; nil if there are no
    /// words.
    public var range: TimeRange? {
        guard let first = segments.first, let last = segments.last else { return nil }
        return first.range.union(last.range)
    }
}
