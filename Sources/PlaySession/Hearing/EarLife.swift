import Transcript

/// Distinguishes an ``Ear`` that has stopped responding from an ``Ear`` that is only slow.
struct EarLife: Sendable, Hashable {
    /// A point in real time, with the processor time that the `Ear` had used by that time.
    struct Mark: Sendable, Hashable {
        static let zero = Mark(moment: .zero, work: 0)

        var moment: AudioTime
        /// The processor time used, in seconds.
        var work: Double
    }

    /// The minimum processor time, in seconds, that counts as work by the `Ear`.
    private static let leastWork = 0.001

    private var work = 0.0
    private var lastWork = AudioTime.zero
    private var lastSign = Mark.zero

    func mark(at now: AudioTime) -> Mark { Mark(moment: now, work: work) }

    /// Records that the `Ear` has sent an event.
    mutating func gaveSign(at now: AudioTime) { lastSign = mark(at: now) }

    /// - Parameter seconds: The processor time used so far.
    mutating func worked(_ seconds: Double, at now: AudioTime) {
        guard seconds >= work + Self.leastWork else { return }
        work = seconds
        lastWork = now
    }

    /// Whether an event that has been expected since `mark` is overdue: since then, the `Ear` has
    /// been idle for `seconds` or has used that much processor time.
    func hangs(since mark: Mark, at now: AudioTime, for seconds: Double) -> Bool {
        now >= max(mark.moment, lastWork).advanced(bySeconds: seconds)
            || work >= mark.work + seconds
    }

    /// Whether the `Ear` has sent no events for `seconds`.
    func isSilent(at now: AudioTime, for seconds: Double) -> Bool {
        hangs(since: lastSign, at: now, for: seconds)
    }
}
