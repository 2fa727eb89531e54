import Foundation
public import Transcript

/// Listens on a separate thread and reports the results to its followers.
///
/// The thread opens, owns and closes the source and the transcriber. No call blocks a task. A session is canceled when
/// nothing refers to it anymore.
public final class ListeningSession<Transcriber: Transcribing & ~Copyable>: Sendable {
    /// A closure that changes the transcriber while the session is running. The closure is called on the listening
    /// thread.
    public typealias Change = @Sendable (inout Transcriber) throws -> Void

    /// The time at which a change takes effect.
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
    ///   - source: Opens the source. This closure is called on the listening thread, and again after each interruption.
    ///   - transcriber: Creates the transcriber. This closure is called on the listening thread.
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
    ///   - endStreams: Ends the streams of the transcriber's modules. If a run fails, the streams end with its error.
    ///     If the session ends before any run, they end without an error.
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

    /// The events for one follower, from now until the end of the current or next run.
    ///
    /// The events also end if the next run cannot start (after ``ListeningEvent/failed(_:)``), or if the session is
    /// finished, canceled or released before a run.
    ///
    /// Every follower gets every event. Newer words and progress events replace the ones that a slow follower has not
    /// yet read.
    public func events() -> AsyncStream<ListeningEvent> {
        let feed = desk.subscribe()
        return AsyncStream { await feed.next() }
    }

    /// The session's current state.
    public var state: ListeningState { desk.listeningState }

    /// Starts listening.
    ///
    /// This method returns when the source and the transcriber are open and ready for the first sound. A session can be
    /// started again after its last run has ended or has been canceled.
    ///
    /// If the task is canceled before this method returns, the session does not start, and nothing stays open.
    /// Canceling the task later has no effect.
    ///
    /// - Throws: Any error from opening the source or the transcriber; ``ListeningError/alreadyRunning``;
    ///   `CancellationError` in a canceled task.
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
    /// - Returns: The time at which the change takes effect. Utterances that started earlier were recognized without
    ///   the change.
    /// - Throws: The error of `body`, after which the session continues as before; ``ListeningError/notRunning`` if the
    ///   session ends before the change.
    @discardableResult
    public func change(
        _ time: ChangeTime = .nextUtterance, to body: @escaping Change
    ) async throws -> AudioTime {
        try await withCheckedThrowingContinuation { continuation in
            desk.order(.change(time, body, continuation))
        }
    }

    /// Sends an order and returns immediately. The result of the order is an event:
    /// ``ListeningEvent/obeyed(order:at:)`` or ``ListeningEvent/refused(order:_:)``. The utterance in progress is
    /// discarded. Events between two ``ListeningEvent/obeyed(order:at:)`` events belong to the first of the two orders.
    ///
    /// - Parameters:
    ///   - number: A number that the caller chooses, which must be greater than all earlier numbers.
    ///   - change: Specifies what to listen for; nil stops hearing.
    /// - Returns: False if the order was not accepted because the session is not listening.
    @discardableResult
    public func send(order number: Int, change: Change?) -> Bool {
        desk.order(.numbered(number, change))
    }

    /// Stops processing sound and discards the utterance in progress. The stream's time continues.
    ///
    /// - Returns: The time at which the pause takes effect.
    /// - Throws: ``ListeningError/notRunning`` if the session is not listening.
    @discardableResult
    public func pauseHearing() async throws -> AudioTime {
        try await withCheckedThrowingContinuation { desk.order(.hearing(false, $0)) }
    }

    /// Resumes processing sound. Earlier sound is not part of any utterance.
    ///
    /// - Returns: The time at which processing resumes.
    /// - Throws: ``ListeningError/notRunning`` if the session is not listening.
    @discardableResult
    public func resumeHearing() async throws -> AudioTime {
        try await withCheckedThrowingContinuation { desk.order(.hearing(true, $0)) }
    }

    /// Ends the utterance in progress, using all sound received so far, and continues to listen.
    ///
    /// - Parameter moment: The time in the stream to wait for. If nil, the method does not wait. If the stream ends
    ///   earlier, everything up to its end is final.
    /// - Returns: The time up to which everything is final: no later event is about sound before this time.
    /// - Throws: ``ListeningError/notRunning`` if the session is not listening.
    @discardableResult
    public func finalize(through moment: AudioTime? = nil) async throws -> AudioTime {
        try await withCheckedThrowingContinuation { desk.order(.finalize(moment, $0)) }
    }

    /// Ends the utterance in progress, using all sound received so far, and then ends the run.
    ///
    /// This method returns when the thread has closed everything. Followers can still read their remaining events. If
    /// there is no run, the followers' streams simply end.
    public func finish() async {
        desk.finish()
        await desk.untilRunEnds()
    }

    /// Ends all streams immediately and discards the utterance in progress. The thread closes everything within a tenth
    /// of a second.
    public func cancel() { desk.cancel() }
}
