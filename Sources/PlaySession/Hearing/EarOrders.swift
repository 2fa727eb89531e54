import Transcript

/// The orders that a game has given its ear: the current one, and those without a reply. Speech is judged only if it
/// was heard under the current order.
struct EarOrders: Sendable, Hashable {
    /// The number of the last order; 0 before the first.
    private(set) var last = 0
    /// Whether the last order was to listen.
    private(set) var isListening = false
    /// Orders without a reply, by number. Each has the time when it was sent.
    private(set) var unanswered: [Int: EarLife.Mark] = [:]
    /// The time from which the last order is in force; nil until the ear has obeyed it.
    private(set) var holdsFrom: AudioTime?

    /// Creates the next order.
    ///
    /// - Returns: The order's number.
    mutating func give(toListen: Bool, at now: EarLife.Mark) -> Int {
        last += 1
        isListening = toListen
        holdsFrom = nil
        unanswered[last] = now
        return last
    }

    /// Records that an order, created earlier, was sent only now.
    mutating func sent(_ number: Int, at now: EarLife.Mark) {
        if unanswered[number] != nil { unanswered[number] = now }
    }

    /// Records that the ear has obeyed an order, and from which time the order applies.
    mutating func obeyed(_ number: Int, from moment: AudioTime) {
        unanswered[number] = nil
        if number == last { holdsFrom = moment }
    }

    /// Records that the ear could not carry out an order.
    ///
    /// - Returns: Whether it is the current order, and an order to listen. If so, the ear hears nothing.
    mutating func refused(_ number: Int) -> Bool {
        unanswered[number] = nil
        guard number == last, isListening else { return false }
        isListening = false
        return true
    }

    /// Discards all orders because the ear is gone. Speech that it still reports is not judged.
    mutating func lose() {
        isListening = false
        unanswered = [:]
        holdsFrom = nil
    }

    /// Whether speech heard under an order may be judged.
    func counts(_ order: Int) -> Bool { isListening && order == last }

    /// Whether the ear has had `seconds` to reply to an order and has not replied.
    func areOverdue(by life: EarLife, at now: AudioTime, after seconds: Double) -> Bool {
        unanswered.values.contains { life.hangs(since: $0, at: now, for: seconds) }
    }
}
