extension ListeningSession where Transcriber: ~Copyable {
    /// The utterances of one run of this session. Each utterance is returned as soon as it is final.
    ///
    ///     for try await utterance in session.recognitions() { print(utterance.best.text) }
    ///
    /// A loop over this sequence starts the session and keeps it alive. The loop ends when the source ends, or when the
    /// session is finished or canceled. If the run cannot start or fails, the loop throws the error. Leaving the loop
    /// early or canceling its task cancels the session. In a canceled task, the loop throws `CancellationError`.
    public func recognitions() -> Recognitions<Transcriber> { Recognitions(session: self) }
}

/// The utterances of one run of a session; see ``ListeningSession/recognitions()``. This sequence can be iterated only
/// once.
public struct Recognitions<Transcriber: Transcribing & ~Copyable>: AsyncSequence, Sendable {
    /// An utterance that is final.
    public typealias Element = Recognition

    let session: ListeningSession<Transcriber>

    /// Creates an iterator. The first call to ``Iterator/next()`` starts the session.
    public func makeAsyncIterator() -> Iterator { Iterator(Run(session)) }

    /// Cancels the session if the iterator is destroyed before the end of the run.
    final class Run {
        let session: ListeningSession<Transcriber>
        var isStarted = false
        var isOver = false

        init(_ session: ListeningSession<Transcriber>) { self.session = session }

        deinit { if !isOver { session.cancel() } }
    }

    /// Reads the utterances in order.
    public struct Iterator: AsyncIteratorProtocol {
        private let run: Run
        private var events: AsyncStream<ListeningEvent>.Iterator

        init(_ run: Run) {
            self.run = run
            events = run.session.events().makeAsyncIterator()
        }

        /// The next utterance; nil at the end.
        ///
        /// - Throws: Errors from opening or recognition; `CancellationError` if the task is canceled.
        public mutating func next() async throws -> Recognition? {
            guard !run.isOver else { return nil }
            do {
                try Task.checkCancellation()
                if !run.isStarted {
                    run.isStarted = true
                    try await run.session.start()
                }
                while let event = await events.next() {
                    switch event {
                    case .final(let recognition): return recognition
                    case .failed(let error): throw error
                    default: break
                    }
                }
                try Task.checkCancellation()
            } catch {
                run.session.cancel()
                run.isOver = true
                throw error
            }
            run.isOver = true
            return nil
        }
    }
}
