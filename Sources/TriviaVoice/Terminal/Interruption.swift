import Foundation
import SpeechRecognition

/// Calls a function on Control-C, SIGTERM or SIGHUP, so that work in progress can end properly. A second Control-C ends
/// the program immediately.
final class Interruption {
    private let watch: SignalWatch
    private let wasRaised: Lock<Bool>

    init(_ body: @escaping @Sendable () -> Void) {
        let wasRaised = Lock(false)
        self.wasRaised = wasRaised
        watch = SignalWatch([SIGINT, SIGTERM, SIGHUP]) { _ in
            let isFirst = wasRaised.withLock { raised in
                defer { raised = true }
                return !raised
            }
            if isFirst { body() }
        }
    }

    var happened: Bool { wasRaised.withLock { $0 } }
}
