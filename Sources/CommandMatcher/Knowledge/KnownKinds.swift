import CKnownNames

/// Which things are kinds of which, from WordNet: an asp is a snake. `Scripts/make-known-kinds`
/// builds the table.
enum KnownKinds {
    /// Whether everything with the first name is of the kind that the second name says, in one of
    /// their senses.
    static func isKind(_ name: some StringProtocol, of kind: some StringProtocol) -> Bool {
        let kinds = things(named: kind)
        guard !kinds.isEmpty else { return false }
        var things = self.things(named: name)
        for _ in 0..<mostSteps {
            things = Set(things.flatMap(broader))
            if !things.isDisjoint(with: kinds) { return true }
        }
        return false
    }

    /// A kind that is more steps away than this is too general.
    private static let mostSteps = 6

    /// The things that have this name or its singular.
    private static func things(named name: some StringProtocol) -> Set<Int> {
        let names = [String(name)] + (Plural.singular(of: name).map { [String($0)] } ?? [])
        return Set(names.flatMap { index.values(of: KnownThings.key($0)) })
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
