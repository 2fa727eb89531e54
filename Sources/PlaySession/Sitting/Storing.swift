import Transcript
import TriviaGame

/// Events that are being written to disk, with the effects to show afterwards.
struct Storing: Sendable {
    /// The consequences of an event.
    struct Step: Sendable {
        /// The game after the event.
        var game: Game
        var orders: [SittingOrder]
        var effects: [GameEffect]
        /// Events that follow from the effects.
        var events: [GameEvent]
    }

    private var steps: [(number: Int, since: AudioTime, step: Step)] = []
    private var count = 0
    /// Inputs held back until everything is on disk, because they refer to what will be shown then.
    private var held: [SessionInput] = []
    /// The maximum number of inputs held back: one second of input from the phones of a full room.
    private static let bound = 256
    private(set) var dropped = 0
    /// How many of the held inputs have been acknowledged to their players.
    private var acknowledgedCount = 0
    /// Ticks since the last try to write; nil if events can be written.
    private var ticks: Int?

    /// Whether nothing is waiting for the disk.
    var isEmpty: Bool { steps.isEmpty && !isStalled }
    /// Whether events cannot be written, so that the game is stopped.
    var isStalled: Bool { ticks != nil }

    /// - Returns: The event's number.
    mutating func add(_ step: Step, at now: AudioTime) -> Int {
        count += 1
        steps.append((count, now, step))
        return count
    }

    /// Adds an order to carry out after everything that is being written now.
    mutating func addLast(_ order: SittingOrder) {
        guard !steps.isEmpty else { return }
        steps[steps.count - 1].step.orders.append(order)
    }

    /// Removes and returns the consequences of the events up to this number, which are now on disk.
    mutating func take(through number: Int) -> [Step] {
        let ready = steps.prefix { $0.number <= number }.map(\.step)
        steps.removeFirst(ready.count)
        return ready
    }

    mutating func hold(_ input: SessionInput) {
        guard held.count < Self.bound else {
            dropped += 1
            return
        }
        held.append(input)
    }

    var heldCount: Int { held.count }

    /// Removes and returns the first input that was held back, once everything is on disk.
    mutating func takeHeld() -> SessionInput? {
        guard isEmpty, !held.isEmpty else { return nil }
        acknowledgedCount = max(acknowledgedCount - 1, 0)
        return held.removeFirst()
    }

    /// The held inputs that this function has not returned before.
    mutating func takeUnacknowledged() -> ArraySlice<SessionInput> {
        defer { acknowledgedCount = held.count }
        return held[acknowledgedCount...]
    }

    /// Whether the disk is so slow that people notice.
    func isNoticed(at now: AudioTime) -> Bool { isOlder(than: 0.05, at: now) }

    /// Whether the disk is so slow that a key for ending the game must work without it.
    func isSlow(at now: AudioTime) -> Bool { isOlder(than: 1, at: now) }

    private func isOlder(than seconds: Double, at now: AudioTime) -> Bool {
        isStalled || steps.first.map { now >= $0.since.advanced(bySeconds: seconds) } ?? false
    }

    /// Records that events cannot be written.
    ///
    /// - Returns: Whether events could be written before.
    mutating func stall() -> Bool {
        defer { ticks = 0 }
        return ticks == nil
    }

    /// Records that events can be written again.
    mutating func goOn() { ticks = nil }

    /// Counts a tick.
    ///
    /// - Returns: Whether it is time to try again.
    mutating func tick() -> Bool {
        guard let before = ticks else { return false }
        ticks = before + 1
        return (before + 1).isMultiple(of: Self.ticksPerTrial)
    }

    /// The number of ticks between two tries, about a second.
    private static let ticksPerTrial = 20
}

extension GameEffect {
    /// Whether the effect may be shown before it is on disk. A game resumed after a crash must not repeat a question,
    /// and it must keep every ruling and all points that players have seen. Losing the floor is acceptable, because the
    /// player can press the key again.
    var mayBeForgotten: Bool {
        switch self {
        case .read, .listen, .stopListening, .stopReading, .floor, .freed, .command, .remark,
            .aside, .scores, .paused, .unpaused:
            true
        case .present(let presentation): presentation.isRepeat
        case .round, .run, .pick, .picked, .wager, .wagered, .sealed, .tallied, .found, .claimed,
            .whose,
            .tried, .proposed, .adjusted, .takenBack, .joined, .left, .hint, .judged, .decide,
            .decided, .finished:
            false
        }
    }
}
