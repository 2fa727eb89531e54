import Glibc

/// The processor time that work has used, added up over all threads. If this time increases, slow
/// work is still making progress.
package final class ProcessorTime: Sendable {
    private struct Working {
        var clock: clockid_t
        var start: Double
    }

    private struct State {
        var past = 0.0
        var working: [Int: Working] = [:]
        var count = 0
    }

    private let state = Lock(State())

    package init() {}

    /// The seconds used so far, including the seconds of work in progress.
    package var seconds: Double {
        state.withLock { state in
            state.working.values.reduce(state.past) { $0 + Self.seconds(of: $1.clock) - $1.start }
        }
    }

    /// Counts the processor time that a piece of work uses on its thread.
    package func count<Result, Failure: Error>(
        _ work: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        var clock = clockid_t()
        // Requesting the processor-time clock of a running thread cannot fail.
        let code = unsafe pthread_getcpuclockid(pthread_self(), &clock)
        precondition(code == 0, "pthread_getcpuclockid: \(code)")
        let start = Self.seconds(of: clock)
        let number = state.withLock { [clock] state in
            state.count += 1
            state.working[state.count] = Working(clock: clock, start: start)
            return state.count
        }
        defer {
            state.withLock { [clock] state in
                state.working[number] = nil
                state.past += Self.seconds(of: clock) - start
            }
        }
        return try work()
    }

    private static func seconds(of clock: clockid_t) -> Double {
        var time = timespec()
        unsafe clock_gettime(clock, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
