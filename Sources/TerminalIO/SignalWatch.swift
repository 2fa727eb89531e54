import Dispatch
import Foundation
import SpeechRecognition

/// Reports signals to the newest instance of this class instead of taking the default action. A
/// second SIGINT ends the program.
package final class SignalWatch: Sendable {
    private let numbers: [Int32]
    private let receive: @Sendable (Int32) -> Void
    private let interrupts = Lock(0)

    package init(_ numbers: [Int32], _ receive: @escaping @Sendable (Int32) -> Void) {
        self.numbers = numbers
        self.receive = receive
        for number in numbers { SignalSources.shared.add(self, for: number) }
    }

    deinit {
        for number in numbers { SignalSources.shared.remove(ObjectIdentifier(self), for: number) }
    }

    fileprivate func take(_ number: Int32) {
        let count = interrupts.withLock { count in
            if number == SIGINT { count += 1 }
            return count
        }
        if count > 1 {
            RawMode.leave()
            Foundation.exit(ExitStatus.interrupted.rawValue)
        }
        receive(number)
    }
}

/// The program's only Dispatch source for each signal, because Dispatch can take over a signal only
/// once.
private final class SignalSources: Sendable {
    static let shared = SignalSources()

    private struct Watches {
        var source: any DispatchSourceSignal
        var newestLast: [Watch] = []
    }

    /// A weak reference to a signal watch, so that the watch ends with its owner.
    private struct Watch {
        let id: ObjectIdentifier
        weak var watch: SignalWatch?
    }

    private let known = Lock<[Int32: Watches]>([:])

    func add(_ watch: SignalWatch, for number: Int32) {
        known.withLock { known in
            let new = Watch(id: ObjectIdentifier(watch), watch: watch)
            known[number, default: Watches(source: source(of: number))].newestLast.append(new)
        }
    }

    func remove(_ id: ObjectIdentifier, for number: Int32) {
        known.withLock { $0[number]?.newestLast.removeAll { $0.id == id } }
    }

    private func source(of number: Int32) -> any DispatchSourceSignal {
        let source = DispatchSource.makeSignalSource(
            signal: number, queue: .global(qos: .userInteractive))
        source.setEventHandler { self.tell(number) }
        // Until Dispatch has taken over the signal, the signal ends the program without restoring
        // the terminal.
        let isTakenOver = DispatchSemaphore(value: 0)
        source.setRegistrationHandler { isTakenOver.signal() }
        source.resume()
        _ = isTakenOver.wait(timeout: .now() + 1)
        return source
    }

    private func tell(_ number: Int32) {
        let newest = known.withLock { $0[number]?.newestLast.last?.watch }
        if let newest { return newest.take(number) }
        // If no signal watch handles a signal, the program takes the signal's default action.
        guard number != SIGWINCH else { return }
        RawMode.leave()
        guard number != SIGTSTP else {
            raise(SIGSTOP)
            return
        }
        signal(number, SIG_DFL)
        // The signal is sent to the whole program, because this thread blocks signals.
        kill(getpid(), number)
    }
}
