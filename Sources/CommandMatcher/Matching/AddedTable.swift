/// The table that decides how a word beside an answer changes it:
/// data/languages/en/judge/added.txt.
struct AddedTable: Sendable {
    enum Outcome: String {
        case same, other, number, several, answer, unsure
    }

    struct Row: Sendable {
        /// Its name, which a verdict reports.
        var name: String
        var outcome: Outcome
        /// An answer, what was said, and possibly a question for which this row decides; empty if
        /// only an answer line with clauses leads to it.
        var example: [String]
    }

    static let english = AddedTable(JudgeTable("added").lines())

    let rows: [Row]
    /// The index of the deciding row for every type, role and place.
    private let places: [UInt8]

    /// - Parameter lines: The rows, with columns separated by bars. Every type, role and place must
    ///   have a row.
    init(_ lines: [Substring]) {
        var rows: [Row] = []
        let missing = UInt8.max
        var places = [UInt8](
            repeating: missing,
            count: AnswerType.allCases.count * Role.allCases.count * PlaceBeside.allCases.count)
        for line in lines {
            let columns = line.split(separator: "|", omittingEmptySubsequences: false).map {
                String($0).trimmed()
            }
            guard columns.count == 6, let outcome = Outcome(rawValue: columns[4]) else {
                preconditionFailure("added.txt: not a row: \(line)")
            }
            let types: [AnswerType] = Self.values(columns[1].split(separator: " ").map(String.init))
            let roles: [Role] = Self.values([columns[2]])
            let sides: [PlaceBeside] = Self.values([columns[3]])
            let example = columns[5].split(separator: ";").map { String($0).trimmed() }
            for type in types {
                for role in roles {
                    for side in sides {
                        let place = Self.place(type, role, side)
                        if places[place] == missing { places[place] = UInt8(rows.count) }
                    }
                }
            }
            rows.append(Row(name: columns[0], outcome: outcome, example: example))
        }
        precondition(!places.contains(missing), "added.txt has no row for some role")
        self.rows = rows
        self.places = places
    }

    /// The index in ``rows`` of the deciding row.
    func row(_ type: AnswerType, _ role: Role, _ side: PlaceBeside) -> Int {
        Int(places[Self.place(type, role, side)])
    }

    private static func values<Value: RawRepresentable & CaseIterable>(_ names: [String]) -> [Value]
    where Value.RawValue == String {
        if names == ["*"] { return Array(Value.allCases) }
        return names.map { name in
            guard let value = Value(rawValue: name) else {
                preconditionFailure("added.txt: no such word for a type, role or place: \(name)")
            }
            return value
        }
    }

    private static func place(_ type: AnswerType, _ role: Role, _ side: PlaceBeside) -> Int {
        (index(type) * Role.allCases.count + index(role)) * PlaceBeside.allCases.count + index(side)
    }

    private static let types = Dictionary(
        uniqueKeysWithValues: AnswerType.allCases.enumerated().map { ($1, $0) })
    private static let roles = Dictionary(
        uniqueKeysWithValues: Role.allCases.enumerated().map { ($1, $0) })
    private static let sides = Dictionary(
        uniqueKeysWithValues: PlaceBeside.allCases.enumerated().map { ($1, $0) })

    private static func index(_ type: AnswerType) -> Int { types[type] ?? 0 }
    private static func index(_ role: Role) -> Int { roles[role] ?? 0 }
    private static func index(_ side: PlaceBeside) -> Int { sides[side] ?? 0 }
}
