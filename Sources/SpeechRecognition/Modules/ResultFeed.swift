/// A queue of a module's results for one reader. A new result replaces an unread result that is not
/// final.
final class ResultFeed: Sendable {
    private struct State {
        /// The unread results. All unread results except the last one are final.
        var queue: [SpeechModule.Result] = []
        var reader: CheckedContinuation<SpeechModule.Result?, any Error>?
        var isFinished = false
        /// The error that ended the results. The error is thrown only once.
        var error: (any Error)?
    }

    private let state = Lock(State())

    var count: Int { state.withLock { $0.queue.count } }

    /// Adds a result to the queue, or passes it to the waiting reader.
    func push(_ result: SpeechModule.Result) {
        let reader = state.withLock {
            state -> CheckedContinuation<SpeechModule.Result?, any Error>? in
            guard !state.isFinished else { return nil }
            if let reader = state.reader.take() { return reader }
            if state.queue.last?.isFinal == false { state.queue.removeLast() }
            state.queue.append(result)
            return nil
        }
        reader?.resume(returning: result)
    }

    /// Ends the feed, with or without an error. Results in the queue can still be read, unless
    /// `discarding` is true.
    func finish(throwing error: (any Error)? = nil, discarding: Bool = false) {
        let reader = state.withLock {
            state -> CheckedContinuation<SpeechModule.Result?, any Error>? in
            guard !state.isFinished else { return nil }
            state.isFinished = true
            if discarding { state.queue = [] }
            guard let reader = state.reader.take() else {
                state.error = error
                return nil
            }
            return reader
        }
        if let error { reader?.resume(throwing: error) } else { reader?.resume(returning: nil) }
    }

    /// Waits for the next result. Returns nil after the last result, or if the task is canceled.
    /// Only one reader may wait at a time.
    func next() async throws -> SpeechModule.Result? {
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let now = state.withLock { state -> Result<SpeechModule.Result?, any Error>? in
                    if !state.queue.isEmpty { return .success(state.queue.removeFirst()) }
                    if let error = state.error.take() { return .failure(error) }
                    if state.isFinished || Task.isCancelled { return .success(nil) }
                    state.reader = continuation
                    return nil
                }
                if let now { continuation.resume(with: now) }
            }
        } onCancel: {
            finish(discarding: true)
        }
    }
}
