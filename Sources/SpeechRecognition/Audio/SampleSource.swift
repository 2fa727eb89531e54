import Transcript

/// A source of samples in memory.
public struct SampleSource: AudioReading {
    private let samples: [Int16]
    private var position = 0

    /// Creates a source of 16 kHz samples. The source's first sample is at the start of the stream.
    public init(_ samples: [Int16]) { self.samples = samples }

    /// The next samples, or nil after the last sample.
    public mutating func read(upTo sampleCount: Int) -> AudioChunk? {
        guard position < samples.count else { return nil }
        let end = min(samples.count, position + sampleCount)
        defer { position = end }
        return AudioChunk(
            start: AudioTime(sampleIndex: position), samples: Array(samples[position..<end]))
    }
}
