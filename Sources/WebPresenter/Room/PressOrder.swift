/// Decides which player pressed first, although presses may arrive with different delays.
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

    /// Presses that are less than this time apart count as simultaneous (docs/decisions/0081).
    static let tie = Duration.milliseconds(4)

    /// - Parameter greatestLag: The longest possible delay of a press by any other guest.
    init(_ press: Press, greatestLag: Duration) {
        presses = [press]
        closes = max(press.arrived, press.made + greatestLag)
    }

    /// Adds a press, unless the guest has already pressed. A press that arrives after the decision
    /// does not change the winner.
    mutating func add(_ press: Press) {
        guard !presses.contains(where: { $0.guest == press.guest }) else { return }
        let place = presses.firstIndex { press.made < $0.made } ?? presses.endIndex
        presses.insert(press, at: winner == nil ? place : max(place, 1))
    }

    /// Removes the press of a guest who has left, unless this guest has won.
    mutating func forget(_ guest: Int) {
        if winner != guest { presses.removeAll { $0.guest == guest } }
    }

    /// The guests with the earliest presses, if the measurement cannot tell who was first.
    var tied: [Int] {
        guard let first = presses.first else { return [] }
        return presses.filter { $0.made - first.made < Self.tie }.map(\.guest)
    }

    /// Decides which guest pressed first. `draw` returns a random index below the number of tied
    /// guests.
    mutating func decide(draw: (Int) -> Int) -> Int? {
        let tied = tied
        guard winner == nil, !tied.isEmpty else { return winner }
        let first = tied[draw(tied.count)]
        winner = first
        guard let place = presses.firstIndex(where: { $0.guest == first }) else { return first }
        presses.insert(presses.remove(at: place), at: 0)
        return first
    }

    /// How much later this press was made than the earliest press.
    func behind(_ press: Press) -> Duration {
        max(press.made - (presses.map(\.made).min() ?? press.made), .zero)
    }
}
