extension ListeningSession where Transcriber: ~Copyable {
    /// The utterances that the session recognizes in one run. Each utterance is delivered as soon
    /// as it is final. A loop over the sequence starts the session and throws the error of a failed
    /// run. Leaving a loop over the sequence cancels the session.
    public func recognitions() -> Recognitions<Transcriber> { Recognitions(session: self) }
}

/// The utterances that a session recognizes in one run (``ListeningSession/recognitions()``). The
/// sequence can be iterated only once.
public struct Recognitions<Transcriber: Transcribing & ~Copyable>: AsyncSequence, Sendable {
    /// The final result of an utterance.
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

        /// The next utterance; nil at the end. Throws the run's error or `CancellationError`.
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
