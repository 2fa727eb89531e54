public import Transcript

/// A run of 16 kHz mono samples with its position in the stream.
public struct AudioChunk: Sendable {
    /// The position of the first sample. A chunk that starts after the previous one's end follows a gap.
    public var start: AudioTime
    /// Signed 16-bit samples at `AudioTime.hertz`.
    public var samples: [Int16]

    /// Samples at 16 kHz that begin at a position in the stream.
    public init(start: AudioTime, samples: [Int16]) {
        self.start = start
        self.samples = samples
    }

    /// The position of the next sample.
    public var end: AudioTime { start.advanced(bySamples: samples.count) }
}

/// A source of speech: a clip, standard input or a microphone, all as 16 kHz mono.
///
/// One thread owns a source. `read` may block for as long as the sound takes to arrive.
public protocol AudioReading: ~Copyable {
    /// The next samples, at most `sampleCount` of them.
    ///
    /// - Returns: A chunk, or nil at the end of the stream. The chunk is empty if nothing arrived within the source's
    ///   time limit. A microphone returns at least every 100 ms, so that its reader can be stopped.
    /// - Throws: An error of the file or device. The end of a stream does not throw, and neither does an overrun: it
    ///   appears as a gap between chunks.
    mutating func read(upTo sampleCount: Int) throws -> AudioChunk?

    /// Returns sound that the source has received but still holds, such as the end of the sound inside a converter's
    /// filter. It is called when a caller waits for a moment and nothing arrives. The stream continues after it.
    ///
    /// - Parameter moment: A position in the source's own count, from where it was opened.
    /// - Returns: All samples that have arrived, or nil if they do not reach the moment. Sources that hold nothing back
    ///   need not implement this.
    mutating func drain(through moment: AudioTime) -> AudioChunk?
}

extension AudioReading where Self: ~Copyable {
    /// Nil, because nothing is held back.
    public mutating func drain(through moment: AudioTime) -> AudioChunk? { nil }
}
