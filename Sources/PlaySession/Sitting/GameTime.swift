import Transcript

/// The clock of a ``Sitting``: the computer's clock in a live game, or the sample count of
/// recordings.
struct GameTime: Sendable, Hashable {
    /// Whether the audio stream supplies the time.
    let followsStream: Bool
    private(set) var now = AudioTime.zero
    /// The difference between this clock's time and the position in the stream, in samples; nil
    /// before the stream has begun.
    private var offset: Int?
    /// The smallest recent delay of the stream, in samples.
    private var smallestDelay: Int?
    private var windowEnd = AudioTime.zero

    /// The period in which the smallest delay is measured, in seconds. Over a longer period, the
    /// two clocks would drift apart.
    private static let windowSeconds = 10.0

    init(followsStream: Bool) { self.followsStream = followsStream }

    /// Advances to the time of the computer's clock.
    mutating func clock(_ time: AudioTime) {
        if !followsStream { now = max(now, time) }
    }

    /// Records how far the stream has advanced.
    mutating func stream(_ position: AudioTime) {
        guard !followsStream else {
            now = max(now, position)
            return
        }
        guard let offset else {
            self.offset = now.sampleIndex - position.sampleIndex
            windowEnd = now.advanced(bySeconds: Self.windowSeconds)
            return
        }
        let delay = now.sampleIndex - position.sampleIndex - offset
        // A stream cannot deliver audio before it is recorded, so a negative delay means that the
        // stream runs fast.
        if delay < 0 { self.offset = offset + delay }
        smallestDelay = min(smallestDelay ?? .max, max(delay, 0))
        guard now >= windowEnd, let smallest = smallestDelay else { return }
        self.offset = (self.offset ?? 0) + smallest
        smallestDelay = nil
        windowEnd = now.advanced(bySeconds: Self.windowSeconds)
    }

    /// Prepares for a new stream, which starts at zero.
    mutating func streamEnded() {
        offset = nil
        smallestDelay = nil
    }

    /// The difference between this clock's time and the position in the stream, in samples.
    var shift: Int { followsStream ? 0 : offset ?? 0 }

    /// Converts a stream position to this clock's time.
    func moment(_ position: AudioTime) -> AudioTime { position.advanced(bySamples: shift) }

    /// After a stop, makes the clock continue from this time.
    mutating func jump(to time: AudioTime) { now = max(now, time) }
}
