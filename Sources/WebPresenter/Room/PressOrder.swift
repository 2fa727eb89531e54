/// Decides who pressed first, although presses take different times to arrive. Presses are
/// collected until no earlier one can still be on its way. They are ordered by the time at which
/// they were made.
struct PressOrder: Sendable, Hashable {
    struct Press: Sendable, Hashable {
        var guest: Int
        var arrived: Duration
        /// How long the press took to arrive, as far as that is known.
        var lag: Duration

        /// When the press was made.
        var made: Duration { arrived - lag }
    }

    /// All presses, the earliest first.
    private(set) var presses: [Press] = []
    /// The guest who pressed first; nil until that is decided.
    private(set) var winner: Int?
    /// From this time on, no earlier press can arrive.
    private(set) var closes: Duration

    /// Presses less than this apart count as simultaneous, because half a round trip is no more
    /// exact (docs/decisions/0081).
    static let tie = Duration.milliseconds(4)

    /// - Parameter greatestLag: The longest time that a press of another guest can take to arrive.
    init(_ press: Press, greatestLag: Duration) {
        presses = [press]
        closes = max(press.arrived, press.made + greatestLag)
    }

    /// Adds a press. Only the first press of each guest counts. After the decision, a press changes
    /// no order but is kept.
    mutating func add(_ press: Press) {
        guard !presses.contains(where: { $0.guest == press.guest }) else { return }
        let place = presses.firstIndex { press.made < $0.made } ?? presses.endIndex
        // The winner stays first, whatever arrives later.
        presses.insert(press, at: winner == nil ? place : max(place, 1))
    }

    /// Removes the press of a guest who has left, unless that guest has already won.
    mutating func forget(_ guest: Int) {
        if winner != guest { presses.removeAll { $0.guest == guest } }
    }

    /// The guests who were equally first, as far as can be measured.
    var tied: [Int] {
        guard let first = presses.first else { return [] }
        return presses.filter { $0.made - first.made < Self.tie }.map(\.guest)
    }

    /// Decides who was first.
    ///
    /// - Parameter draw: Picks one of a number of equally fast guests.
    mutating func decide(draw: (Int) -> Int) -> Int? {
        let tied = tied
        guard winner == nil, !tied.isEmpty else { return winner }
        let first = tied[draw(tied.count)]
        winner = first
        guard let place = presses.firstIndex(where: { $0.guest == first }) else { return first }
        presses.insert(presses.remove(at: place), at: 0)
        return first
    }

    /// How much later than the first press this one was made; never negative.
    func behind(_ press: Press) -> Duration {
        max(press.made - (presses.map(\.made).min() ?? press.made), .zero)
    }
}
