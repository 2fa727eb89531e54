/// Who pressed first, where every press takes its own time to get here: presses are collected for as
/// long as an earlier one may still be on its way, and ordered by when they were made.
struct PressOrder: Sendable, Hashable {
    struct Press: Sendable, Hashable {
        var guest: Int
        var arrived: Duration
        /// What it took to get here, as far as that is known.
        var lag: Duration

        /// When it was made.
        var made: Duration { arrived - lag }
    }

    /// The first of them first.
    private(set) var presses: [Press] = []
    /// Who was first, once that is decided.
    private(set) var winner: Int?
    /// When no earlier press can come any more.
    private(set) var closes: Duration

    /// Presses nearer than this are made at the same time: half a round trip is known no better
    /// (docs/decisions/0081).
    static let tie = Duration.milliseconds(4)

    /// - Parameter greatestLag: The most that another press, made before this one, can take.
    init(_ press: Press, greatestLag: Duration) {
        presses = [press]
        closes = max(press.arrived, press.made + greatestLag)
    }

    /// One press of each guest counts. After the decision they are only noted.
    mutating func add(_ press: Press) {
        guard !presses.contains(where: { $0.guest == press.guest }) else { return }
        let place = presses.firstIndex { press.made < $0.made } ?? presses.endIndex
        // Who was first stays first, whatever comes later.
        presses.insert(press, at: winner == nil ? place : max(place, 1))
    }

    /// A guest has gone; only a press that has won already stays.
    mutating func forget(_ guest: Int) {
        if winner != guest { presses.removeAll { $0.guest == guest } }
    }

    /// The first ones, as far as anybody can tell.
    var tied: [Int] {
        guard let first = presses.first else { return [] }
        return presses.filter { $0.made - first.made < Self.tie }.map(\.guest)
    }

    /// Decides.
    ///
    /// - Parameter draw: Picks one of so many who were equally fast.
    mutating func decide(draw: (Int) -> Int) -> Int? {
        let tied = tied
        guard winner == nil, !tied.isEmpty else { return winner }
        let first = tied[draw(tied.count)]
        winner = first
        guard let place = presses.firstIndex(where: { $0.guest == first }) else { return first }
        presses.insert(presses.remove(at: place), at: 0)
        return first
    }

    /// How much later than the first one a press was made; less than nothing never.
    func behind(_ press: Press) -> Duration {
        max(press.made - (presses.map(\.made).min() ?? press.made), .zero)
    }
}
