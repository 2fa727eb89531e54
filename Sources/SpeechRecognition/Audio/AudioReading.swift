public import Transcript

/// Consecutive 16 kHz mono samples and their position in the stream.
public struct AudioChunk: Sendable {
    /// The position of the first sample. A gap after the previous chunk means that audio was lost.
    public var start: AudioTime
    /// The signed 16-bit samples, at the rate `AudioTime.hertz`.
    public var samples: [Int16]

    /// Creates a chunk of 16 kHz samples at a position in the stream.
    public init(start: AudioTime, samples: [Int16]) {
        self.start = start
        self.samples = samples
    }

    /// The position after the last sample.
    public var end: AudioTime { start.advanced(bySamples: samples.count) }
}

/// A source of 16 kHz mono speech, such as a microphone. Use each source on only one thread.
public protocol AudioReading: ~Copyable {
    /// Returns at most `sampleCount` samples, and may block until samples arrive. The result is nil
    /// at the end of the stream, and an empty chunk if no samples arrived in time. A read from a
    /// microphone blocks for at most 100 ms.
    /// - Throws: An error from the file or device. Lost audio causes a gap between chunks instead
    ///   of an error.
    mutating func read(upTo sampleCount: Int) throws -> AudioChunk?

    /// Returns audio that the source is holding back, such as samples inside a filter. The stream
    /// continues afterward.
    /// - Returns: All samples that have arrived, or nil if they end before the stream position
    ///   `moment`.
    mutating func drain(through moment: AudioTime) -> AudioChunk?
}

extension AudioReading where Self: ~Copyable {
    /// Returns nil, because by default a source holds no samples back.
    public mutating func drain(through moment: AudioTime) -> AudioChunk? { nil }
}
