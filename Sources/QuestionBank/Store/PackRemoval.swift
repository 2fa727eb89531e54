import GRDB

/// Takes a pack out of every table that knows it.
enum PackRemoval {
    static func remove(packID: Int64, _ database: Database) throws {
        try database.execute(
            sql: """
                INSERT INTO question_text (question_text, rowid, prompt, answer)
                SELECT 'delete', id, prompt, answer FROM question WHERE pack_id = ?
                """, arguments: [packID])
        try database.execute(sql: "DELETE FROM question WHERE pack_id = ?", arguments: [packID])
        try database.execute(sql: "DELETE FROM pack WHERE id = ?", arguments: [packID])
    }
}
