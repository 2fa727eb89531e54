/// A position in an audio stream, counted in samples at 16 kHz from the stream's first sample.
public struct AudioTime: Hashable, Sendable, Comparable, Codable {
    /// The number of samples per second in every stream that is processed.
    public static let hertz = 16_000

    /// The position of the stream's first sample.
    public static let zero = AudioTime(sampleIndex: 0)

    /// The number of samples since the start of the stream.
    public var sampleIndex: Int

    /// Creates the position of a sample. Negative indices denote positions before the first sample.
    public init(sampleIndex: Int) {
        self.sampleIndex = sampleIndex
    }

    /// Creates the position nearest to a time. The time is clamped to two million years before or
    /// after the start of the stream, and NaN yields zero.
    public init(seconds: Double) {
        let samples = (seconds * Double(Self.hertz)).rounded()
        self.init(
            sampleIndex: samples.isNaN ? 0 : Int(min(max(samples, -Self.farthest), Self.farthest)))
    }

    /// The last possible position. Adding up a few positions cannot cause an overflow.
    private static let farthest = Double(1 << 60)

    /// The number of seconds since the start of the stream.
    public var seconds: Double { Double(sampleIndex) / Double(Self.hertz) }

    /// The exact time since the start of the stream.
    public var duration: Duration { .nanoseconds(sampleIndex * (1_000_000_000 / Self.hertz)) }

    /// The position that is this many samples later, or earlier if the count is negative.
    public func advanced(bySamples count: Int) -> AudioTime {
        AudioTime(sampleIndex: sampleIndex + count)
    }

    /// The position that is this many seconds later, rounded to the nearest sample.
    public func advanced(bySeconds seconds: Double) -> AudioTime {
        advanced(bySamples: AudioTime(seconds: seconds).sampleIndex)
    }

    /// Whether the left position is before the right position.
    public static func < (left: AudioTime, right: AudioTime) -> Bool {
        left.sampleIndex < right.sampleIndex
    }
}
