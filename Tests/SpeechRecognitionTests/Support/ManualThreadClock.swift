import SpeechRecognition

/// A clock that jumps to the end of each sleep.
final class ManualThreadClock: ThreadClock {
    private let time = Lock(Duration.zero)
    private let log = Lock<[Duration]>([])

    var now: Duration { time.withLock { $0 } }

    /// The end of each sleep, in order.
    var sleeps: [Duration] { log.withLock { $0 } }

    func sleep(until moment: Duration) {
        time.withLock { $0 = max($0, moment) }
        log.withLock { $0.append(moment) }
    }
}
