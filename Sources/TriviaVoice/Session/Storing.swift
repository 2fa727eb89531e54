import Transcript
import TriviaGame

/// Events on their way to the disk, with what they show once they are there.
struct Storing: Sendable {
    /// An event's consequences.
    struct Step: Sendable {
        /// The game as it is by the event.
        var game: Game
        var orders: [SittingOrder]
        var effects: [GameEffect]
        /// What has happened by the effects themselves.
        var events: [GameEvent]
    }

    private var steps: [(number: Int, since: AudioTime, step: Step)] = []
    private var count = 0
    /// What people did meanwhile: it is about what is shown.
    private var held: [SessionInput] = []
    /// How many of their inputs are held back at most; a pub's phones in a second.
    private static let bound = 256
    private(set) var dropped = 0
    /// Ticks since the last try, while events cannot be written.
    private var ticks: Int?

    /// Whether nothing waits for the disk.
    var isEmpty: Bool { steps.isEmpty && !isStalled }
    /// Whether events cannot be written, and the game stands.
    var isStalled: Bool { ticks != nil }

    /// - Returns: The event's number.
    mutating func add(_ step: Step, at now: AudioTime) -> Int {
        count += 1
        steps.append((count, now, step))
        return count
    }

    /// Has an order carried out after everything that is on its way to the disk now.
    mutating func addLast(_ order: SittingOrder) {
        guard !steps.isEmpty else { return }
        steps[steps.count - 1].step.orders.append(order)
    }

    /// Events up to this one are on disk.
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

    /// The first input that was held back, once everything is on disk.
    mutating func takeHeld() -> SessionInput? {
        isEmpty && !held.isEmpty ? held.removeFirst() : nil
    }

    /// Whether the disk has taken so long that a key which wants to end the game ends it.
    func isSlow(at now: AudioTime) -> Bool {
        isStalled || steps.first.map { now >= $0.since.advanced(bySeconds: 1) } ?? false
    }

    /// Events cannot be written.
    ///
    /// - Returns: Whether that is news.
    mutating func stall() -> Bool {
        defer { ticks = 0 }
        return ticks == nil
    }

    /// Events can be written again.
    mutating func goOn() { ticks = nil }

    /// A little time went by.
    ///
    /// - Returns: Whether it is time to try again.
    mutating func tick() -> Bool {
        guard let before = ticks else { return false }
        ticks = before + 1
        return (before + 1).isMultiple(of: Self.ticksPerTrial)
    }

    /// About a second.
    private static let ticksPerTrial = 20
}

extension GameEffect {
    /// Whether it may be shown before it is on disk. A game that goes on after a crash asks no question twice, and keeps
    /// every ruling and every point that somebody was told of. Whoever had the floor may press again.
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
