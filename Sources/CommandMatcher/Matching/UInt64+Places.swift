/// Sets of words, with one bit for the index of each word.
extension UInt64 {
    /// The set that contains only this index.
    static func place(_ place: Int) -> UInt64 { 1 << UInt64(place) }

    /// The set of indices before `end`.
    static func places(before end: Int) -> UInt64 { (1 << UInt64(end)) &- 1 }

    func contains(_ place: Int) -> Bool { self >> UInt64(place) & 1 != 0 }

    /// The lowest index, or 64 if the set is empty.
    var firstPlace: Int { trailingZeroBitCount }

    /// The highest index, or -1 if the set is empty.
    var lastPlace: Int { 63 - leadingZeroBitCount }

    /// The indices, lowest first.
    var places: Places { Places(rest: self) }

    struct Places: Sequence, IteratorProtocol {
        fileprivate(set) var rest: UInt64

        mutating func next() -> Int? {
            guard rest != 0 else { return nil }
            defer { rest &= rest - 1 }
            return rest.trailingZeroBitCount
        }
    }
}
