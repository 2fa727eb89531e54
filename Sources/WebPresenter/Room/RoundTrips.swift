/// How long a message to a phone and back takes, from the latest measurements.
struct RoundTrips: Sendable, Hashable {
    private var recent: [Duration] = []
    private var waiting: [Int: Duration] = [:]
    private var last = 0

    /// The number of measurements that are kept. With one every two seconds, the median follows a
    /// phone that moves away from the router within ten seconds. One lost packet does not change
    /// it.
    static let kept = 9

    /// Begins a measurement.
    ///
    /// - Returns: The number of the measurement. The phone must send it back.
    mutating func begin(at now: Duration) -> Int {
        last += 1
        waiting[last] = now
        waiting[last - Self.kept] = nil
        return last
    }

    /// Ends a measurement. A number that was never sent, or that has come back already, is ignored.
    mutating func end(_ number: Int, at now: Duration) {
        guard let since = waiting.removeValue(forKey: number) else { return }
        recent.append(now - since)
        recent.removeFirst(max(recent.count - Self.kept, 0))
    }

    /// Half of the median round trip, which is how long a press takes to arrive. Zero before the
    /// first measurement, and never more than `greatestLag`.
    var lag: Duration {
        guard !recent.isEmpty else { return .zero }
        return min(recent.sorted()[recent.count / 2] / 2, Self.greatestLag)
    }

    /// The number of measurements so far, up to `kept`.
    var count: Int { recent.count }

    /// The most that a slow connection is compensated (docs/decisions/0081). A phone that delays
    /// its answers on purpose gains no more than this.
    static let greatestLag = Duration.milliseconds(75)
}
