/// A table of decisions about added or missing words. Each line of the file is a row, and the first
/// row that fits decides.
struct DecisionTable<Kind: TableWord, Role: TableWord, Place: TableWord, Outcome: TableWord>:
    Sendable
{
    struct Row: Sendable {
        var name: String
        /// The role to which the row applies, or nil if the row applies to all roles.
        var role: Role?
        var outcome: Outcome
        /// A test example that the row must decide: an answer, the player's words and possibly a
        /// question.
        var example: [String]
    }

    let rows: [Row]
    /// The index of the deciding row for each combination of type, role and place.
    private let places: KeyTable

    init(_ file: String) {
        var rows: [Row] = []
        var places = KeyTable()
        for line in JudgeTable(file).lines() {
            let columns = line.split(separator: "|", omittingEmptySubsequences: false).map {
                $0.trimmed()
            }
            guard columns.count == 6, let outcome = Outcome(rawValue: columns[4]) else {
                preconditionFailure("\(file).txt: not a row: \(line)")
            }
            for kind in Kind.named(columns[1].split(separator: " ").map(String.init)) {
                for role in Role.named([columns[2]]) {
                    for place in Place.named([columns[3]]) {
                        let key = Self.key(kind, role, place)
                        if places[key] == nil { places[key] = rows.count }
                    }
                }
            }
            let example = columns[5].split(separator: ";").map { $0.trimmed() }
            rows.append(
                Row(
                    name: columns[0], role: Role(rawValue: columns[2]), outcome: outcome,
                    example: example))
        }
        let count = Kind.allCases.count * Role.allCases.count * Place.allCases.count
        precondition(places.count == count, "\(file).txt has no row for some role")
        self.rows = rows
        self.places = places
    }

    func row(_ kind: Kind, _ role: Role, _ place: Place) -> Int {
        places[Self.key(kind, role, place)] ?? rows.count - 1
    }

    private static func key(_ kind: Kind, _ role: Role, _ place: Place) -> UInt64 {
        (kind.number << 8 | role.number) << 8 | place.number
    }
}

/// A word in a column of a decision table, spelled as in the file.
protocol TableWord: RawRepresentable<String>, CaseIterable, Hashable, Sendable {}

extension TableWord {
    /// A number that is unique within the type: the value's byte in memory. Hashing the raw value
    /// would be slower.
    fileprivate var number: UInt64 { withUnsafeBytes(of: self) { UInt64($0[0]) } }

    /// The values that the given names stand for. The name `*` stands for all values.
    fileprivate static func named(_ names: [String]) -> [Self] {
        if names == ["*"] { return Array(allCases) }
        return names.map { name in
            guard let value = Self(rawValue: name) else {
                preconditionFailure("a table of the judge has an unknown word: \(name)")
            }
            return value
        }
    }
}

/// The table row that determined a decision.
enum DecidingRow {
    case added(Int)
    case missing(Int)

    /// Whether the row says that a place has the same name as the answer.
    var isNamesake: Bool {
        if case .added(let row) = self {
            AddedTable.english.rows[row].role == .namesake
        } else {
            false
        }
    }

    var name: String {
        switch self {
        case .added(let row): AddedTable.english.rows[row].name
        case .missing(let row): MissingTable.english.rows[row].name
        }
    }
}
