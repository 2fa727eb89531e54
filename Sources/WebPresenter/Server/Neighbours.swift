/// Limits the pages and files of each machine, so that no single machine can use up all
/// connections.
struct Neighbours: Sendable {
    private struct Neighbour {
        var pages = 0
        /// The allowance for opening pages.
        var comings: Allowance
        /// The allowance for the files of pages.
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

    /// The maximum number of open pages per address.
    static let mostPages = Room.mostOfMachine
    /// The number of new pages that a machine may open per second. A phone that loses its
    /// connection retries less and less often.
    private static let comingsPerSecond = 4.0
    /// The maximum number of files that one page loads.
    private static let filesOfPage = 14.0
    private static let filesAtOnce = filesOfPage * Double(mostPages)

    private var known: [String: Neighbour] = [:]

    /// Counts a page until it is closed. Returns false if the page's machine has reached a limit.
    mutating func admit(_ address: String, at now: Duration) -> Bool {
        var neighbour = known[address, default: Neighbour(at: now)]
        defer { known[address] = neighbour }
        guard neighbour.pages < Self.mostPages, neighbour.comings.take(at: now) else {
            return false
        }
        neighbour.pages += 1
        return true
    }

    /// Deducts one file from the machine's allowance. Returns false if the allowance is used up.
    mutating func takeFile(_ address: String, at now: Duration) -> Bool {
        known[address, default: Neighbour(at: now)].files.take(at: now)
    }

    mutating func leave(_ address: String) { known[address]?.pages -= 1 }

    /// Removes machines that have no open pages and have full allowances.
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
