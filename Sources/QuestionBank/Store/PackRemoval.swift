import GRDB

/// Removes a pack from all tables that contain it.
enum PackRemoval {
    static func remove(packID: Int64, _ database: Database) throws {
        if try isMost(packID, database) {
            // Rebuilding the full-text index is five times as fast as deleting rows one by one.
            try database.execute(
                sql: """
                    DELETE FROM question_tag
                    WHERE bucket_id IN (SELECT id FROM bucket WHERE pack_id = ?)
                    """, arguments: [packID])
            try database.execute(sql: "DELETE FROM question WHERE pack_id = ?", arguments: [packID])
            try database.execute(
                sql: "INSERT INTO question_text (question_text) VALUES ('rebuild')")
        } else {
            try database.execute(
                sql: """
                    INSERT INTO question_text (question_text, rowid, prompt, answer)
                    SELECT 'delete', id, prompt, answer FROM question WHERE pack_id = ?
                    """, arguments: [packID])
            try database.execute(sql: "DELETE FROM question WHERE pack_id = ?", arguments: [packID])
        }
        try database.execute(sql: "DELETE FROM pack WHERE id = ?", arguments: [packID])
    }

    /// The file is rebuilt only if it has at least this many free pages (4 MiB).
    private static let worthwhilePages = 1_024

    /// Rebuilds the bank's file if most of it is empty. This method does nothing if the disk is
    /// full or the bank is in use.
    static func giveBackRoom(_ queue: DatabaseQueue) throws {
        let (all, empty) = try queue.read { database in
            (
                try Int.fetchOne(database, sql: "PRAGMA page_count") ?? 0,
                try Int.fetchOne(database, sql: "PRAGMA freelist_count") ?? 0
            )
        }
        guard empty >= worthwhilePages, empty * 2 > all else { return }
        do {
            try queue.vacuum()
        } catch let error as DatabaseError
            where [.SQLITE_FULL, .SQLITE_BUSY, .SQLITE_LOCKED].contains(error.resultCode)
        {}
    }

    /// Whether this pack has more questions than all other packs together.
    private static func isMost(_ packID: Int64, _ database: Database) throws -> Bool {
        try Bool.fetchOne(
            database,
            sql: """
                SELECT 2 * coalesce((SELECT sum(question_count) FROM bucket WHERE pack_id = ?), 0)
                    > coalesce(sum(question_count), 0) FROM bucket
                """, arguments: [packID]) ?? false
    }
}
