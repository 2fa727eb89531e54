import Transcript

/// The clock of a sitting. In a live game it is the computer's clock, and times of the stream are converted to it. With
/// recordings it is the stream's own sample count.
struct GameTime: Sendable, Hashable {
    /// Whether the stream, and not the computer's clock, supplies the time.
    let followsStream: Bool
    private(set) var now = AudioTime.zero
    /// What is added to a stream position, in samples; nil before the stream has begun.
    private var offset: Int?
    /// The smallest recent delay of the stream relative to the clock, in samples.
    private var smallestDelay: Int?
    private var windowEnd = AudioTime.zero

    /// Long enough for some chunks to arrive without delay, short enough for the two clocks not to drift apart.
    private static let windowSeconds = 10.0

    init(followsStream: Bool) { self.followsStream = followsStream }

    /// Advances to the computer's clock.
    mutating func clock(_ time: AudioTime) {
        if !followsStream { now = max(now, time) }
    }

    /// Notes how far the stream has come.
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
        // A stream cannot be ahead of its sound, so a negative delay means that it runs fast.
        if delay < 0 { self.offset = offset + delay }
        smallestDelay = min(smallestDelay ?? .max, max(delay, 0))
        guard now >= windowEnd, let smallest = smallestDelay else { return }
        self.offset = (self.offset ?? 0) + smallest
        smallestDelay = nil
        windowEnd = now.advanced(bySeconds: Self.windowSeconds)
    }

    /// Prepares for a new stream, whose samples are counted from zero.
    mutating func streamEnded() {
        offset = nil
        smallestDelay = nil
    }

    /// What is added to a stream position, in samples.
    var shift: Int { followsStream ? 0 : offset ?? 0 }

    /// A stream position on this clock.
    func moment(_ position: AudioTime) -> AudioTime { position.advanced(bySamples: shift) }

    /// Continues at this time after a standstill.
    mutating func jump(to time: AudioTime) { now = max(now, time) }
}
