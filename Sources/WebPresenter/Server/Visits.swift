/// The connections that do not belong to the room yet, because they only request files or send
/// nothing. If there are too many visits, the oldest one from the address with the most visits is
/// closed.
struct Visits: Sendable {
    private struct Visit {
        var number: Int
        var address: String
    }

    /// The maximum number of visits. A browser opens up to six connections, and 20 phones may
    /// connect at the same time.
    static let most = 128

    private var open: [Visit] = []

    /// Registers a visit.
    ///
    /// - Returns: The number of the visit that must be closed instead, if any.
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
