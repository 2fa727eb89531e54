import CKnownNames

/// Which things are kinds of which, from WordNet: an asp is a snake. `Scripts/make-known-kinds`
/// builds the table.
enum KnownKinds {
    /// Whether a thing with the first name, in one of its senses, is of the kind that the second
    /// name says.
    static func isKind(_ name: some StringProtocol, of kind: some StringProtocol) -> Bool {
        let kinds = things(named: kind)
        return !kinds.isEmpty && !kinds.isDisjoint(with: self.kinds(of: name))
    }

    /// All kinds of the things with this name.
    static func kinds(of name: some StringProtocol) -> Set<Int> {
        var kinds: Set<Int> = []
        var things = self.things(named: name)
        for _ in 0..<mostSteps where !things.isEmpty {
            things = Set(things.flatMap(broader))
            kinds.formUnion(things)
        }
        return kinds
    }

    /// A kind that is more steps away than this is too general.
    private static let mostSteps = 6

    /// The things that have this name or its singular.
    static func things(named name: some StringProtocol) -> Set<Int> {
        var things = index.values(of: KnownThings.key(name))
        if let one = Plural.singular(of: name) {
            things += index.values(of: KnownThings.key(one))
        }
        return Set(things)
    }

    private static func broader(_ thing: Int) -> [Int] {
        [0, 4].map { Int(index.number(at: index.end + thing * 8 + $0)) }.filter { $0 != nothing }
    }

    private static let nothing = Int(UInt32.max)

    private static var index: NameIndex {
        NameIndex(
            bytes: UnsafeRawBufferPointer(start: known_kinds_start(), count: known_kinds_count()))
    }
}
