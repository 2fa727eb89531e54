/// A place in an audio stream, counted in samples from the stream's first sample.
///
/// Every time in TriviaVoice is a sample count at 16 kHz, so a recording and a live microphone
/// give the same figures and no clock is read.
public struct AudioTime: Hashable, Sendable, Comparable, Codable {
    /// Samples per second of every stream inside the engine.
    public static let hertz = 16_000

    /// The stream's first sample.
    public static let zero = AudioTime(sampleIndex: 0)

    /// Samples since the start of the stream.
    public var sampleIndex: Int

    /// The place of a sample; negative indices lie before the stream's first sample.
    public init(sampleIndex: Int) {
        self.sampleIndex = sampleIndex
    }

    /// The nearest sample to a time in seconds. Times beyond two million years are limited to the
    /// farthest place, and a value that is not a number is the stream's first sample.
    public init(seconds: Double) {
        let samples = (seconds * Double(Self.hertz)).rounded()
        self.init(
            sampleIndex: samples.isNaN ? 0 : Int(min(max(samples, -Self.farthest), Self.farthest)))
    }

    /// So large that no stream reaches it, so small that a few can be added without overflow.
    private static let farthest = Double(1 << 60)

    /// Seconds since the start of the stream.
    public var seconds: Double { Double(sampleIndex) / Double(Self.hertz) }

    /// The time since the start of the stream, exactly.
    public var duration: Duration { .nanoseconds(sampleIndex * (1_000_000_000 / Self.hertz)) }

    /// The place this many samples later; earlier for a negative count.
    public func advanced(bySamples count: Int) -> AudioTime {
        AudioTime(sampleIndex: sampleIndex + count)
    }

    /// The place this many seconds later, rounded to the nearest sample.
    public func advanced(bySeconds seconds: Double) -> AudioTime {
        advanced(bySamples: AudioTime(seconds: seconds).sampleIndex)
    }

    /// Whether the left place comes before the right one.
    public static func < (left: AudioTime, right: AudioTime) -> Bool {
        left.sampleIndex < right.sampleIndex
    }
}
