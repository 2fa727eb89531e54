import SpeechRecognition

/// A limited queue of inputs that one task reads. A full queue drops the least important inputs
/// (see `Weight`).
final class InputQueue: Sendable {
    private struct State {
        var queue: [SessionInput] = []
        var dropped = 0
        var isTold = true
        var reader: CheckedContinuation<SessionInput?, Never>?
        var isFinished = false
    }

    private let state = Lock(State())
    private let bound: Int

    init(bound: Int = 2_048) { self.bound = bound }

    var dropped: Int { state.withLock(\.dropped) }

    /// Adds an input at the end of the queue, or a signal at the front.
    func push(_ input: SessionInput) {
        let reader = state.withLock { state -> CheckedContinuation<SessionInput?, Never>? in
            guard !state.isFinished else { return nil }
            if let reader = state.reader {
                state.reader = nil
                return reader
            }
            if input.isUrgent {
                state.queue.insert(input, at: 0)
            } else {
                state.queue.append(input)
            }
            while state.queue.count > bound {
                let place = Self.placeToDrop(in: state.queue)
                if state.queue[place].weight == .done { state.isTold = false }
                state.queue.remove(at: place)
                state.dropped += 1
            }
            return nil
        }
        reader?.resume(returning: input)
    }

    /// Waits for the next input. Returns nil if the task is canceled. Only one task may read at a
    /// time.
    func next() async -> SessionInput? {
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let (input, isNow) = state.withLock { state -> (SessionInput?, Bool) in
                    if !state.isTold {
                        state.isTold = true
                        return (.missed(count: state.dropped), true)
                    }
                    if !state.queue.isEmpty { return (state.queue.removeFirst(), true) }
                    if state.isFinished || Task.isCancelled { return (nil, true) }
                    state.reader = continuation
                    return (nil, false)
                }
                if isNow { continuation.resume(returning: input) }
            }
        } onCancel: {
            let reader = state.withLock { state in
                state.isFinished = true
                return state.reader.take()
            }
            reader?.resume(returning: nil)
        }
    }

    private static func placeToDrop(in queue: [SessionInput]) -> Int {
        for weight in SessionInput.Weight.allCases {
            if let place = queue.firstIndex(where: { $0.weight == weight }) { return place }
        }
        return queue.count - 1
    }
}

extension SessionInput {
    /// The importance of an input, in ascending order. A full queue drops the least important
    /// inputs first.
    fileprivate enum Weight: CaseIterable {
        case guess
        case time
        case heard
        case done
        /// Inputs that are dropped only if the queue contains no other inputs.
        case needed
    }

    fileprivate var isUrgent: Bool { if case .signal = self { true } else { false } }

    fileprivate var weight: Weight {
        switch self {
        case .ear(let heard, _):
            switch heard.event {
            case .volatile, .level: .guess
            case .progress: .time
            case .speechStarted, .final, .gap, .missed, .changed: .heard
            case .obeyed, .refused, .interrupted, .resumed, .failed, .ended: .needed
            }
        case .phone(let heard):
            if case .words = heard.event { .guess } else { .done }
        case .earWorked, .tick: .time
        case .keyboard, .room: .done
        case .earStopped, .earOpened, .earNotOpened, .readAloud, .told, .signal, .kept, .notKept,
            .notRecorded, .missed:
            .needed
        }
    }
}
