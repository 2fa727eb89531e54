/// The latest measurements of how long a message takes to reach a phone and come back.
struct RoundTrips: Sendable, Hashable {
    private var recent: [Duration] = []
    private var waiting: [Int: Duration] = [:]
    private var last = 0

    /// The number of measurements to keep. With one measurement every two seconds, the median
    /// adapts within ten seconds when a phone moves away from the router. A single lost packet does
    /// not change the median.
    static let kept = 9

    /// Begins a measurement.
    ///
    /// - Returns: The number of the measurement, which the phone must return.
    mutating func begin(at now: Duration) -> Int {
        last += 1
        waiting[last] = now
        waiting[last - Self.kept] = nil
        return last
    }

    /// Ends a measurement. Ignores unknown numbers and numbers that have already been returned.
    mutating func end(_ number: Int, at now: Duration) {
        guard let since = waiting.removeValue(forKey: number) else { return }
        recent.append(now - since)
        recent.removeFirst(max(recent.count - Self.kept, 0))
    }

    /// Half of the median round trip, as an estimate of a press's delay. The value is zero before
    /// the first measurement, and at most `greatestLag`.
    var lag: Duration {
        guard !recent.isEmpty else { return .zero }
        return min(recent.sorted()[recent.count / 2] / 2, Self.greatestLag)
    }

    /// The number of measurements so far, at most `kept`.
    var count: Int { recent.count }

    /// The maximum compensation for a slow connection (see docs/decisions/0081). A phone that
    /// deliberately delays its replies cannot gain more than this compensation.
    static let greatestLag = Duration.milliseconds(75)
}
