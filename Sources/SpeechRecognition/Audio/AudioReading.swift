public import Transcript

/// A run of 16 kHz mono samples with its position in the stream.
public struct AudioChunk: Sendable {
    /// The position of the first sample. If it is after the previous chunk's end, sound is missing.
    public var start: AudioTime
    /// Signed 16-bit samples at `AudioTime.hertz`.
    public var samples: [Int16]

    /// Creates a chunk of 16 kHz samples that begins at a position in the stream.
    public init(start: AudioTime, samples: [Int16]) {
        self.start = start
        self.samples = samples
    }

    /// The position of the next sample.
    public var end: AudioTime { start.advanced(bySamples: samples.count) }
}

/// A source of speech as 16 kHz mono, such as a clip or a microphone. Each source belongs to one thread.
public protocol AudioReading: ~Copyable {
    /// Returns at most `sampleCount` samples, and may block until they arrive. The chunk is nil at the end of
    /// the stream, and empty if nothing arrived in time. A microphone returns at least every 100 ms.
    /// - Throws: An error from the file or device. Lost sound causes no error but a gap between chunks.
    mutating func read(upTo sampleCount: Int) throws -> AudioChunk?

    /// Returns sound that the source holds back, such as samples inside a filter. The stream continues.
    /// - Returns: All samples that have arrived; nil if they end before `moment`, a position in the stream.
    mutating func drain(through moment: AudioTime) -> AudioChunk?
}

extension AudioReading where Self: ~Copyable {
    /// Returns nil, because nothing is held back.
    public mutating func drain(through moment: AudioTime) -> AudioChunk? { nil }
}
