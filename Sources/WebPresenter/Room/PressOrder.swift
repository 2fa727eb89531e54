/// Decides who pressed first, even though presses arrive with different delays. `PressOrder`
/// collects presses until no earlier press can still arrive, and sorts them by the time at which
/// they were made.
struct PressOrder: Sendable, Hashable {
    struct Press: Sendable, Hashable {
        var guest: Int
        var arrived: Duration
        /// How long the press took to arrive, if known.
        var lag: Duration

        /// The estimated time of the press.
        var made: Duration { arrived - lag }
    }

    /// All presses, earliest first.
    private(set) var presses: [Press] = []
    /// The guest who pressed first; nil before the decision.
    private(set) var winner: Int?
    /// The time after which no earlier press can arrive.
    private(set) var closes: Duration

    /// Presses that are less than this interval apart are treated as simultaneous, because a delay
    /// estimated from half a round trip is no more exact (see docs/decisions/0081).
    static let tie = Duration.milliseconds(4)

    /// - Parameter greatestLag: The longest delay of another guest's press.
    init(_ press: Press, greatestLag: Duration) {
        presses = [press]
        closes = max(press.arrived, press.made + greatestLag)
    }

    /// Adds a press. Only each guest's first press counts. A press that arrives after the decision
    /// is stored but does not change the winner.
    mutating func add(_ press: Press) {
        guard !presses.contains(where: { $0.guest == press.guest }) else { return }
        let place = presses.firstIndex { press.made < $0.made } ?? presses.endIndex
        // Keep the winner in first place.
        presses.insert(press, at: winner == nil ? place : max(place, 1))
    }

    /// Removes the press of a guest who has left, unless that guest has already won.
    mutating func forget(_ guest: Int) {
        if winner != guest { presses.removeAll { $0.guest == guest } }
    }

    /// The guests whose presses were the earliest, within the accuracy of the measurement.
    var tied: [Int] {
        guard let first = presses.first else { return [] }
        return presses.filter { $0.made - first.made < Self.tie }.map(\.guest)
    }

    /// Decides who pressed first.
    ///
    /// - Parameter draw: Draws lots: returns a random index below the given number of tied guests.
    mutating func decide(draw: (Int) -> Int) -> Int? {
        let tied = tied
        guard winner == nil, !tied.isEmpty else { return winner }
        let first = tied[draw(tied.count)]
        winner = first
        guard let place = presses.firstIndex(where: { $0.guest == first }) else { return first }
        presses.insert(presses.remove(at: place), at: 0)
        return first
    }

    /// How much later this press was made than the earliest one; never negative.
    func behind(_ press: Press) -> Duration {
        max(press.made - (presses.map(\.made).min() ?? press.made), .zero)
    }
}
