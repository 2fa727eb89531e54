import Foundation
import Synchronization

/// Waits for another program that keeps the bank locked, and says so when it takes long.
final class BusyWait: Sendable {
    /// Before anybody is told.
    private static let patience = Duration.seconds(1)
    private static let longest = Duration.seconds(30)

    private struct State {
        var start: ContinuousClock.Instant
        var isTold = false
    }

    private let state = Mutex(State(start: .now))
    private let waiting: (@Sendable () -> Void)?

    init(_ waiting: (@Sendable () -> Void)?) {
        self.waiting = waiting
    }

    /// Sleeps a little. False when it has taken too long.
    ///
    /// - Parameter tries: how often it was called for this wait, from zero.
    func goesOn(after tries: Int) -> Bool {
        let (spent, tells) = state.withLock { state in
            if tries == 0 { state = State(start: .now) }
            let spent = ContinuousClock.now - state.start
            let tells = spent > Self.patience && !state.isTold
            if tells { state.isTold = true }
            return (spent, tells)
        }
        if spent > Self.longest { return false }
        if tells { waiting?() }
        usleep(UInt32(min(100_000, 1000 << min(tries, 7))))
        return true
    }
}
