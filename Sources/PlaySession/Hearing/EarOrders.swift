import Transcript

/// The orders that a game has given its ear: the current order, and the orders without a reply. Speech is judged only
/// if it was heard while the current order was in force.
struct EarOrders: Sendable, Hashable {
    /// The number of the last order; 0 before the first order.
    private(set) var last = 0
    /// Whether the last order was to listen.
    private(set) var isListening = false
    /// The times at which orders without a reply were sent, by order number.
    private(set) var unanswered: [Int: EarLife.Mark] = [:]
    /// The time from which the last order applies; nil until the ear has carried out that order.
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

    /// Records that an order that was created earlier has only now been sent.
    mutating func sent(_ number: Int, at now: EarLife.Mark) {
        if unanswered[number] != nil { unanswered[number] = now }
    }

    /// Records that the ear has carried out an order, and the time from which the order applies.
    mutating func obeyed(_ number: Int, from moment: AudioTime) {
        unanswered[number] = nil
        if number == last { holdsFrom = moment }
    }

    /// Records that the ear could not carry out an order.
    ///
    /// - Returns: Whether the failed order is the current one and was an order to listen. If so, the ear is not
    ///   listening.
    mutating func refused(_ number: Int) -> Bool {
        unanswered[number] = nil
        guard number == last, isListening else { return false }
        isListening = false
        return true
    }

    /// Discards all orders, because the ear no longer exists. Any speech that this ear still reports is not judged.
    mutating func lose() {
        isListening = false
        unanswered = [:]
        holdsFrom = nil
    }

    /// Whether speech that was heard while an order was in force may be judged.
    func counts(_ order: Int) -> Bool { isListening && order == last }

    /// Whether the ear has failed to reply to an order within `seconds`.
    func areOverdue(by life: EarLife, at now: AudioTime, after seconds: Double) -> Bool {
        unanswered.values.contains { life.hangs(since: $0, at: now, for: seconds) }
    }
}
