/// Limits the players who join during a game, so that a single machine cannot take all places.
struct Newcomers: Sendable, Hashable {
    static let most = 1_000
    /// One machine may take at most the number of remaining places divided by this number
    /// (docs/decisions/0080).
    private static let parts = 8

    private(set) var count = 0
    private var ofMachine: [String: Int] = [:]

    /// Counts a newcomer. Returns false if no place is left. `machine` is nil for the server's own
    /// machine, which has no limit.
    mutating func admit(from machine: String?) -> Bool {
        let left = Self.most - count
        guard left > 0 else { return false }
        if let machine {
            let had = ofMachine[machine, default: 0]
            guard had < max(left / Self.parts, 1) else { return false }
            ofMachine[machine] = had + 1
        }
        count += 1
        return true
    }
}
