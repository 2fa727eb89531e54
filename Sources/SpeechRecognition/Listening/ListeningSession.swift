import Foundation
public import Transcript

/// Listens on a separate thread and reports to its followers what it hears.
///
/// The thread opens, owns and closes the source and the transcriber. No call blocks a task. A session without
/// references is cancelled.
public final class ListeningSession<Transcriber: Transcribing & ~Copyable>: Sendable {
    /// Changes the transcriber while the session runs. Called on the listening thread.
    public typealias Change = @Sendable (inout Transcriber) throws -> Void

    /// When a change takes effect.
    public enum ChangeTime: Sendable, Hashable {
        /// After the utterance in progress, if any.
        case nextUtterance
        /// Immediately. The utterance in progress is discarded.
        case now
    }

    private let desk: ListeningDesk<Transcriber>
    private let settings: ListeningSettings
    private let retry: RetryPolicy
    private let clock: any ThreadClock
    private let openSource: @Sendable () throws -> any AudioReading & ~Copyable
    private let makeTranscriber: @Sendable () throws -> Transcriber
    private let work: ProcessorTime

    /// - Parameters:
    ///   - source: Opens the source. Called on the listening thread, and again after an interruption.
    ///   - transcriber: Creates the transcriber. Called on the listening thread.
    public convenience init(
        settings: ListeningSettings = ListeningSettings(), retry: RetryPolicy = RetryPolicy(),
        source: @escaping @Sendable () throws -> any AudioReading & ~Copyable,
        transcriber: @escaping @Sendable () throws -> Transcriber
    ) {
        self.init(
            settings: settings, retry: retry, clock: MonotonicThreadClock(), source: source,
            transcriber: transcriber)
    }

    /// - Parameters:
    ///   - endStreams: Ends the streams of the transcriber's modules: with the error of a run that fails, or without one
    ///     if the session ends before any run.
    ///   - work: Counts the processor time of the listening thread.
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

    /// A follower's events, from now until the end of the current or next run.
    ///
    /// They also end if the next run cannot start (after ``ListeningEvent/failed(_:)``), or if the session is finished,
    /// cancelled or released before a run.
    ///
    /// Every follower gets every event. Newer words and progress replace those that a slow follower has not read.
    public func events() -> AsyncStream<ListeningEvent> {
        let feed = desk.subscribe()
        return AsyncStream { await feed.next() }
    }

    /// The session's current state.
    public var state: ListeningState { desk.listeningState }

    /// Starts listening.
    ///
    /// Returns when source and transcriber are open and ready for the first sound. A session can be started again after
    /// its last run has ended or was cancelled.
    ///
    /// If the task is cancelled before this method returns, the session does not start, and nothing stays open. Later,
    /// cancelling the task has no effect.
    ///
    /// - Throws: The error from opening them, ``ListeningError/alreadyRunning``, or `CancellationError` in a cancelled
    ///   task.
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

    /// Changes the transcriber without a pause in listening.
    ///
    /// - Returns: The time from which the change applies. Utterances that started earlier were heard without it.
    /// - Throws: The error of `body` (the session then continues as before), or ``ListeningError/notRunning`` if the
    ///   session ends before the change.
    @discardableResult
    public func change(
        _ time: ChangeTime = .nextUtterance, to body: @escaping Change
    ) async throws -> AudioTime {
        try await withCheckedThrowingContinuation { continuation in
            desk.order(.change(time, body, continuation))
        }
    }

    /// Sends an order and returns immediately. Its result is an event: ``ListeningEvent/obeyed(order:at:)`` or
    /// ``ListeningEvent/refused(order:_:)``. The utterance in progress is discarded. Events between two obeyed orders
    /// belong to the first of them.
    ///
    /// - Parameters:
    ///   - number: A number chosen by the caller, greater than all earlier ones.
    ///   - change: What to listen for; nil stops hearing.
    /// - Returns: False if the order was not accepted, because the session is not listening.
    @discardableResult
    public func send(order number: Int, change: Change?) -> Bool {
        desk.order(.numbered(number, change))
    }

    /// Stops hearing and discards the utterance in progress. The stream's time continues.
    ///
    /// - Returns: The time from which this applies.
    /// - Throws: ``ListeningError/notRunning``.
    @discardableResult
    public func pauseHearing() async throws -> AudioTime {
        try await withCheckedThrowingContinuation { desk.order(.hearing(false, $0)) }
    }

    /// Hears again. Earlier sound is not part of any utterance.
    ///
    /// - Returns: The time from which this applies.
    /// - Throws: ``ListeningError/notRunning``.
    @discardableResult
    public func resumeHearing() async throws -> AudioTime {
        try await withCheckedThrowingContinuation { desk.order(.hearing(true, $0)) }
    }

    /// Ends the utterance in progress with everything heard so far, and continues to listen.
    ///
    /// - Parameter moment: Waits until the stream has reached this time; nil does not wait. If the stream ends earlier,
    ///   everything up to its end is final.
    /// - Returns: The time up to which everything is final: no later event is about anything before it.
    /// - Throws: ``ListeningError/notRunning``.
    @discardableResult
    public func finalize(through moment: AudioTime? = nil) async throws -> AudioTime {
        try await withCheckedThrowingContinuation { desk.order(.finalize(moment, $0)) }
    }

    /// Ends the utterance in progress with everything heard so far, and then the run.
    ///
    /// Returns when the thread has closed everything. Followers can still read their remaining events. Without a run,
    /// their streams just end.
    public func finish() async {
        desk.finish()
        await desk.untilRunEnds()
    }

    /// Ends all streams immediately and discards the utterance in progress. The thread closes everything within a tenth
    /// of a second.
    public func cancel() { desk.cancel() }
}
