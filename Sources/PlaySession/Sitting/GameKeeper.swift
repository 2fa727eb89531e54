import Dispatch
import SpeechRecognition

/// Writes a game's events to the bank on its own queue, and reports each result.
final class GameKeeper: Sendable {
    private struct State {
        var waiting: [KeepOrder] = []
        var isBusy = false
        /// Whether an event could not be written, so that the queue waits for `tryAgain()`.
        var isStalled = false
    }

    private let queue = DispatchQueue(label: "keeping")
    private let state = Lock(State())
    private let recorder: Lock<GameRecorder>
    private let tell: @Sendable (SessionInput) -> Void

    /// - Parameter tell: A closure that is called on the keeper's queue with the result of writing
    ///   each event.
    init(_ recorder: sending GameRecorder, tell: @escaping @Sendable (SessionInput) -> Void) {
        self.recorder = Lock(recorder)
        self.tell = tell
    }

    func keep(_ order: KeepOrder) {
        state.withLock { $0.waiting.append(order) }
        work()
    }

    /// Retries the events that could not be written.
    func tryAgain() {
        state.withLock { $0.isStalled = false }
        work()
    }

    private func work() {
        let isFree = state.withLock { state in
            guard !state.isBusy, !state.isStalled else { return false }
            state.isBusy = true
            return true
        }
        if isFree { queue.async { self.writeAll() } }
    }

    /// Writes all pending events in one transaction, because the disk may be slow.
    private func writeAll() {
        while true {
            let batch = state.withLock { state in
                if state.waiting.isEmpty || state.isStalled { state.isBusy = false }
                return state.isBusy ? state.waiting : []
            }
            guard let last = batch.last else { return }
            do {
                try recorder.withLock { try $0.keep(batch) }
                state.withLock { $0.waiting.removeFirst(batch.count) }
                tell(.kept(last.number))
            } catch {
                state.withLock { $0.isStalled = true }
                tell(.notKept(last.number, reason: String(describing: error)))
            }
        }
    }
}
