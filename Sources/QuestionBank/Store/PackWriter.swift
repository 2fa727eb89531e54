import Foundation
import GRDB

/// Writes a pack inside the caller's transaction. The last step replaces any pack with the same
/// title.
final class PackWriter: QuestionTaking {
    private let database: Database
    private let bulk: BulkLoad?
    private let packID: Int64
    private let questionStatement: Statement
    private let tagStatement: Statement
    private let firstQuestionID: Int64
    private var nextQuestionID: Int64
    private var buckets: [BucketKey: Bucket] = [:]
    private var spelling = CategorySpelling()
    private var nextBucketID: Int64
    private var tags: [String: Int64] = [:]
    private var detail = JSONWriter()
    private let provisionalTitle: String
    private(set) var count = 0

    fileprivate struct BucketKey: Hashable {
        /// The category path, as stored in the bank.
        var category: String
        var difficulty: Int
    }

    private struct Bucket {
        var id: Int64
        var count: Int
    }

    /// Creates a writer. `bulk` is set for a pack that is large relative to the bank.
    init(
        _ database: Database, format: String, now: Date, bulk: BulkLoad? = nil
    ) throws {
        self.database = database
        self.bulk = bulk
        // Readers reject titles with control characters, so no real pack has this title.
        provisionalTitle = "\u{1}\(UUID().uuidString)"
        try database.execute(
            sql: "INSERT INTO pack (title, language, format, imported_at) VALUES (?, '', ?, ?)",
            arguments: [provisionalTitle, format, now.timeIntervalSince1970])
        packID = database.lastInsertedRowID
        firstQuestionID =
            try Int64.fetchOne(database, sql: "SELECT coalesce(max(id), 0) + 1 FROM question") ?? 1
        nextQuestionID = firstQuestionID
        nextBucketID =
            try Int64.fetchOne(database, sql: "SELECT coalesce(max(id), 0) + 1 FROM bucket") ?? 1
        questionStatement = try database.makeStatement(
            sql: """
                INSERT INTO question (id, pack_id, bucket_id, key, prompt, answer, detail, shuffle)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?)
                """)
        tagStatement = try database.makeStatement(
            sql: bulk == nil
                ? """
                INSERT OR IGNORE INTO question_tag (tag_id, asked, shuffle, question_id, bucket_id)
                VALUES (?, 0, ?, ?, ?)
                """
                : "INSERT INTO temp.new_tag VALUES (?, ?, ?, ?)")
        try database.execute(sql: "PRAGMA defer_foreign_keys = ON")
    }

    /// Adds a question, or returns false if the pack already contains its id.
    func add(_ question: Question) throws -> Bool {
        let bucketID = bucket(question)
        let shuffle = ShuffleKey.initial(pack: "", key: question.id)
        detail.removeAll()
        detail.detail(question)
        let text: String? =
            detail.bytes.isEmpty ? nil : String(decoding: detail.bytes, as: UTF8.self)
        do {
            questionStatement.setUncheckedArguments([
                nextQuestionID, packID, bucketID, question.id, question.prompt, question.answer,
                text, shuffle,
            ])
            try questionStatement.execute()
        } catch let error as DatabaseError where error.resultCode == .SQLITE_CONSTRAINT {
            buckets[key(of: question)]?.count -= 1
            return false
        }
        for tag in question.tags {
            tagStatement.setUncheckedArguments([
                try tagID(tag), shuffle, nextQuestionID, bucketID,
            ])
            try tagStatement.execute()
        }
        nextQuestionID += 1
        count += 1
        return true
    }

    /// Sets the title, copies how often each question was asked, and removes and returns the
    /// replaced pack.
    @discardableResult
    func finish(
        _ header: PackHeader, digest: String?, format: String
    ) throws -> ReplacedPack? {
        try bulk?.finish(database)
        for (key, bucket) in buckets where bucket.count > 0 {
            try database.execute(
                sql: "INSERT INTO bucket VALUES (?, ?, ?, ?, ?)",
                arguments: [
                    bucket.id, packID, key.category, key.difficulty, bucket.count,
                ])
        }
        try database.execute(
            sql: """
                INSERT INTO question_text (rowid, prompt, answer)
                SELECT id, prompt, answer FROM question WHERE id >= ?
                """, arguments: [firstQuestionID])
        let replaced = try ReplacedPack.find(
            header.title, for: packID, newCount: count, database)
        if let (old, _) = replaced {
            try database.execute(
                sql: """
                    UPDATE question SET (asked, shuffle) = (
                        SELECT o.asked, o.shuffle FROM question o
                        WHERE o.pack_id = ? AND o.key = question.key)
                    WHERE id >= ? AND key IN (
                        SELECT key FROM question WHERE pack_id = ? AND asked > 0)
                    """, arguments: [old, firstQuestionID, old])
            try database.execute(
                sql: """
                    UPDATE pack SET counts_since = (SELECT counts_since FROM pack WHERE id = ?)
                    WHERE id = ?
                    """, arguments: [old, packID])
            try PackRemoval.remove(packID: old, database)
        } else if try wasRemoved(header.title) {
            // Answers given before the pack was removed do not count toward its statistics.
            try database.execute(
                sql: "UPDATE pack SET counts_since = imported_at WHERE id = ?",
                arguments: [packID])
        }
        try database.execute(
            sql: """
                UPDATE pack SET title = ?, language = ?, licence = ?, source = ?, digest = ?,
                format = ?, question_count = ?, rounds = ? WHERE id = ?
                """,
            arguments: [
                header.title, header.language, header.licence, header.source, digest,
                format, count,
                header.rounds.isEmpty ? nil : header.rounds.joined(separator: "\n"), packID,
            ])
        try database.execute(
            sql: "DELETE FROM removed_pack WHERE title = ?", arguments: [header.title])
        try bulk?.close(database)
        return replaced?.pack
    }

    // MARK: Parts

    private func wasRemoved(_ title: String) throws -> Bool {
        try Bool.fetchOne(
            database, sql: "SELECT EXISTS (SELECT 1 FROM removed_pack WHERE title = ?)",
            arguments: [title]) ?? false
    }

    private func bucket(_ question: Question) -> Int64 {
        let key = key(of: question)
        if let bucket = buckets[key] {
            buckets[key]?.count += 1
            return bucket.id
        }
        let id = nextBucketID
        nextBucketID += 1
        buckets[key] = Bucket(id: id, count: 1)
        return id
    }

    /// The key of a question's bucket, which ignores the case of categories.
    private func key(of question: Question) -> BucketKey {
        BucketKey(
            category: CategoryPath.text(spelling.unified(question.category)),
            difficulty: question.difficulty?.rank ?? 0)
    }

    private func tagID(_ name: String) throws -> Int64 {
        if let id = tags[name] { return id }
        try database.execute(sql: "INSERT OR IGNORE INTO tag (name) VALUES (?)", arguments: [name])
        let id =
            try Int64.fetchOne(
                database, sql: "SELECT id FROM tag WHERE name = ?", arguments: [name]) ?? 0
        tags[name] = id
        return id
    }
}
