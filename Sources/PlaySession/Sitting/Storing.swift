import Transcript
import TriviaGame

/// Events that are being written to disk, with the effects to carry out afterwards.
struct Storing: Sendable {
    /// The consequences of an event.
    struct Step: Sendable {
        /// The state of the game after the event.
        var game: Game
        var orders: [SittingOrder]
        var effects: [GameEffect]
        /// Events that follow from the effects.
        var events: [GameEvent]
    }

    private var steps: [(number: Int, since: AudioTime, step: Step)] = []
    private var count = 0
    /// Inputs that wait until everything is on disk, because they refer to a state that is not
    /// shown yet.
    private var held: [SessionInput] = []
    /// The maximum number of waiting inputs: a second of input from a full room's phones.
    private static let bound = 256
    private(set) var dropped = 0
    /// The number of held inputs whose players have been notified.
    private var acknowledgedCount = 0
    /// The number of clock ticks since the last attempt to write; nil if events can be written.
    private var ticks: Int?

    /// Whether nothing is waiting to be written to disk.
    var isEmpty: Bool { steps.isEmpty && !isStalled }
    /// Whether the game is stopped because events cannot be written.
    var isStalled: Bool { ticks != nil }

    /// - Returns: The event's number.
    mutating func add(_ step: Step, at now: AudioTime) -> Int {
        count += 1
        steps.append((count, now, step))
        return count
    }

    /// Adds an order to carry out once all current events are on disk.
    mutating func addLast(_ order: SittingOrder) {
        guard !steps.isEmpty else { return }
        steps[steps.count - 1].step.orders.append(order)
    }

    /// Removes and returns the consequences of the events up to this number, all of which are on
    /// disk.
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

    /// Removes and returns the first held input if everything is on disk; otherwise, returns nil.
    mutating func takeHeld() -> SessionInput? {
        guard isEmpty, !held.isEmpty else { return nil }
        acknowledgedCount = max(acknowledgedCount - 1, 0)
        return held.removeFirst()
    }

    /// The held inputs that earlier calls have not returned.
    mutating func takeUnacknowledged() -> ArraySlice<SessionInput> {
        defer { acknowledgedCount = held.count }
        return held[acknowledgedCount...]
    }

    /// Whether the disk is so slow that players notice it.
    func isNoticed(at now: AudioTime) -> Bool { isOlder(than: 0.05, at: now) }

    /// Whether the disk is so slow that the keys for ending the game must not wait for it.
    func isSlow(at now: AudioTime) -> Bool { isOlder(than: 1, at: now) }

    private func isOlder(than seconds: Double, at now: AudioTime) -> Bool {
        isStalled || steps.first.map { now >= $0.since.advanced(bySeconds: seconds) } ?? false
    }

    /// Records that events cannot be written. Returns whether the problem has just begun.
    mutating func stall() -> Bool {
        defer { ticks = 0 }
        return ticks == nil
    }

    /// Records that events can be written again.
    mutating func goOn() { ticks = nil }

    /// Counts a tick. Returns whether it is time to try to write again.
    mutating func tick() -> Bool {
        guard let before = ticks else { return false }
        ticks = before + 1
        return (before + 1).isMultiple(of: Self.ticksPerTrial)
    }

    /// The number of clock ticks between two attempts to write: about a second.
    private static let ticksPerTrial = 20
}

extension GameEffect {
    /// Whether an effect may be shown before its event is on disk. A resumed game must not repeat
    /// questions or lose rulings.
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
