import Dispatch
import Foundation
import SpeechRecognition

/// Tells of signals that would end or stop the program, in place of their default action, while the
/// value lives. A second SIGINT ends the program at once, in case the first is stuck.
final class SignalWatch {
    private let sources: [any DispatchSourceSignal]
    private let numbers: [Int32]

    init(_ numbers: [Int32], _ receive: @escaping @Sendable (Int32) -> Void) {
        self.numbers = numbers
        let interrupts = Lock(0)
        sources = numbers.map { number in
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(
                signal: number, queue: .global(qos: .userInteractive))
            source.setEventHandler {
                let again = interrupts.withLock { count in
                    if number == SIGINT { count += 1 }
                    return count > 1
                }
                if again {
                    RawMode.leave()
                    Foundation.exit(ExitStatus.interrupted.rawValue)
                }
                receive(number)
            }
            source.resume()
            return source
        }
    }

    deinit {
        for source in sources { source.cancel() }
        for number in numbers { signal(number, SIG_DFL) }
    }
}
