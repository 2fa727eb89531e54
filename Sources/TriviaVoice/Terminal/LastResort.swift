import Dispatch
import Foundation
import SpeechRecognition

/// Ends the program after a signal, if the program does not end by itself: a disk or a terminal that hangs keeps nobody
/// waiting. The terminal is put back, and nothing that was kept is lost.
final class LastResort: Sendable {
    private let isCancelled = Lock(false)
    /// A program that can end in order does so in a few milliseconds.
    private static let patience = DispatchTimeInterval.milliseconds(400)

    /// The signal has come.
    func begin(_ number: Int32) {
        DispatchQueue.global(qos: .userInteractive).asyncAfter(deadline: .now() + Self.patience) {
            // Held to the end: nobody may return meanwhile as if there were time.
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

    /// The program has ended in order.
    func cancel() { isCancelled.withLock { $0 = true } }
}
