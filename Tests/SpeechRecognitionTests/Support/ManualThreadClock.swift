import SpeechRecognition

/// A clock that jumps to wherever somebody wants to sleep until.
final class ManualThreadClock: ThreadClock {
    private let time = Lock(Duration.zero)
    private let log = Lock<[Duration]>([])

    var now: Duration { time.withLock { $0 } }

    /// Every moment that somebody slept until, in order.
    var sleeps: [Duration] { log.withLock { $0 } }

    func sleep(until moment: Duration) {
        time.withLock { $0 = max($0, moment) }
        log.withLock { $0.append(moment) }
    }
}
