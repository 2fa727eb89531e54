import Foundation
import Synchronization

/// Waits for another program that has locked the bank, and reports long waits.
final class BusyWait: Sendable {
    /// The time after which a wait is reported.
    private static let patience = Duration.seconds(1)
    private static let longest = Duration.seconds(30)

    private struct State {
        var start: ContinuousClock.Instant
        var isReported = false
    }

    private let state = Mutex(State(start: .now))
    private let waiting: (@Sendable () -> Void)?

    init(_ waiting: (@Sendable () -> Void)?) {
        self.waiting = waiting
    }

    /// Sleeps briefly, or returns false if the wait has become too long.
    func goesOn(after tries: Int) -> Bool {
        let (spent, isLong) = state.withLock { state in
            if tries == 0 { state = State(start: .now) }
            let spent = ContinuousClock.now - state.start
            let isLong = spent > Self.patience && !state.isReported
            if isLong { state.isReported = true }
            return (spent, isLong)
        }
        if spent > Self.longest { return false }
        if isLong { waiting?() }
        usleep(UInt32(min(100_000, 1000 << min(tries, 7))))
        return true
    }
}
