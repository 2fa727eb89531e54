import Transcript

/// A clock for the listening thread. Unlike a task, the listening thread may block.
package protocol ThreadClock: Sendable {
    /// The time since a fixed moment, which never decreases.
    var now: Duration { get }
    /// Blocks the calling thread until the given moment.
    func sleep(until moment: Duration)
}

/// A source that delivers audio in real time. Use each source on only one thread.
public struct PacedSource<Source: AudioReading & ~Copyable>: AudioReading, ~Copyable {
    private var source: Source
    private let clock: any ThreadClock
    /// The time at which the first sample of the stream was due.
    private var origin: Duration?

    /// The maximum number of samples per read, which limits how long a read blocks.
    private static var longestRead: Int { AudioTime.hertz / 10 }

    /// Slows a source down to real time.
    public init(_ source: consuming Source) {
        self.init(source, clock: MonotonicThreadClock())
    }

    /// Slows a source down to real time, as measured by a clock.
    package init(_ source: consuming Source, clock: any ThreadClock) {
        self.source = source
        self.clock = clock
    }

    /// Waits until the next samples are due, and returns at most a tenth of a second of audio.
    public mutating func read(upTo sampleCount: Int) throws -> AudioChunk? {
        let start = origin ?? clock.now
        origin = start
        guard let chunk = try source.read(upTo: min(sampleCount, Self.longestRead)) else {
            return nil
        }
        clock.sleep(until: start + .seconds(chunk.end.seconds))
        return chunk
    }

    /// Returns samples that the underlying source is holding back.
    public mutating func drain(through moment: AudioTime) -> AudioChunk? {
        source.drain(through: moment)
    }
}
