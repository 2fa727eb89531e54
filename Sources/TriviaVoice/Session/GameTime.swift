import Transcript

/// The clock of a sitting. In a live game it is the computer's, and what was heard is placed on it; with recordings it is
/// the stream's own count of samples.
struct GameTime: Sendable, Hashable {
    /// Whether the stream tells the time, and no clock does.
    let followsStream: Bool
    private(set) var now = AudioTime.zero
    /// What a moment of the stream is moved by, in samples; nil before the stream has come anywhere.
    private var offset: Int?
    /// The smallest delay of the stream behind the clock in the last while, in samples.
    private var smallestDelay: Int?
    private var windowEnd = AudioTime.zero

    /// Long enough that some of its chunks come without delay, short enough that two quartzes agree in it.
    private static let windowSeconds = 10.0

    init(followsStream: Bool) { self.followsStream = followsStream }

    /// The computer's clock says so.
    mutating func clock(_ time: AudioTime) {
        if !followsStream { now = max(now, time) }
    }

    /// The stream has come this far.
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
        // A stream cannot be ahead of its sound: it comes too fast.
        if delay < 0 { self.offset = offset + delay }
        smallestDelay = min(smallestDelay ?? .max, max(delay, 0))
        guard now >= windowEnd, let smallest = smallestDelay else { return }
        self.offset = (self.offset ?? 0) + smallest
        smallestDelay = nil
        windowEnd = now.advanced(bySeconds: Self.windowSeconds)
    }

    /// Another stream follows, whose samples are counted anew.
    mutating func streamEnded() {
        offset = nil
        smallestDelay = nil
    }

    /// What is added to a moment of the stream, in samples.
    var shift: Int { followsStream ? 0 : offset ?? 0 }

    /// A moment of the stream, by this clock.
    func moment(_ position: AudioTime) -> AudioTime { position.advanced(bySamples: shift) }

    /// Goes on at this moment, where the sitting stood still.
    mutating func jump(to time: AudioTime) { now = max(now, time) }
}
