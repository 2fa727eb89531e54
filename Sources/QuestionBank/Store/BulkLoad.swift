import GRDB

/// Rebuilds indexes after a large import. Rebuilding an index is faster than inserting keys in
/// random order.
struct BulkLoad {
    /// The minimum file size for a bulk load, in bytes. A file of this size contains about ten
    /// thousand questions.
    static let threshold = 4 << 20
    /// The minimum size of a question in a pack file, in bytes.
    private static let bytesPerQuestion = 150

    private let indexes: [(name: String, sql: String)]

    /// Whether a file is large enough, relative to the bank, to justify a bulk load.
    static func isWorthwhile(_ byteCount: Int, _ database: Database) throws -> Bool {
        guard byteCount >= threshold else { return false }
        let known = try Int.fetchOne(database, sql: "SELECT total(question_count) FROM bucket") ?? 0
        return byteCount / bytesPerQuestion > known
    }

    init(_ database: Database) throws {
        indexes = try Row.fetchAll(
            database,
            sql: """
                SELECT name, sql FROM sqlite_master WHERE type = 'index' AND name IN
                ('question_in_bucket', 'question_in_order', 'question_tag_question',
                'question_tag_in_bucket')
                """
        ).map { ($0["name"], $0["sql"]) }
        for index in indexes { try database.execute(sql: "DROP INDEX \(index.name)") }
        try database.execute(
            sql: """
                CREATE TEMP TABLE new_tag (tag_id INTEGER, shuffle INTEGER, question_id INTEGER,
                    bucket_id INTEGER);
                INSERT INTO question_text (question_text, rank) VALUES ('hashsize', 33554432);
                """)
    }

    /// Inserts the tags in sorted order and rebuilds the indexes.
    func finish(_ database: Database) throws {
        try database.execute(
            sql: """
                INSERT OR IGNORE INTO question_tag (tag_id, asked, shuffle, question_id, bucket_id)
                SELECT tag_id, 0, shuffle, question_id, bucket_id FROM temp.new_tag
                ORDER BY tag_id, shuffle, question_id;
                DROP TABLE temp.new_tag;
                """)
        for index in indexes { try database.execute(sql: index.sql) }
    }

    /// Restores the default memory limit of the full-text index. Call this method at the end of the
    /// bulk load.
    func close(_ database: Database) throws {
        try database.execute(
            sql: "INSERT INTO question_text (question_text, rank) VALUES ('hashsize', 1048576)")
    }
}
