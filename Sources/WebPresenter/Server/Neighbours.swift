/// Counts the pages and files of each machine in the network, so that one machine cannot take all
/// connections.
struct Neighbours: Sendable {
    private struct Neighbour {
        var pages = 0
        /// Only opening a page takes from the allowance.
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

    /// The maximum number of pages per address: one for each guest.
    static let mostPages = Room.mostOfMachine
    /// New pages per second. A phone that loses its connection retries at once, then less and less
    /// often.
    private static let comingsPerSecond = 4.0
    /// The maximum number of files for one page: the page, styles, scripts, fonts, its icon and the
    /// QR code.
    private static let filesOfPage = 14.0
    private static let filesAtOnce = filesOfPage * Double(mostPages)

    private var known: [String: Neighbour] = [:]

    /// Counts one more page opened from this machine. Returns false if the machine has reached a limit. The page counts
    /// until it leaves.
    mutating func admit(_ address: String, at now: Duration) -> Bool {
        var neighbour = known[address, default: Neighbour(at: now)]
        defer { known[address] = neighbour }
        guard neighbour.pages < Self.mostPages, neighbour.comings.take(at: now) else {
            return false
        }
        neighbour.pages += 1
        return true
    }

    /// Takes one file from a machine's allowance. Returns false if nothing is left.
    mutating func takeFile(_ address: String, at now: Duration) -> Bool {
        known[address, default: Neighbour(at: now)].files.take(at: now)
    }

    mutating func leave(_ address: String) { known[address]?.pages -= 1 }

    /// Forgets machines without an open page whose allowance is full again.
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
