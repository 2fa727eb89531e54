import Transcript

/// Signs of life of an ear. One that works but is slow, because the computer is busy, does not hang.
struct EarLife: Sendable, Hashable {
    /// A moment, by the clock and by the ear's work.
    struct Mark: Sendable, Hashable {
        static let zero = Mark(moment: .zero, work: 0)

        var moment: AudioTime
        /// Seconds of processor time that the ear had used.
        var work: Double
    }

    /// Who only wakes up to wait again does not work.
    private static let leastWork = 0.001

    private var work = 0.0
    private var lastWork = AudioTime.zero
    private var lastSign = Mark.zero

    func mark(at now: AudioTime) -> Mark { Mark(moment: now, work: work) }

    /// The ear has told something.
    mutating func gaveSign(at now: AudioTime) { lastSign = mark(at: now) }

    /// - Parameter seconds: The processor time that the ear has used so far.
    mutating func worked(_ seconds: Double, at now: AudioTime) {
        guard seconds >= work + Self.leastWork else { return }
        work = seconds
        lastWork = now
    }

    /// Whether what has been awaited since a moment should have come, had the ear `seconds` for it: by the clock if it
    /// does not work, else by its work.
    func hangs(since mark: Mark, at now: AudioTime, for seconds: Double) -> Bool {
        now >= max(mark.moment, lastWork).advanced(bySeconds: seconds)
            || work >= mark.work + seconds
    }

    /// Whether it has given no sign although it had `seconds` for one.
    func isSilent(at now: AudioTime, for seconds: Double) -> Bool {
        hangs(since: lastSign, at: now, for: seconds)
    }
}
