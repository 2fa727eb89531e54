import Transcript

/// Tells an ear that hangs from one that works slowly because the computer is busy.
struct EarLife: Sendable, Hashable {
    /// A moment by the clock and by the ear's processor time.
    struct Mark: Sendable, Hashable {
        static let zero = Mark(moment: .zero, work: 0)

        var moment: AudioTime
        /// Seconds of processor time that the ear had used.
        var work: Double
    }

    /// Less processor time than this is only waking up and waiting again.
    private static let leastWork = 0.001

    private var work = 0.0
    private var lastWork = AudioTime.zero
    private var lastSign = Mark.zero

    func mark(at now: AudioTime) -> Mark { Mark(moment: now, work: work) }

    /// Notes an event from the ear.
    mutating func gaveSign(at now: AudioTime) { lastSign = mark(at: now) }

    /// - Parameter seconds: The processor time that the ear has used so far.
    mutating func worked(_ seconds: Double, at now: AudioTime) {
        guard seconds >= work + Self.leastWork else { return }
        work = seconds
        lastWork = now
    }

    /// Whether something expected since `mark` is overdue after `seconds`. The clock counts while the ear does no work;
    /// otherwise its processor time counts.
    func hangs(since mark: Mark, at now: AudioTime, for seconds: Double) -> Bool {
        now >= max(mark.moment, lastWork).advanced(bySeconds: seconds)
            || work >= mark.work + seconds
    }

    /// Whether the ear has had `seconds` without sending an event.
    func isSilent(at now: AudioTime, for seconds: Double) -> Bool {
        hangs(since: lastSign, at: now, for: seconds)
    }
}
