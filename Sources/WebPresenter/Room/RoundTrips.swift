/// How long it takes to a phone and back, by what was measured last.
struct RoundTrips: Sendable, Hashable {
    private var recent: [Duration] = []
    private var waiting: [Int: Duration] = [:]
    private var last = 0

    /// As many as are kept. With one every two seconds they follow a phone that walks away from the
    /// router within ten seconds, and one lost packet changes nothing.
    static let kept = 9

    /// A measurement begins.
    ///
    /// - Returns: Its number, which must come back.
    mutating func begin(at now: Duration) -> Int {
        last += 1
        waiting[last] = now
        waiting[last - Self.kept] = nil
        return last
    }

    /// A number came back; one that was never sent, or came back before, measures nothing.
    mutating func end(_ number: Int, at now: Duration) {
        guard let since = waiting.removeValue(forKey: number) else { return }
        recent.append(now - since)
        recent.removeFirst(max(recent.count - Self.kept, 0))
    }

    /// Half of the median round trip: what a press takes to get here. Zero while nothing is known.
    var lag: Duration {
        guard !recent.isEmpty else { return .zero }
        return min(recent.sorted()[recent.count / 2] / 2, Self.greatestLag)
    }

    /// How many measurements it rests on.
    var count: Int { recent.count }

    /// More than this is not made good (docs/decisions/0081): a phone that answers late on purpose
    /// gains no more.
    static let greatestLag = Duration.milliseconds(75)
}
