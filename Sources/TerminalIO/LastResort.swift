import Dispatch
import Foundation
import SpeechRecognition

/// Restores the terminal and ends the program if the program does not end by itself after a signal.
package final class LastResort: Sendable {
    private let isCancelled = Lock(false)
    /// The time to wait for a normal exit, which takes only a few milliseconds.
    private static let patience = DispatchTimeInterval.milliseconds(400)

    package init() {}

    /// Starts the countdown after a signal.
    package func begin(_ number: Int32) {
        DispatchQueue.global(qos: .userInteractive).asyncAfter(deadline: .now() + Self.patience) {
            // The lock is held until the program ends, so that `cancel()` cannot return in the
            // meantime.
            self.isCancelled.withLock { isCancelled in
                guard !isCancelled else { return }
                RawMode.leave()
                guard number != SIGINT else { _exit(ExitStatus.interrupted.rawValue) }
                signal(number, SIG_DFL)
                kill(getpid(), number)
                _exit(128 + number)
            }
        }
    }

    /// Stops the countdown, because the program is ending normally.
    package func cancel() { isCancelled.withLock { $0 = true } }
}
