/// A queue of a session's events for one follower, which reads them. The listening thread never
/// waits for a follower to read. A full queue drops its oldest event that is not the result of an
/// order; results of orders are dropped only if the queue contains nothing else.
final class EventFeed: Sendable {
    private struct State {
        var queue: [ListeningEvent] = []
        var missed = 0
        var isFinished = false
        var reader: CheckedContinuation<ListeningEvent?, Never>?
    }

    private let state = Lock(State())
    private static let bound = 1_024

    /// Adds an event to the queue, or passes it to the waiting reader.
    func push(_ event: ListeningEvent) {
        let reader = state.withLock { state -> CheckedContinuation<ListeningEvent?, Never>? in
            guard !state.isFinished else { return nil }
            if let reader = state.reader {
                state.reader = nil
                return reader
            }
            state.queue.removeAll { event.replaces($0) }
            state.queue.append(event)
            if state.queue.count > Self.bound {
                state.queue.remove(at: state.queue.firstIndex { !$0.isAnswer } ?? 0)
                state.missed += 1
            }
            return nil
        }
        reader?.resume(returning: event)
    }

    /// Ends the feed. Queued events can still be read, unless `discarding` is true.
    func finish(discarding: Bool = false) {
        let reader = state.withLock { state in
            state.isFinished = true
            if discarding {
                state.queue = []
                state.missed = 0
            }
            return state.reader.take()
        }
        reader?.resume(returning: nil)
    }

    /// Waits for the next event. Returns nil after the last event, or if the task is canceled. Only
    /// one reader may wait at a time.
    func next() async -> ListeningEvent? {
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let (event, isNow) = state.withLock { state -> (ListeningEvent?, Bool) in
                    if state.missed > 0 {
                        defer { state.missed = 0 }
                        return (.missed(eventCount: state.missed), true)
                    }
                    if !state.queue.isEmpty { return (state.queue.removeFirst(), true) }
                    if state.isFinished || Task.isCancelled { return (nil, true) }
                    state.reader = continuation
                    return (nil, false)
                }
                if isNow { continuation.resume(returning: event) }
            }
        } onCancel: {
            finish(discarding: true)
        }
    }
}

extension ListeningEvent {
    /// Whether the event is the result of an order.
    fileprivate var isAnswer: Bool {
        switch self {
        case .obeyed, .refused: true
        default: false
        }
    }

    /// Whether this event makes an older, unread event redundant.
    fileprivate func replaces(_ older: ListeningEvent) -> Bool {
        switch (self, older) {
        case (.progress, .progress), (.level, .level), (.volatile, .volatile), (.final, .volatile):
            true
        default: false
        }
    }
}
