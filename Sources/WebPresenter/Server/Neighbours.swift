/// What each machine of the network has of the room's connections, so that none alone can take them all.
struct Neighbours: Sendable {
    private struct Neighbour {
        var pages = 0
        /// Coming in costs, and staying does not.
        var allowance: Allowance
    }

    /// Phones behind another router share its address; more than these hardly sit in one room of it.
    static let mostPages = 64
    /// A phone whose line breaks comes back at once, then more and more rarely.
    private static let comingsPerSecond = 4.0

    private var known: [String: Neighbour] = [:]

    /// Whether one more page of a machine may come in; counted until it leaves.
    mutating func admit(_ address: String, at now: Duration) -> Bool {
        let usual = Neighbour(
            allowance: Allowance(
                burst: Double(Self.mostPages), perSecond: Self.comingsPerSecond, at: now))
        var neighbour = known[address, default: usual]
        defer { known[address] = neighbour }
        guard neighbour.pages < Self.mostPages, neighbour.allowance.take(at: now) else {
            return false
        }
        neighbour.pages += 1
        return true
    }

    mutating func leave(_ address: String) { known[address]?.pages -= 1 }

    /// Whoever is gone, and would be met like somebody new, needs no place here.
    mutating func forget(at now: Duration) {
        known = known.filter { _, neighbour in
            var allowance = neighbour.allowance
            return neighbour.pages > 0 || !allowance.take(Double(Self.mostPages), at: now)
        }
    }

    var count: Int { known.count }
}
