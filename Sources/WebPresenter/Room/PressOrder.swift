/// Decides who pressed first, although presses arrive with different delays. The value collects
/// presses until no earlier press can still arrive, and orders them by the time at which they were
/// made.
struct PressOrder: Sendable, Hashable {
    struct Press: Sendable, Hashable {
        var guest: Int
        var arrived: Duration
        /// How long the press took to arrive, as far as known.
        var lag: Duration

        /// The time of the press.
        var made: Duration { arrived - lag }
    }

    /// All presses, the earliest first.
    private(set) var presses: [Press] = []
    /// The first guest. Nil before the decision.
    private(set) var winner: Int?
    /// After this time, no earlier press can arrive.
    private(set) var closes: Duration

    /// Presses closer together than this are treated as simultaneous, because half a round trip is
    /// not more exact (docs/decisions/0081).
    static let tie = Duration.milliseconds(4)

    /// - Parameter greatestLag: The longest delay of another guest's press.
    init(_ press: Press, greatestLag: Duration) {
        presses = [press]
        closes = max(press.arrived, press.made + greatestLag)
    }

    /// Adds a press. Only the first press of each guest is used. After the decision, a press is
    /// stored but does not change the winner.
    mutating func add(_ press: Press) {
        guard !presses.contains(where: { $0.guest == press.guest }) else { return }
        let place = presses.firstIndex { press.made < $0.made } ?? presses.endIndex
        // The winner stays first.
        presses.insert(press, at: winner == nil ? place : max(place, 1))
    }

    /// Removes the press of a guest who has left, unless that guest has already won.
    mutating func forget(_ guest: Int) {
        if winner != guest { presses.removeAll { $0.guest == guest } }
    }

    /// The guests who were first, within the accuracy of the measurement.
    var tied: [Int] {
        guard let first = presses.first else { return [] }
        return presses.filter { $0.made - first.made < Self.tie }.map(\.guest)
    }

    /// Decides who was first.
    ///
    /// - Parameter draw: Chooses randomly among this number of tied guests.
    mutating func decide(draw: (Int) -> Int) -> Int? {
        let tied = tied
        guard winner == nil, !tied.isEmpty else { return winner }
        let first = tied[draw(tied.count)]
        winner = first
        guard let place = presses.firstIndex(where: { $0.guest == first }) else { return first }
        presses.insert(presses.remove(at: place), at: 0)
        return first
    }

    /// How much later than the first press this one was made. Never negative.
    func behind(_ press: Press) -> Duration {
        max(press.made - (presses.map(\.made).min() ?? press.made), .zero)
    }
}
