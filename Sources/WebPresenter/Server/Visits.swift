/// Connections that have not become a page's line: some that ask for files, some that say nothing at all.
/// A door that is crowded sends away the oldest of whoever crowds it most.
struct Visits: Sendable {
    private struct Visit {
        var number: Int
        var address: String
    }

    /// A browser opens up to six at a time, and 20 phones may come in one moment.
    static let most = 128

    private var open: [Visit] = []

    /// Somebody comes.
    ///
    /// - Returns: The visit that must end for it, if any.
    mutating func come(_ number: Int, from address: String) -> Int? {
        open.append(Visit(number: number, address: address))
        guard open.count > Self.most else { return nil }
        let crowds = Dictionary(grouping: open, by: \.address)
        let greatest = crowds.values.max { ($0.count, $1[0].number) < ($1.count, $0[0].number) }
        guard let oldest = greatest?.first?.number else { return nil }
        end(oldest)
        return oldest
    }

    mutating func end(_ number: Int) { open.removeAll { $0.number == number } }

    var count: Int { open.count }
}
