/// A hash table that maps word keys to small numbers. Each key is its own hash.
@usableFromInline package struct KeyTable: Sendable {
    @usableFromInline var slots: [(key: UInt64, value: Int32)] = []
    @usableFromInline var mask = 0
    @usableFromInline package private(set) var count = 0

    package init() {}

    package init(_ values: [UInt64: Int]) {
        for (key, value) in values { self[key] = value }
    }

    @inlinable package var isEmpty: Bool { count == 0 }

    /// The nonnegative value of a key. Setting a value to nil has no effect.
    @usableFromInline package subscript(key: UInt64) -> Int? {
        @inlinable get {
            guard count > 0 else { return nil }
            var slot = place(of: key)
            while slots[slot].value >= 0 {
                if slots[slot].key == key { return Int(slots[slot].value) }
                slot = (slot + 1) & mask
            }
            return nil
        }
        set {
            guard let newValue else { return }
            if (count + 1) * 2 > slots.count { grow() }
            insert(key, Int32(newValue))
        }
    }

    @inlinable func place(of key: UInt64) -> Int {
        Int(truncatingIfNeeded: (key ^ key >> 32) &* 0x9E37_79B9_7F4A_7C15 >> 32) & mask
    }

    private mutating func insert(_ key: UInt64, _ value: Int32) {
        var slot = place(of: key)
        while slots[slot].value >= 0, slots[slot].key != key { slot = (slot + 1) & mask }
        if slots[slot].value < 0 { count += 1 }
        slots[slot] = (key, value)
    }

    private mutating func grow() {
        let old = slots
        slots = Array(repeating: (0, -1), count: max(16, old.count * 2))
        mask = slots.count - 1
        count = 0
        for entry in old where entry.value >= 0 { insert(entry.key, entry.value) }
    }
}

/// A set of word keys. Each key is its own hash.
@usableFromInline package struct KeySet: Sendable {
    @usableFromInline var table = KeyTable()

    package init(_ keys: some Sequence<UInt64> = EmptyCollection()) {
        for key in keys { insert(key) }
    }

    @inlinable package var isEmpty: Bool { table.isEmpty }

    @inlinable package func contains(_ key: UInt64) -> Bool { table[key] != nil }

    package mutating func insert(_ key: UInt64) { table[key] = 0 }
}

/// An ordered list of values for each word key.
@usableFromInline package struct KeyLists<Value: Sendable>: Sendable {
    @usableFromInline var places = KeyTable()
    @usableFromInline var lists: [[Value]] = []

    package init() {}

    /// The list of values for a key, which may be empty.
    @inlinable package subscript(key: UInt64) -> [Value] {
        guard let place = places[key] else { return [] }
        return lists[place]
    }

    @inlinable package mutating func append(_ value: Value, to key: UInt64) {
        let place = places[key] ?? lists.count
        if place == lists.count {
            places[key] = place
            lists.append([])
        }
        lists[place].append(value)
    }
}
