import Foundation
public import Transcript

/// Listens on a separate thread, which owns the source and the transcriber. No method of a session
/// blocks a task. A session is canceled when nothing refers to it anymore.
public final class ListeningSession<Transcriber: Transcribing & ~Copyable>: Sendable {
    /// A closure that the listening thread calls to change the transcriber of a running session.
    public typealias Change = @Sendable (inout Transcriber) throws -> Void

    /// The time at which a change takes effect.
    public enum ChangeTime: Sendable, Hashable {
        /// The change takes effect after the utterance in progress, if any.
        case nextUtterance
        /// The change takes effect immediately, and the utterance in progress is discarded.
        case now
    }

    private let desk: ListeningDesk<Transcriber>
    private let settings: ListeningSettings
    private let retry: RetryPolicy
    private let clock: any ThreadClock
    private let openSource: @Sendable () throws -> any AudioReading & ~Copyable
    private let makeTranscriber: @Sendable () throws -> Transcriber
    private let work: ProcessorTime

    /// Creates a session. The listening thread calls `source` and `transcriber`. After an
    /// interruption, the thread calls `source` again.
    public convenience init(
        settings: ListeningSettings = ListeningSettings(), retry: RetryPolicy = RetryPolicy(),
        source: @escaping @Sendable () throws -> any AudioReading & ~Copyable,
        transcriber: @escaping @Sendable () throws -> Transcriber
    ) {
        self.init(
            settings: settings, retry: retry, clock: MonotonicThreadClock(), source: source,
            transcriber: transcriber)
    }

    /// Creates a session. `endStreams` ends the modules' streams, and `work` counts the session's
    /// processor time.
    package init(
        settings: ListeningSettings = ListeningSettings(), retry: RetryPolicy = RetryPolicy(),
        clock: any ThreadClock = MonotonicThreadClock(),
        source: @escaping @Sendable () throws -> any AudioReading & ~Copyable,
        transcriber: @escaping @Sendable () throws -> Transcriber,
        endStreams: @escaping @Sendable ((any Error)?) -> Void = { _ in },
        work: ProcessorTime = ProcessorTime()
    ) {
        desk = ListeningDesk(endStreams: endStreams)
        self.settings = settings
        self.retry = retry
        self.clock = clock
        openSource = source
        makeTranscriber = transcriber
        self.work = work
    }

    deinit { desk.cancel() }

    /// The events for one follower. The stream ends at the end of the current or next run, or at
    /// the end of the session. Every follower gets every event, except that a newer event with
    /// words or progress replaces an unread event of the same kind.
    public func events() -> AsyncStream<ListeningEvent> {
        let feed = desk.subscribe()
        return AsyncStream { await feed.next() }
    }

    /// The session's current state.
    public var state: ListeningState { desk.listeningState }

    /// Starts listening, and returns when the source and the transcriber are open. If the task is
    /// canceled while the session is starting, the session closes the source and the transcriber.
    /// After a run has ended, the session can be started again.
    /// - Throws: An error from opening the source or the transcriber,
    ///   ``ListeningError/alreadyRunning``, or `CancellationError`.
    public func start() async throws {
        await desk.untilCancelledRunEnds()
        try Task.checkCancellation()
        try desk.beginRun()
        let worker = ListeningWorker(
            desk: desk, settings: settings, retry: retry, clock: clock, openSource: openSource,
            makeTranscriber: makeTranscriber)
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let thread = Thread { [work] in
                    work.count { worker.run { continuation.resume(with: $0) } }
                }
                thread.name = "listening"
                thread.start()
            }
            try Task.checkCancellation()
        } onCancel: {
            desk.cancel()
        }
    }

    /// Changes the transcriber without interrupting the stream, and returns the time from which the
    /// change applies.
    /// - Throws: The error that `body` throws, or ``ListeningError/notRunning`` if the session ends
    ///   before the change.
    @discardableResult
    public func change(
        _ time: ChangeTime = .nextUtterance, to body: @escaping Change
    ) async throws -> AudioTime {
        try await withCheckedThrowingContinuation { continuation in
            desk.order(.change(time, body, continuation))
        }
    }

    /// Sends an order and discards the utterance in progress. The order's number must be higher
    /// than all previous numbers. The event ``ListeningEvent/obeyed(order:at:)`` or
    /// ``ListeningEvent/refused(order:_:)`` follows.
    /// - Parameter change: Specifies what to listen for; nil makes the session ignore audio.
    /// - Returns: Whether the session accepted the order; false if the session is not listening.
    @discardableResult
    public func send(order number: Int, change: Change?) -> Bool {
        desk.order(.numbered(number, change))
    }

    /// Ignores audio from the returned time on and discards the utterance in progress. The stream's
    /// time continues to run.
    /// - Throws: ``ListeningError/notRunning`` if the session is not listening.
    @discardableResult
    public func pauseHearing() async throws -> AudioTime {
        try await withCheckedThrowingContinuation { desk.order(.hearing(false, $0)) }
    }

    /// Resumes processing audio at the returned time.
    /// - Throws: ``ListeningError/notRunning`` if the session is not listening.
    @discardableResult
    public func resumeHearing() async throws -> AudioTime {
        try await withCheckedThrowingContinuation { desk.order(.hearing(true, $0)) }
    }

    /// Ends the utterance in progress and continues to listen. Returns the time up to which all
    /// results are final.
    /// - Parameter moment: The stream time that must be reached first; nil to end the utterance
    ///   immediately.
    /// - Throws: ``ListeningError/notRunning`` if the session is not listening.
    @discardableResult
    public func finalize(through moment: AudioTime? = nil) async throws -> AudioTime {
        try await withCheckedThrowingContinuation { desk.order(.finalize(moment, $0)) }
    }

    /// Ends the utterance in progress and the run, and returns when the listening thread has closed
    /// everything.
    public func finish() async {
        desk.finish()
        await desk.untilRunEnds()
    }

    /// Ends all event streams and discards the utterance in progress. The listening thread closes
    /// everything within 0.1 s.
    public func cancel() { desk.cancel() }
}
