public import Transcript

/// A stretch of 16 kHz mono samples with its place in the stream.
public struct AudioChunk: Sendable {
    /// Where the first sample is. A chunk that starts after the previous one's end follows a gap.
    public var start: AudioTime
    /// Signed 16-bit samples at `AudioTime.hertz`.
    public var samples: [Int16]

    /// Samples at 16 kHz that begin at a place of the stream.
    public init(start: AudioTime, samples: [Int16]) {
        self.start = start
        self.samples = samples
    }

    /// Where the next sample would be.
    public var end: AudioTime { start.advanced(bySamples: samples.count) }
}

/// A source of speech: a clip, standard input or a microphone, all as 16 kHz mono.
///
/// A source is owned by one thread. `read` may block for as long as the sound takes to arrive.
public protocol AudioReading: ~Copyable {
    /// The next samples, at most `sampleCount` of them.
    ///
    /// - Returns: A chunk, empty when nothing arrived within the source's own time limit (a
    ///   microphone returns at least every 100 ms so that its reader can be stopped), or nil at the
    ///   end of the stream.
    /// - Throws: What went wrong with the file or device. The end of a stream does not throw, and
    ///   neither does an overrun: it shows as a gap between chunks.
    mutating func read(upTo sampleCount: Int) throws -> AudioChunk?

    /// What the source still holds of sound that it has been given, such as the end inside a converter's
    /// filter: asked for when somebody waits for a moment and nothing arrives. The stream goes on behind it.
    ///
    /// - Parameter moment: In the source's own count, from where it was opened.
    /// - Returns: The samples up to all that has come, or nil where they do not reach the moment. Sources that
    ///   hold nothing back need not answer.
    mutating func drain(through moment: AudioTime) -> AudioChunk?
}

extension AudioReading where Self: ~Copyable {
    /// Nil: nothing is held back.
    public mutating func drain(through moment: AudioTime) -> AudioChunk? { nil }
}
