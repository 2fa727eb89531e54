/// Counts what each machine of the network uses, so that one machine cannot take all connections.
struct Neighbours: Sendable {
    private struct Neighbour {
        var pages = 0
        /// Opening a page costs; keeping it open does not.
        var comings: Allowance
        /// For the files of its pages.
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

    /// The most pages of one address. Phones behind another router share its address, and one room
    /// rarely has more of them.
    static let mostPages = 64
    /// New pages per second. A phone that loses its connection tries again at once, then less and
    /// less often.
    private static let comingsPerSecond = 4.0
    /// The most files that one page fetches: the page, styles, scripts, fonts, its icon and the
    /// code to join.
    private static let filesOfPage = 14.0
    private static let filesAtOnce = filesOfPage * Double(mostPages)

    private var known: [String: Neighbour] = [:]

    /// Admits one more page of a machine, if it may come in. The page counts until it leaves.
    mutating func admit(_ address: String, at now: Duration) -> Bool {
        var neighbour = known[address, default: Neighbour(at: now)]
        defer { known[address] = neighbour }
        guard neighbour.pages < Self.mostPages, neighbour.comings.take(at: now) else {
            return false
        }
        neighbour.pages += 1
        return true
    }

    /// Whether a machine may fetch one more file. Its allowance grows again over time.
    mutating func takeFile(_ address: String, at now: Duration) -> Bool {
        known[address, default: Neighbour(at: now)].files.take(at: now)
    }

    mutating func leave(_ address: String) { known[address]?.pages -= 1 }

    /// Forgets machines that have no page open and their full allowance back.
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
