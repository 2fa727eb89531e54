/// The connections that do not belong to the room (visits). If there are too many connections, a
/// new connection closes the oldest connection from the address with the most connections.
struct Visits: Sendable {
    private struct Visit {
        var number: Int
        var address: String
    }

    /// The maximum number of visits. One browser opens up to six connections.
    static let most = 128

    private var open: [Visit] = []

    /// Registers a visit. Returns the visit, if any, that must be closed to make room for the new
    /// visit.
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
