/// A half-open range of an audio stream, from `start` up to but not including `end`.
public struct TimeRange: Hashable, Sendable, Codable {
    /// The first sample in the range.
    public var start: AudioTime
    /// The first sample after the range.
    public var end: AudioTime

    /// Creates a range. `start` must not be after `end`.
    public init(start: AudioTime, end: AudioTime) {
        precondition(start <= end, "a time range cannot end before it starts")
        self.start = start
        self.end = end
    }

    /// Decodes a range, or throws `DecodingError` if the range ends before it starts.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        start = try container.decode(AudioTime.self, forKey: .start)
        end = try container.decode(AudioTime.self, forKey: .end)
        guard start <= end else {
            throw DecodingError.dataCorruptedError(
                forKey: .end, in: container,
                debugDescription: "a time range cannot end before it starts")
        }
    }

    /// The length in samples.
    public var sampleCount: Int { end.sampleIndex - start.sampleIndex }

    /// The length in seconds.
    public var seconds: Double { Double(sampleCount) / Double(AudioTime.hertz) }

    /// The exact length as a duration.
    public var duration: Duration { AudioTime(sampleIndex: sampleCount).duration }

    /// Whether a position is in the range, which does not include its end.
    public func contains(_ time: AudioTime) -> Bool { start <= time && time < end }

    /// Whether the two ranges have a sample in common.
    public func overlaps(_ other: TimeRange) -> Bool { start < other.end && other.start < end }

    /// The smallest range that contains both ranges.
    public func union(_ other: TimeRange) -> TimeRange {
        TimeRange(start: min(start, other.start), end: max(end, other.end))
    }
}
