import Transcript

/// The orders that a game gave its ear: which one is open, and what came of each. What was heard counts under the
/// open order alone.
struct EarOrders: Sendable, Hashable {
    /// The number of the last order; 0 before the first.
    private(set) var last = 0
    /// Whether the last order was to listen.
    private(set) var isListening = false
    /// Orders without an answer, by number, with the moment at which each was given.
    private(set) var unanswered: [Int: EarLife.Mark] = [:]
    /// From when the last order holds; nil until it is obeyed.
    private(set) var holdsFrom: AudioTime?

    /// Gives the next order.
    ///
    /// - Returns: Its number.
    mutating func give(toListen: Bool, at now: EarLife.Mark) -> Int {
        last += 1
        isListening = toListen
        holdsFrom = nil
        unanswered[last] = now
        return last
    }

    /// An order is sent only now.
    mutating func sent(_ number: Int, at now: EarLife.Mark) {
        if unanswered[number] != nil { unanswered[number] = now }
    }

    /// An order is obeyed from a moment on.
    mutating func obeyed(_ number: Int, from moment: AudioTime) {
        unanswered[number] = nil
        if number == last { holdsFrom = moment }
    }

    /// An order could not be carried out.
    ///
    /// - Returns: Whether that is the order that is open, so that nothing is heard now.
    mutating func refused(_ number: Int) -> Bool {
        unanswered[number] = nil
        guard number == last, isListening else { return false }
        isListening = false
        return true
    }

    /// The ear is gone: nothing that it may still say counts, and no answer is awaited.
    mutating func lose() {
        isListening = false
        unanswered = [:]
        holdsFrom = nil
    }

    /// Whether what was heard under an order may be ruled on.
    func counts(_ order: Int) -> Bool { isListening && order == last }

    /// Whether an order has no answer although the ear had `seconds` for it.
    func areOverdue(by life: EarLife, at now: AudioTime, after seconds: Double) -> Bool {
        unanswered.values.contains { life.hangs(since: $0, at: now, for: seconds) }
    }
}
