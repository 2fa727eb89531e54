import Transcript

/// Passes orders from tasks to the listening thread, and passes events back.
final class ListeningDesk<Transcriber: Transcribing & ~Copyable>: Sendable {
    typealias Reply = CheckedContinuation<AudioTime, any Error>

    enum Order: Sendable {
        case change(
            ListeningSession<Transcriber>.ChangeTime, ListeningSession<Transcriber>.Change, Reply)
        case hearing(Bool, Reply)
        /// Finalizes all results up to a given moment, or up to now.
        case finalize(AudioTime?, Reply)
        /// An order whose result is reported in an event that contains the order's number. If the
        /// order contains no change, the session ignores audio from then on.
        case numbered(Int, ListeningSession<Transcriber>.Change?)

        /// Reports to the caller that the order was not carried out.
        func fail(_ error: any Error, telling emit: (ListeningEvent) -> Void) {
            switch self {
            case .change(_, _, let reply), .hearing(_, let reply), .finalize(_, let reply):
                reply.resume(throwing: error)
            case .numbered(let number, _): emit(.refused(order: number, error))
            }
        }

        /// Whether the order ends the utterance in progress.
        var isUrgent: Bool {
            switch self {
            case .change(.now, _, _), .hearing, .numbered: true
            case .change(.nextUtterance, _, _), .finalize: false
            }
        }
    }

    enum Phase {
        case idle
        case running
        /// The run is completing everything in progress.
        case finishing
        /// The run is stopping immediately, without completing anything in progress.
        case cancelled
    }

    private struct WeakFeed {
        weak var feed: EventFeed?
    }

    private struct State {
        var phase = Phase.idle
        /// Whether the source and the transcriber are open, and whether the last run opened both
        /// and has ended.
        var isOpen = false
        var hasEnded = false
        var orders: [Order] = []
        var feeds: [WeakFeed] = []
        var waiters: [CheckedContinuation<Void, Never>] = []

        /// Returns the current followers and removes all of them.
        mutating func takeFeeds() -> [EventFeed] {
            defer { feeds = [] }
            return feeds.compactMap(\.feed)
        }
    }

    private let state = Lock(State())
    /// Ends the modules' result streams after a failed run, or if no run created a transcriber.
    private let endStreams: @Sendable ((any Error)?) -> Void

    init(endStreams: @escaping @Sendable ((any Error)?) -> Void) { self.endStreams = endStreams }

    var phase: Phase { state.withLock { $0.phase } }

    var listeningState: ListeningState {
        state.withLock { state in
            switch state.phase {
            case .idle: state.hasEnded ? .completed : .idle
            case .running: state.isOpen ? .running : .starting
            case .finishing: .finishing
            case .cancelled: .cancelling
            }
        }
    }

    func subscribe() -> EventFeed {
        let feed = EventFeed()
        state.withLock { state in
            state.feeds.removeAll { $0.feed == nil }
            state.feeds.append(WeakFeed(feed: feed))
        }
        return feed
    }

    func emit(_ event: ListeningEvent) {
        let feeds = state.withLock { state in
            state.phase == .cancelled ? [] : state.feeds.compactMap(\.feed)
        }
        for feed in feeds { feed.push(event) }
    }

    /// Reports an error that ends the run. Followers receive the event after the session has
    /// stopped running.
    func fail(_ error: any Error) {
        state.withLock { if $0.phase == .running { $0.phase = .finishing } }
        emit(.failed(error))
        endStreams(error)
    }

    // MARK: Orders

    /// Returns whether the order was accepted. A rejected order has already been reported as
    /// failed.
    @discardableResult
    func order(_ order: Order) -> Bool {
        let isTaken = state.withLock { state in
            guard state.phase == .running else { return false }
            state.orders.append(order)
            return true
        }
        if !isTaken { order.fail(ListeningError.notRunning, telling: emit) }
        return isTaken
    }

    func takeOrders() -> [Order] {
        state.withLock { state in
            defer { state.orders = [] }
            return state.orders
        }
    }

    // MARK: Runs

    func beginRun() throws(ListeningError) {
        let isFree = state.withLock { state in
            guard state.phase == .idle else { return false }
            state.phase = .running
            state.isOpen = false
            return true
        }
        if !isFree { throw .alreadyRunning }
    }

    func opened() { state.withLock { $0.isOpen = true } }

    /// Lets the run complete its work in progress and then end. If there is no run, the streams end
    /// immediately.
    func finish() {
        let (feeds, neverRan) = state.withLock { state -> ([EventFeed], Bool) in
            if state.phase == .running { state.phase = .finishing }
            return state.phase == .idle ? (state.takeFeeds(), !state.hasEnded) : ([], false)
        }
        for feed in feeds { feed.finish() }
        if neverRan { endStreams(nil) }
    }

    func cancel() {
        let (feeds, neverRan) = state.withLock { state in
            let isIdle = state.phase == .idle
            if !isIdle { state.phase = .cancelled }
            return (state.takeFeeds(), isIdle && !state.hasEnded)
        }
        for feed in feeds { feed.finish(discarding: true) }
        if neverRan { endStreams(nil) }
    }

    /// Records that the listening thread has closed the source and the transcriber. `hasBegun`
    /// states whether the source and the transcriber were opened.
    func endRun(hasBegun: Bool) {
        let (feeds, orders, waiters) = state.withLock { state in
            let ended = (state.takeFeeds(), state.orders, state.waiters)
            state.phase = .idle
            state.hasEnded = hasBegun
            state.orders = []
            state.waiters = []
            return ended
        }
        for order in orders {
            order.fail(ListeningError.notRunning) { event in
                for feed in feeds { feed.push(event) }
            }
        }
        for feed in feeds { feed.finish() }
        for waiter in waiters { waiter.resume() }
    }

    func untilRunEnds() async {
        await wait { $0 != .idle }
    }

    func untilCancelledRunEnds() async {
        await wait { $0 == .cancelled }
    }

    private func wait(while isBusy: @Sendable (Phase) -> Bool) async {
        await withCheckedContinuation { continuation in
            let isOver = state.withLock { state in
                guard isBusy(state.phase) else { return true }
                state.waiters.append(continuation)
                return false
            }
            if isOver { continuation.resume() }
        }
    }
}
