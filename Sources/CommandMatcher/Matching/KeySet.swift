/// A set of word keys, looked up by their bits without hashing.
struct KeySet: Sendable {
    private var table = KeyTable()

    init(_ keys: some Sequence<UInt64> = EmptyCollection()) {
        for key in keys { insert(key) }
    }

    var isEmpty: Bool { table.isEmpty }

    func contains(_ key: UInt64) -> Bool { table[key] != nil }

    mutating func insert(_ key: UInt64) { table[key] = 0 }
}
