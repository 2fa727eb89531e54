import GRDB

/// Reads the rows of a table with damaged pages, from both sides of each damaged place.
struct DamagedTable {
    private let name: String
    private let database: Database

    init(_ name: String, _ database: Database) {
        self.name = name
        self.database = database
    }

    static func names(_ database: Database) throws -> Set<String> {
        try Set(
            String.fetchAll(database, sql: "SELECT name FROM sqlite_master WHERE type = 'table'"))
    }

    /// A row whose values may have any type.
    struct Record {
        let row: Row

        func text(_ column: String) -> String? {
            (row[column] as DatabaseValue?).flatMap(String.fromDatabaseValue)
        }

        func int(_ column: String) -> Int64? {
            (row[column] as DatabaseValue?).flatMap(Int64.fromDatabaseValue)
        }

        func double(_ column: String) -> Double? {
            (row[column] as DatabaseValue?).flatMap(Double.fromDatabaseValue)
        }

        /// Inserts the row into a table of another database, if the table accepts the row.
        func insert(into table: String, _ target: Database) throws {
            let columns = row.columnNames.filter { $0 != DamagedTable.place }
            let marks = columns.map { _ in "?" }.joined(separator: ", ")
            try target.execute(
                sql: """
                    INSERT OR IGNORE INTO \(table) (\(columns.joined(separator: ", ")))
                    VALUES (\(marks))
                    """,
                arguments: StatementArguments(columns.map { row[$0] as DatabaseValue? }))
        }
    }

    private static let place = "salvage_place"

    /// Passes every readable row to `visit`, which validates the row. Returns descriptions of the
    /// lost rows.
    func each(_ visit: (Record) throws -> Bool) throws -> [String] {
        var lost: [String] = []
        var invalid = 0
        func take(_ row: Row) throws {
            if try !visit(Record(row: row)) { invalid += 1 }
        }
        if Self.withoutRowID.contains(name) {
            do {
                try scan("SELECT * FROM \(name)", take)
            } catch let error as DatabaseError where Self.isDamage(error) {
                lost.append("\(name): everything after a damaged place")
            }
        } else {
            lost += try byPlace(take)
        }
        if invalid > 0 { lost.append("\(name): \(invalid.counted("row")) with invalid values") }
        return lost
    }

    private static let withoutRowID: Set<String> = ["game_player", "game_round", "learned_alias"]

    private func byPlace(_ take: (Row) throws -> Void) throws -> [String] {
        var lost: [String] = []
        var next = Int64.min
        let rows = "SELECT rowid AS \(Self.place), * FROM \(name) WHERE rowid"
        while true {
            do {
                try scan("\(rows) >= \(next) ORDER BY rowid") { row in
                    try take(row)
                    next = row[Self.place] + 1
                }
                return lost
            } catch let error as DatabaseError where Self.isDamage(error) {
                guard let good = firstReadable(after: next) else {
                    lost.append("\(name): everything from row \(max(next, 1)) on")
                    return lost
                }
                var last = good
                do {
                    try scan("\(rows) BETWEEN \(next) AND \(good - 1) ORDER BY rowid DESC") { row in
                        try take(row)
                        last = row[Self.place]
                    }
                } catch let error as DatabaseError where Self.isDamage(error) {}
                lost.append("\(name): between row \(max(next, 1)) and row \(last)")
                next = good
            }
        }
    }

    /// The first readable row after a damaged place, found in steps that double in size.
    private func firstReadable(after start: Int64) -> Int64? {
        let base = max(start, 1)
        for power in 0..<40 {
            let place = base + (Int64(1) << power)
            let found = try? Int64.fetchOne(
                database, sql: "SELECT rowid FROM \(name) WHERE rowid >= \(place) ORDER BY rowid")
            if let found { return found }
        }
        return nil
    }

    private func scan(_ sql: String, _ take: (Row) throws -> Void) throws {
        let cursor = try Row.fetchCursor(database, sql: sql)
        while let row = try cursor.next() { try take(row) }
    }

    private static func isDamage(_ error: DatabaseError) -> Bool {
        [.SQLITE_CORRUPT, .SQLITE_NOTADB, .SQLITE_IOERR].contains(error.resultCode)
    }
}
