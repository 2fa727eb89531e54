/// A rate limit. The allowance starts at `burst`, its maximum, and grows by `perSecond` each
/// second.
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

    /// Deducts `cost`. Returns false and deducts nothing if the allowance is too small.
    mutating func take(_ cost: Double = 1, at now: Duration) -> Bool {
        left = min(left + (now - since) / .seconds(1) * perSecond, burst)
        since = now
        guard left >= cost else { return false }
        left -= cost
        return true
    }
}
