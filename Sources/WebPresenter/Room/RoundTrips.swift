/// The round-trip times of the latest messages to a phone.
struct RoundTrips: Sendable, Hashable {
    private var recent: [Duration] = []
    private var waiting: [Int: Duration] = [:]
    private var last = 0

    /// The number of measurements to keep. A single lost packet does not distort the median of the
    /// measurements.
    static let kept = 9

    /// Begins a measurement and returns its number, which the phone must send back.
    mutating func begin(at now: Duration) -> Int {
        last += 1
        waiting[last] = now
        waiting[last - Self.kept] = nil
        return last
    }

    /// Ends a measurement. Ignores unknown and repeated numbers.
    mutating func end(_ number: Int, at now: Duration) {
        guard let since = waiting.removeValue(forKey: number) else { return }
        recent.append(now - since)
        recent.removeFirst(max(recent.count - Self.kept, 0))
    }

    /// A press's estimated delay: half of the median round trip, at most `greatestLag`.
    var lag: Duration {
        guard !recent.isEmpty else { return .zero }
        return min(recent.sorted()[recent.count / 2] / 2, Self.greatestLag)
    }

    /// The number of measurements so far, at most `kept`.
    var count: Int { recent.count }

    /// The largest delay for which the program compensates a phone, even if the phone pretends to
    /// be slower (docs/decisions/0081).
    static let greatestLag = Duration.milliseconds(75)
}
