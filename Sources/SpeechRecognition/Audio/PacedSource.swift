import Transcript

/// Time as the listening thread sees it: it may sleep, which tasks may not.
public protocol ThreadClock: Sendable {
    /// Time since some fixed moment; never goes back.
    var now: Duration { get }
    /// Puts the calling thread to sleep.
    func sleep(until moment: Duration)
}

/// A source played as fast as it was spoken, as if it came from a microphone.
///
/// Owned by one thread, which sleeps in `read` until the sound would have arrived.
public struct PacedSource<Source: AudioReading & ~Copyable>: AudioReading, ~Copyable {
    private var source: Source
    private let clock: any ThreadClock
    /// When the first sample of the stream was to be heard.
    private var origin: Duration?

    /// At most this much is read at once, so that its reader is never kept longer.
    private static var longestRead: Int { AudioTime.hertz / 10 }

    /// Gives a source's sound no faster than it would be heard, by a clock.
    public init(_ source: consuming Source, clock: any ThreadClock = MonotonicThreadClock()) {
        self.source = source
        self.clock = clock
    }

    /// The next samples, a tenth of a second at most, once they would have been heard.
    ///
    /// - Throws: What the source throws.
    public mutating func read(upTo sampleCount: Int) throws -> AudioChunk? {
        let start = origin ?? clock.now
        origin = start
        guard let chunk = try source.read(upTo: min(sampleCount, Self.longestRead)) else {
            return nil
        }
        clock.sleep(until: start + .seconds(chunk.end.seconds))
        return chunk
    }

    /// What the source holds.
    public mutating func drain(through moment: AudioTime) -> AudioChunk? {
        source.drain(through: moment)
    }
}
