public import Transcript

/// A run of 16 kHz mono samples with its position in the stream.
public struct AudioChunk: Sendable {
    /// The position of the first sample. If this is after the end of the previous chunk, there is a gap between the two
    /// chunks.
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

/// A source of speech: a clip, standard input or a microphone, all as 16 kHz mono.
///
/// Each source belongs to a single thread. `read` may block until the sound arrives.
public protocol AudioReading: ~Copyable {
    /// The next samples, at most `sampleCount` of them.
    ///
    /// - Returns: A chunk, or nil at the end of the stream. The chunk is empty if nothing arrived within the source's
    ///   time limit. A microphone returns at least every 100 ms, so that the reader can be stopped.
    /// - Throws: An error from the file or device. The end of a stream does not throw an error. An overrun does not
    ///   throw an error either: it appears as a gap between chunks.
    mutating func read(upTo sampleCount: Int) throws -> AudioChunk?

    /// Returns sound that the source has received but not yet delivered, such as the samples inside a converter's
    /// filter. This method is called when a caller is waiting for a certain position in the stream and no sound
    /// arrives. The stream continues after the call.
    ///
    /// - Parameter moment: A position in the stream, counted from the point where the source was opened.
    /// - Returns: All samples that have arrived, or nil if they do not reach that position. A source that holds nothing
    ///   back need not implement this method.
    mutating func drain(through moment: AudioTime) -> AudioChunk?
}

extension AudioReading where Self: ~Copyable {
    /// Returns nil, because nothing is held back.
    public mutating func drain(through moment: AudioTime) -> AudioChunk? { nil }
}
