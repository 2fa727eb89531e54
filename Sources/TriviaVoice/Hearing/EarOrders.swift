import Transcript

/// The orders that a game gave its ear: the current one, and the replies to each. Speech counts only if it was heard
/// under the current order.
struct EarOrders: Sendable, Hashable {
    /// The number of the last order; 0 before the first.
    private(set) var last = 0
    /// Whether the last order was to listen.
    private(set) var isListening = false
    /// Orders without a reply, by number, with the time of each.
    private(set) var unanswered: [Int: EarLife.Mark] = [:]
    /// The time from which the last order is in force; nil until the ear obeys it.
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

    /// Notes that an order was sent only now.
    mutating func sent(_ number: Int, at now: EarLife.Mark) {
        if unanswered[number] != nil { unanswered[number] = now }
    }

    /// Notes that the ear obeys an order from a moment on.
    mutating func obeyed(_ number: Int, from moment: AudioTime) {
        unanswered[number] = nil
        if number == last { holdsFrom = moment }
    }

    /// Notes that the ear could not carry out an order.
    ///
    /// - Returns: Whether it is the current order, so that nothing is heard now.
    mutating func refused(_ number: Int) -> Bool {
        unanswered[number] = nil
        guard number == last, isListening else { return false }
        isListening = false
        return true
    }

    /// Discards all orders because the ear is gone: nothing it still reports counts.
    mutating func lose() {
        isListening = false
        unanswered = [:]
        holdsFrom = nil
    }

    /// Whether speech heard under an order may be judged.
    func counts(_ order: Int) -> Bool { isListening && order == last }

    /// Whether a reply is missing although the ear had `seconds` for it.
    func areOverdue(by life: EarLife, at now: AudioTime, after seconds: Double) -> Bool {
        unanswered.values.contains { life.hangs(since: $0, at: now, for: seconds) }
    }
}
