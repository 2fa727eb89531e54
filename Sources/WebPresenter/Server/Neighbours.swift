/// What each machine of the network has of the room's connections, so that none alone can take them all.
struct Neighbours: Sendable {
    private struct Neighbour {
        var pages = 0
        /// Coming in costs, and staying does not.
        var comings: Allowance
        /// For the files that its pages are made of.
        var files: Allowance

        init(at now: Duration) {
            comings = Allowance(
                burst: Double(Neighbours.mostPages), perSecond: Neighbours.comingsPerSecond, at: now
            )
            files = Allowance(
                burst: Neighbours.filesAtOnce,
                perSecond: Neighbours.filesOfPage * Neighbours.comingsPerSecond, at: now)
        }
    }

    /// Phones behind another router share its address; more than these hardly sit in one room of it.
    static let mostPages = 64
    /// A phone whose line breaks comes back at once, then more and more rarely.
    private static let comingsPerSecond = 4.0
    /// A page is up to so many files: the page itself, styles, scripts, letters, its icon and the code to join.
    private static let filesOfPage = 9.0
    private static let filesAtOnce = filesOfPage * Double(mostPages)

    private var known: [String: Neighbour] = [:]

    /// Whether one more page of a machine may come in; counted until it leaves.
    mutating func admit(_ address: String, at now: Duration) -> Bool {
        var neighbour = known[address, default: Neighbour(at: now)]
        defer { known[address] = neighbour }
        guard neighbour.pages < Self.mostPages, neighbour.comings.take(at: now) else {
            return false
        }
        neighbour.pages += 1
        return true
    }

    /// Whether a machine may have one more file; what it has had counts less as time passes.
    mutating func takeFile(_ address: String, at now: Duration) -> Bool {
        known[address, default: Neighbour(at: now)].files.take(at: now)
    }

    mutating func leave(_ address: String) { known[address]?.pages -= 1 }

    /// Whoever is gone, and would be met like somebody new, needs no place here.
    mutating func forget(at now: Duration) {
        known = known.filter { _, neighbour in
            var neighbour = neighbour
            return neighbour.pages > 0
                || !neighbour.comings.take(Double(Self.mostPages), at: now)
                || !neighbour.files.take(Self.filesAtOnce, at: now)
        }
    }

    var count: Int { known.count }
}
