/// How much a connection may still say: so many messages at once, and so many more each second.
struct Allowance: Sendable, Hashable {
    private let burst: Double
    private let perSecond: Double
    private var left: Double
    private var since: Duration

    init(burst: Double, perSecond: Double, at now: Duration) {
        self.burst = burst
        self.perSecond = perSecond
        left = burst
        since = now
    }

    /// Takes something; false when there is not enough left.
    mutating func take(_ cost: Double = 1, at now: Duration) -> Bool {
        left = min(left + (now - since) / .seconds(1) * perSecond, burst)
        since = now
        guard left >= cost else { return false }
        left -= cost
        return true
    }
}
