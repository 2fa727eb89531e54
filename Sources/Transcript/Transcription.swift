/// One reading of a stretch of speech: its words in order, with their times.
public struct Transcription: Hashable, Sendable, Codable {
    /// The words in the order they were said. Silences and fillers have no segment.
    public var segments: [Segment]
    /// Probability from 0 to 1 that all of it was said, or nil if unknown.
    public var confidence: Double?

    /// Creates a reading from words in the order in which they were said.
    public init(segments: [Segment], confidence: Double? = nil) {
        self.segments = segments
        self.confidence = confidence
    }

    /// The words joined by single spaces.
    public var text: String { segments.map(\.text).joined(separator: " ") }

    /// The range from the start of the first word to the end of the last one; nil if there are no
    /// words.
    public var range: TimeRange? {
        guard let first = segments.first, let last = segments.last else { return nil }
        return first.range.union(last.range)
    }
}
