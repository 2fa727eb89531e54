/// Those who come anew while a game is played. Each is an event that is kept for good, so a game takes only
/// so many, and one machine of the network never so many that there are none for the others.
struct Newcomers: Sendable, Hashable {
    static let most = 1_000
    /// One part of so many of what is left is what a machine may have had: phones behind one router are 111
    /// at first, and who comes from somewhere else still finds a place (docs/decisions/0080).
    private static let parts = 8

    private(set) var count = 0
    private var ofMachine: [String: Int] = [:]

    /// Whether one more may come.
    ///
    /// - Parameter machine: Where from; nil for this machine, which takes nothing from itself.
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
