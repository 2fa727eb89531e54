import GRDB

extension BankStore {
    /// Finds questions whose prompt or answer contains all words. The best match comes first. The
    /// last word may be incomplete. The search ignores accents, case and query operators.
    public func search(
        _ text: String, pack: String? = nil, limit: Int = 20
    ) throws -> [StoredQuestion] {
        guard let pattern = FTS5Pattern(matchingAllPrefixesIn: text) else { return [] }
        return try read("search") { database in
            try Row.fetchAll(
                database,
                sql: """
                    SELECT \(StoredQuestion.columns) FROM question_text
                    JOIN question q ON q.id = question_text.rowid
                    JOIN bucket b ON b.id = q.bucket_id JOIN pack p ON p.id = q.pack_id
                    WHERE question_text MATCH ? \(pack == nil ? "" : "AND p.title = ?")
                    ORDER BY rank LIMIT ?
                    """,
                arguments: pack.map { [pattern, $0, limit] } ?? [pattern, limit]
            ).map(StoredQuestion.init(row:))
        }
    }

    /// The question with this id in a pack.
    public func question(_ key: String, inPack title: String) throws -> StoredQuestion {
        try read("read a question") { database in
            let pack = try Self.packRow(title, database)
            let row = try Row.fetchOne(
                database,
                sql: """
                    SELECT \(StoredQuestion.columns) FROM question q
                    JOIN bucket b ON b.id = q.bucket_id JOIN pack p ON p.id = q.pack_id
                    WHERE q.pack_id = ? AND q.key = ?
                    """, arguments: [pack["id"] as Int64, key])
            guard let row else { throw BankError.noSuchQuestion(id: key, pack: title) }
            return try StoredQuestion(row: row)
        }
    }
}
