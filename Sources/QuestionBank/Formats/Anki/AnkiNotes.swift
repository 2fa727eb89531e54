import GRDB

/// Reads the notes of an Anki collection as questions.
struct AnkiNotes {
    /// The field interpretations for each note type.
    private(set) var tallies: [Int64: FieldTally] = [:]
    private let names: [Int64: [String]]
    private let database: Database
    private let columns: [CSVColumn?]?
    private let types: [Int64: [CSVColumn?]]
    private let decks: [Int64: String]
    private let tables: Set<String>

    private static let separator: Character = "\u{1F}"

    init(_ database: Database, columns: [CSVColumn?]?) throws {
        self.database = database
        self.columns = columns
        // Only tables are read, because a view in an untrusted database may contain any query.
        tables = try Set(
            String.fetchAll(database, sql: "SELECT name FROM sqlite_master WHERE type = 'table'"))
        guard tables.contains("notes") else {
            throw PackError.archive(problem: "Anki's collection contains no notes; export it again")
        }
        names = try Self.fieldNames(database, tables)
        types = names.mapValues(Self.layout)
        decks = try Self.decks(database, tables)
    }

    mutating func each(_ visit: (ForeignQuestion) throws -> Void) throws {
        let deckOfNote =
            tables.contains("cards")
            ? "(SELECT did FROM cards WHERE nid = notes.id LIMIT 1)" : "NULL"
        let rows = try Row.fetchCursor(
            database,
            sql: "SELECT guid, mid, tags, flds, \(deckOfNote) AS deck FROM notes ORDER BY id")
        var number = 0
        while let row = try rows.next() {
            number += 1
            func text(_ name: String) -> String {
                (row[name] as DatabaseValue?).flatMap(String.fromDatabaseValue) ?? ""
            }
            func int(_ name: String) -> Int64? {
                (row[name] as DatabaseValue?).flatMap(Int64.fromDatabaseValue)
            }
            let place = SourcePosition(line: number)
            let fields = text("flds").split(
                separator: Self.separator, maxSplits: 500, omittingEmptySubsequences: false
            ).map(String.init)
            guard fields.joined().utf8.count <= 1 << 20 else {
                throw PackError.tooLarge(what: "a note", limit: "\(1 << 20) bytes", at: place)
            }
            var layout = columns ?? int("mid").flatMap { types[$0] } ?? Self.layout([])
            while layout.count < fields.count { layout.append(nil) }
            layout = Array(layout.prefix(fields.count))
            note(fields, layout, type: int("mid") ?? 0, at: place)
            layout += [.category, .tags]
            let record = CSVParser.Record(
                fields: fields + [int("deck").flatMap { decks[$0] } ?? "", text("tags").trimmed],
                places: Array(repeating: place, count: fields.count + 2))
            var table = CSVRow.Table(CSVLayout(layout))
            table.isHTML = true
            table.isAnki = true
            var question = CSVRow(record, table)
            var made = question.made()
            if made.id == nil { made.id = text("guid") }
            try visit(made)
        }
    }

    private mutating func note(
        _ fields: [String], _ layout: [CSVColumn?], type: Int64, at place: SourcePosition
    ) {
        let names = names[type] ?? []
        for (index, field) in fields.enumerated() where !field.isEmpty {
            tallies[type, default: FieldTally(.field)].see(
                index < names.count ? names[index] : "field \(index + 1)",
                as: layout[index]?.meaning, isHarmless: columns != nil, at: place)
        }
    }

    /// Identifies fields by name. If the names are unknown, the first two fields are the question
    /// and the answer.
    static func layout(_ names: [String]) -> [CSVColumn?] {
        if let layout = CSVLayout(titles: names) { return layout.columns }
        var columns: [CSVColumn?] = names.map {
            CSVColumn(title: $0) == .explanation ? .explanation : nil
        }
        if names.first?.lowercased() == "text" || names.count < 2 {
            return names.isEmpty ? [.question, .answer] : [.question] + columns.dropFirst()
        }
        columns[0] = .question
        columns[1] = .answer
        return columns
    }

    // MARK: Metadata of the collection

    private static func fieldNames(
        _ database: Database, _ tables: Set<String>
    ) throws -> [Int64: [String]] {
        var names: [Int64: [String]] = [:]
        if tables.contains("fields") {
            let rows = try Row.fetchAll(
                database, sql: "SELECT ntid, name FROM fields ORDER BY ntid, ord LIMIT 10000")
            for row in rows {
                let type = (row["ntid"] as DatabaseValue?).flatMap(Int64.fromDatabaseValue)
                let name = (row["name"] as DatabaseValue?).flatMap(String.fromDatabaseValue)
                if let type, let name { names[type, default: []].append(name) }
            }
        }
        for (id, model) in try json("models", database, tables) where names[id] == nil {
            let fields = model["flds"]?.array ?? []
            names[id] = fields.compactMap { $0["name"]?.plainText }
        }
        return names
    }

    private static func decks(
        _ database: Database, _ tables: Set<String>
    ) throws -> [Int64: String] {
        var decks: [Int64: String] = [:]
        if tables.contains("decks") {
            for row in try Row.fetchAll(database, sql: "SELECT id, name FROM decks LIMIT 100000") {
                let id = (row["id"] as DatabaseValue?).flatMap(Int64.fromDatabaseValue)
                let name = (row["name"] as DatabaseValue?).flatMap(String.fromDatabaseValue)
                if let id, let name { decks[id] = name.replacing("\u{1F}", with: "::") }
            }
        }
        for (id, deck) in try json("decks", database, tables) where decks[id] == nil {
            decks[id] = deck["name"]?.plainText
        }
        return decks.filter { $0.value != "Default" }
    }

    /// Reads a column of an older collection. The column contains a JSON object with numeric keys.
    private static func json(
        _ column: String, _ database: Database, _ tables: Set<String>
    ) throws -> [(Int64, JSONNode)] {
        guard tables.contains("col"),
            let value = try DatabaseValue.fetchOne(
                database, sql: "SELECT \(column) FROM col LIMIT 1"),
            let text = String.fromDatabaseValue(value), !text.isEmpty
        else { return [] }
        var parser = JSONParser(ByteWindow(Array(text.utf8)))
        return try parser.value().members?.compactMap { member in
            Int64(member.key).map { ($0, member.value) }
        } ?? []
    }
}
