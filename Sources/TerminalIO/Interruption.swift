import Foundation
import SpeechRecognition

/// Calls a function on Control-C, SIGTERM or SIGHUP. A second Control-C ends the program
/// immediately.
package final class Interruption {
    private let watch: SignalWatch
    private let wasRaised: Lock<Bool>

    package init(_ body: @escaping @Sendable () -> Void) {
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

    package var happened: Bool { wasRaised.withLock { $0 } }
}
