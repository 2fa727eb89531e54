import Glibc

/// The system's monotonic clock.
package struct MonotonicThreadClock: ThreadClock {
    /// Creates a clock. All instances are interchangeable.
    package init() {}

    /// The time since the computer was started, excluding the time during which it was suspended.
    package var now: Duration {
        var time = timespec()
        unsafe clock_gettime(CLOCK_MONOTONIC, &time)
        return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    }

    /// Blocks the thread until the given moment. Signals do not interrupt the wait.
    package func sleep(until moment: Duration) {
        let parts = moment.components
        var time = timespec(
            tv_sec: Int(parts.seconds), tv_nsec: Int(parts.attoseconds / 1_000_000_000))
        while unsafe clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &time, nil) == EINTR {}
    }
}
