internal import Dispatch
public import Transcript

/// Audio that a program supplies in pieces, from any thread and without blocking. At most ten
/// minutes of unprocessed audio are kept. Only one session can listen at a time
/// (``ListeningError/soundIsHeard``).
public final class PushedSound: Sendable {
    /// The number of frames per second in the appended audio.
    public let hertz: Int
    /// The number of interleaved channels, which are averaged.
    public let channelCount: Int

    private struct Queue {
        var samples: [Float] = []
        var appended = 0
        var isFinished = false
        var hasReader = false
    }

    /// The maximum amount of unprocessed audio that is kept, in seconds.
    private static let longest = 600

    private let queue = Lock(Queue())
    private let arrived = DispatchSemaphore(value: 0)

    /// Creates an empty queue for audio with 1,000 to 1,000,000 frames per second and at least one
    /// channel.
    public init(hertz: Int = AudioTime.hertz, channelCount: Int = 1) {
        precondition((1_000...1_000_000).contains(hertz), "\(hertz) frames a second")
        precondition(channelCount > 0, "\(channelCount) channels")
        self.hertz = hertz
        self.channelCount = channelCount
    }

    /// Appends interleaved 16-bit samples. Returns false after ``finish()``, or if more than ten
    /// minutes of audio would be waiting.
    @discardableResult
    public func append(_ samples: [Int16]) -> Bool {
        append(samples.map(Sample.float))
    }

    /// Appends interleaved samples from −1 to 1. Apart from the sample format, this method works
    /// like `append(_:)` for 16-bit samples.
    @discardableResult
    public func append(_ samples: [Float]) -> Bool {
        let isHeard = queue.withLock { queue in
            guard !queue.isFinished,
                queue.samples.count + samples.count <= Self.longest * hertz * channelCount
            else { return false }
            queue.samples += samples
            queue.appended += samples.count
            return true
        }
        if isHeard { arrived.signal() }
        return isHeard
    }

    /// Ends the audio. Audio that was appended before the call is still processed.
    public func finish() {
        queue.withLock { $0.isFinished = true }
        arrived.signal()
    }

    /// The position of the next sample in the session, for ``ListeningSession/finalize(through:)``.
    public var end: AudioTime {
        let frames = queue.withLock { $0.appended } / channelCount
        return AudioTime(sampleIndex: Resampler.sampleCount(ofFrames: frames, hertz: hertz))
    }

    /// Makes the caller the only reader. Throws ``ListeningError/soundIsHeard`` if there is already
    /// a reader.
    fileprivate func beginReading() throws(ListeningError) {
        let isFree = queue.withLock { queue in
            defer { queue.hasReader = true }
            return !queue.hasReader
        }
        if !isFree { throw .soundIsHeard }
    }

    fileprivate func endReading() { queue.withLock { $0.hasReader = false } }

    /// Removes all whole frames from the queue, and returns them mixed to one channel. If there are
    /// no frames, this method waits briefly.
    fileprivate func take() -> (frames: [Float], isLast: Bool) {
        let now = takeNow()
        guard now.frames.isEmpty, !now.isLast else { return now }
        _ = arrived.wait(timeout: .now() + .milliseconds(100))
        return takeNow()
    }

    private func takeNow() -> (frames: [Float], isLast: Bool) {
        let (samples, isLast) = queue.withLock { queue in
            let whole = queue.samples.count / channelCount * channelCount
            defer { queue.samples.removeFirst(whole) }
            return (Array(queue.samples.prefix(whole)), queue.isFinished)
        }
        guard channelCount > 1 else { return (samples, isLast) }
        let scale = 1 / Float(channelCount)
        let frames = stride(from: 0, to: samples.count, by: channelCount).map {
            samples[$0..<$0 + channelCount].reduce(0, +) * scale
        }
        return (frames, isLast)
    }
}

/// Reads the pushed audio on the listening thread.
struct PushedSoundReader: AudioReading, ~Copyable {
    private let sound: PushedSound
    private var resampler: Resampler
    /// Converted samples that have not been requested yet.
    private var ready: [Float] = []
    private var position = AudioTime.zero
    private var isFinished = false

    /// Throws ``ListeningError/soundIsHeard`` if there is already a reader.
    init(_ sound: PushedSound) throws(ListeningError) {
        try sound.beginReading()
        self.sound = sound
        resampler = Resampler(hertz: sound.hertz)
    }

    deinit { sound.endReading() }

    mutating func read(upTo sampleCount: Int) -> AudioChunk? {
        if ready.isEmpty, !isFinished { fill() }
        if ready.isEmpty, isFinished { return nil }
        let samples = ready.prefix(sampleCount).map(Sample.int16)
        ready.removeFirst(samples.count)
        defer { position = position.advanced(bySamples: samples.count) }
        return AudioChunk(start: position, samples: samples)
    }

    mutating func drain(through moment: AudioTime) -> AudioChunk? {
        guard !isFinished, ready.isEmpty, resampler.end >= moment else { return nil }
        resampler.finish(into: &ready)
        return ready.isEmpty ? nil : read(upTo: ready.count)
    }

    private mutating func fill() {
        let (frames, isLast) = sound.take()
        resampler.convert(frames, into: &ready)
        guard isLast else { return }
        resampler.finish(into: &ready)
        isFinished = true
    }
}
