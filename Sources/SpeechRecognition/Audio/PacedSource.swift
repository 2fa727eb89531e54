import Transcript

/// A clock for the listening thread, which may block, unlike a task.
package protocol ThreadClock: Sendable {
    /// The time since a fixed moment. It never decreases.
    var now: Duration { get }
    /// Blocks the calling thread.
    func sleep(until moment: Duration)
}

/// A source that plays in real time, as if it came from a microphone.
///
/// One thread owns it. `read` blocks until the sound would have arrived.
public struct PacedSource<Source: AudioReading & ~Copyable>: AudioReading, ~Copyable {
    private var source: Source
    private let clock: any ThreadClock
    /// When the first sample of the stream was due.
    private var origin: Duration?

    /// The maximum number of samples per read, so that the reader is never blocked for long.
    private static var longestRead: Int { AudioTime.hertz / 10 }

    /// Limits a source to real time.
    public init(_ source: consuming Source) {
        self.init(source, clock: MonotonicThreadClock())
    }

    /// Limits a source to real time, as measured by a clock.
    package init(_ source: consuming Source, clock: any ThreadClock) {
        self.source = source
        self.clock = clock
    }

    /// The next samples, at most a tenth of a second. Returns at the time when they would have been
    /// heard.
    ///
    /// - Throws: The errors of the source.
    public mutating func read(upTo sampleCount: Int) throws -> AudioChunk? {
        let start = origin ?? clock.now
        origin = start
        guard let chunk = try source.read(upTo: min(sampleCount, Self.longestRead)) else {
            return nil
        }
        clock.sleep(until: start + .seconds(chunk.end.seconds))
        return chunk
    }

    /// The samples that the source has not yet delivered.
    public mutating func drain(through moment: AudioTime) -> AudioChunk? {
        source.drain(through: moment)
    }
}
