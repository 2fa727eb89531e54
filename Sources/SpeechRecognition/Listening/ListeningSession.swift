import Foundation
public import Transcript

/// Listens on a thread of its own and tells its followers what it hears.
///
/// The thread opens the source and the transcriber, owns both, and closes both. Nothing here blocks
/// a task. A session that is let go is cancelled.
public final class ListeningSession<Transcriber: Transcribing & ~Copyable>: Sendable {
    /// How the transcriber is changed while the session runs; called on the listening thread.
    public typealias Change = @Sendable (inout Transcriber) throws -> Void

    /// When a change takes effect.
    public enum ChangeTime: Sendable, Hashable {
        /// After the utterance that is under way, if any.
        case nextUtterance
        /// At once; the utterance that is under way is dropped.
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
    ///   - source: opens the source; called on the listening thread, again after an interruption.
    ///   - transcriber: makes the transcriber; called on the listening thread.
    public convenience init(
        settings: ListeningSettings = ListeningSettings(), retry: RetryPolicy = RetryPolicy(),
        clock: any ThreadClock = MonotonicThreadClock(),
        source: @escaping @Sendable () throws -> any AudioReading & ~Copyable,
        transcriber: @escaping @Sendable () throws -> Transcriber
    ) {
        self.init(
            settings: settings, retry: retry, clock: clock, source: source,
            transcriber: transcriber, streamsEnded: {})
    }

    /// - Parameters:
    ///   - streamsEnded: called where the session's streams end before any run.
    ///   - work: counts what the listening thread does.
    package init(
        settings: ListeningSettings, retry: RetryPolicy = RetryPolicy(),
        clock: any ThreadClock = MonotonicThreadClock(),
        source: @escaping @Sendable () throws -> any AudioReading & ~Copyable,
        transcriber: @escaping @Sendable () throws -> Transcriber,
        streamsEnded: @escaping @Sendable () -> Void = {}, work: ProcessorTime = ProcessorTime()
    ) {
        desk = ListeningDesk(streamsEnded: streamsEnded)
        self.settings = settings
        self.retry = retry
        self.clock = clock
        openSource = source
        makeTranscriber = transcriber
        self.work = work
    }

    deinit { desk.cancel() }

    /// A follower's events, from now until the end of the current run or of the next one.
    ///
    /// They end, too, when the next run cannot start (after ``ListeningEvent/failed(_:)``), and when the
    /// session is finished, cancelled or let go before there is one.
    ///
    /// Every follower gets every event; words and progress that a slow one has not read are replaced
    /// by newer ones.
    public func events() -> AsyncStream<ListeningEvent> {
        let feed = desk.subscribe()
        return AsyncStream { await feed.next() }
    }

    /// How far it has come.
    public var state: ListeningState { desk.listeningState }

    /// Starts listening.
    ///
    /// Returns when source and transcriber are open and the first sound is awaited. A session whose
    /// last run has ended, or was cancelled, can be started again.
    ///
    /// - Throws: What opening them threw, or ``ListeningError/alreadyRunning``.
    public func start() async throws {
        await desk.untilCancelledRunEnds()
        try desk.beginRun()
        let worker = ListeningWorker(
            desk: desk, settings: settings, retry: retry, clock: clock, openSource: openSource,
            makeTranscriber: makeTranscriber)
        try await withCheckedThrowingContinuation { continuation in
            let thread = Thread { [work] in
                work.count { worker.run { continuation.resume(with: $0) } }
            }
            thread.name = "listening"
            thread.start()
        }
    }

    /// Changes what is listened for, without a pause in listening.
    ///
    /// - Returns: The moment from which it holds: utterances that start before it were heard the old
    ///   way.
    /// - Throws: What `body` threw (the session goes on as before), or
    ///   ``ListeningError/notRunning`` when the session ends before the change.
    @discardableResult
    public func change(
        _ time: ChangeTime = .nextUtterance, to body: @escaping Change
    ) async throws -> AudioTime {
        try await withCheckedThrowingContinuation { continuation in
            desk.order(.change(time, body, continuation))
        }
    }

    /// Sends an order and returns at once. What came of it is an event: ``ListeningEvent/obeyed(order:at:)`` or
    /// ``ListeningEvent/refused(order:_:)``. The utterance that is under way is dropped; the events between two orders
    /// that are obeyed were heard under the first of them.
    ///
    /// - Parameters:
    ///   - number: The caller's, greater than those before.
    ///   - change: What to listen for; nil hears nothing.
    /// - Returns: False when the session is not listening and the order is not taken.
    @discardableResult
    public func send(order number: Int, change: Change?) -> Bool {
        desk.order(.numbered(number, change))
    }

    /// Stops hearing, and drops the utterance that is under way; the stream's time goes on.
    ///
    /// - Returns: The moment from which it holds.
    /// - Throws: ``ListeningError/notRunning``.
    @discardableResult
    public func pauseHearing() async throws -> AudioTime {
        try await withCheckedThrowingContinuation { desk.order(.hearing(false, $0)) }
    }

    /// Hears again. Sound from before this moment is not part of any utterance.
    ///
    /// - Returns: The moment from which it holds.
    /// - Throws: ``ListeningError/notRunning``.
    @discardableResult
    public func resumeHearing() async throws -> AudioTime {
        try await withCheckedThrowingContinuation { desk.order(.hearing(true, $0)) }
    }

    /// Ends the utterance that is under way with all that was heard of it, and listens on.
    ///
    /// - Parameter moment: Waits until the stream has come this far; nil takes it as it is. A stream that
    ///   ends before is final to its end.
    /// - Returns: The moment up to which everything is final: no event about what was before it follows.
    /// - Throws: ``ListeningError/notRunning``.
    @discardableResult
    public func finalize(through moment: AudioTime? = nil) async throws -> AudioTime {
        try await withCheckedThrowingContinuation { desk.order(.finalize(moment, $0)) }
    }

    /// Ends the utterance that is under way with all that was heard of it, then the run.
    ///
    /// Returns when the thread has closed everything. Followers can still read what they have not. Without a
    /// run their streams just end.
    public func finish() async {
        desk.finish()
        await desk.untilRunEnds()
    }

    /// Ends all streams at once; what was under way is lost. The thread closes everything within a
    /// tenth of a second.
    public func cancel() { desk.cancel() }
}

extension ListeningSession where Transcriber: ~Copyable {
    /// Listens until the source ends.
    ///
    /// - Returns: Every finished utterance, in order.
    /// - Throws: What opening or hearing threw; `CancellationError` when its task is cancelled, which
    ///   cancels the session.
    public func recognitions() async throws -> [Recognition] {
        let events = events()
        try await start()
        var all: [Recognition] = []
        for await event in events {
            switch event {
            case .final(let recognition): all.append(recognition)
            case .failed(let error): throw error
            default: break
            }
        }
        if Task.isCancelled {
            cancel()
            throw CancellationError()
        }
        return all
    }
}
