import Transcript

/// Distinguishes an ear that has stopped responding from one that is slow because the computer is busy.
struct EarLife: Sendable, Hashable {
    /// A point in real time, and the processor time that the ear had used by then.
    struct Mark: Sendable, Hashable {
        static let zero = Mark(moment: .zero, work: 0)

        var moment: AudioTime
        /// The processor time that the ear had used, in seconds.
        var work: Double
    }

    /// If the ear has used less processor time than this value, it has only woken up and gone back to waiting.
    private static let leastWork = 0.001

    private var work = 0.0
    private var lastWork = AudioTime.zero
    private var lastSign = Mark.zero

    func mark(at now: AudioTime) -> Mark { Mark(moment: now, work: work) }

    /// Records that the ear has sent an event.
    mutating func gaveSign(at now: AudioTime) { lastSign = mark(at: now) }

    /// - Parameter seconds: The processor time that the ear has used so far.
    mutating func worked(_ seconds: Double, at now: AudioTime) {
        guard seconds >= work + Self.leastWork else { return }
        work = seconds
        lastWork = now
    }

    /// Whether something that has been expected since `mark` is overdue after `seconds`. While the ear is idle,
    /// `seconds` means real time. While the ear is working, `seconds` means the ear's processor time.
    func hangs(since mark: Mark, at now: AudioTime, for seconds: Double) -> Bool {
        now >= max(mark.moment, lastWork).advanced(bySeconds: seconds)
            || work >= mark.work + seconds
    }

    /// Whether the ear has sent no events for `seconds`.
    func isSilent(at now: AudioTime, for seconds: Double) -> Bool {
        hangs(since: lastSign, at: now, for: seconds)
    }
}
