import Dispatch
import SpeechRecognition

/// Writes a game into the bank on a queue of its own, in order. Nobody waits for it: what came of an event is told.
final class GameKeeper: Sendable {
    private struct State {
        var waiting: [KeepOrder] = []
        /// Whether the queue is at work.
        var isBusy = false
        /// Whether the first event could not be written, and is tried when somebody says so.
        var isStalled = false
    }

    private let queue = DispatchQueue(label: "keeping")
    private let state = Lock(State())
    private let recorder: Lock<GameRecorder>
    private let tell: @Sendable (SessionInput) -> Void

    /// - Parameter tell: Told on the keeper's queue what came of each event.
    init(_ recorder: sending GameRecorder, tell: @escaping @Sendable (SessionInput) -> Void) {
        self.recorder = Lock(recorder)
        self.tell = tell
    }

    func keep(_ order: KeepOrder) {
        state.withLock { $0.waiting.append(order) }
        work()
    }

    /// Tries again what could not be written.
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

    /// Writes what waits, all of it in one transaction: a slow disk is waited for once.
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
