import Dispatch
import Foundation
import SpeechRecognition

/// Turns Ctrl-C into a call, so that what is under way can end in order. A second Ctrl-C ends the
/// program at once.
final class Interruption {
    private let source: any DispatchSourceSignal
    private let wasRaised = Lock(false)

    init(_ body: @escaping @Sendable () -> Void) {
        signal(SIGINT, SIG_IGN)
        source = DispatchSource.makeSignalSource(
            signal: SIGINT, queue: .global(qos: .userInteractive))
        source.setEventHandler { [wasRaised] in
            let again = wasRaised.withLock { raised in
                defer { raised = true }
                return raised
            }
            if again { Foundation.exit(ExitStatus.interrupted.rawValue) }
            body()
        }
        source.resume()
    }

    deinit {
        source.cancel()
        signal(SIGINT, SIG_DFL)
    }

    var happened: Bool { wasRaised.withLock { $0 } }
}
