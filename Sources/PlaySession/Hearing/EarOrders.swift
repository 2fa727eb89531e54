import Transcript

/// A game's orders to its ``Ear``, the source of recognized speech. Only speech that is heard while
/// the current order is in force is judged.
struct EarOrders: Sendable, Hashable {
    /// The number of the last order; 0 before the first order.
    private(set) var last = 0
    /// Whether the last order told the `Ear` to listen.
    private(set) var isListening = false
    /// The time at which each unanswered order was sent, by order number.
    private(set) var unanswered: [Int: EarLife.Mark] = [:]
    /// The time from which the last order applies; nil until the `Ear` carries out the order.
    private(set) var holdsFrom: AudioTime?

    /// Creates the next order and returns its number.
    mutating func give(toListen: Bool, at now: EarLife.Mark) -> Int {
        last += 1
        isListening = toListen
        holdsFrom = nil
        unanswered[last] = now
        return last
    }

    /// Records that an order has only now been sent to the `Ear`.
    mutating func sent(_ number: Int, at now: EarLife.Mark) {
        if unanswered[number] != nil { unanswered[number] = now }
    }

    /// Records that the `Ear` carried out an order, and the time from which the order applies.
    mutating func obeyed(_ number: Int, from moment: AudioTime) {
        unanswered[number] = nil
        if number == last { holdsFrom = moment }
    }

    /// Records that an order failed. Returns whether this failure means that the `Ear` has stopped
    /// listening.
    mutating func refused(_ number: Int) -> Bool {
        unanswered[number] = nil
        guard number == last, isListening else { return false }
        isListening = false
        return true
    }

    /// Discards all orders, because the `Ear` no longer exists.
    mutating func lose() {
        isListening = false
        unanswered = [:]
        holdsFrom = nil
    }

    /// Whether speech that was heard while an order was in force may be judged.
    func counts(_ order: Int) -> Bool { isListening && order == last }

    /// Whether the `Ear` has left an order unanswered for `seconds`.
    func areOverdue(by life: EarLife, at now: AudioTime, after seconds: Double) -> Bool {
        unanswered.values.contains { life.hangs(since: $0, at: now, for: seconds) }
    }
}
