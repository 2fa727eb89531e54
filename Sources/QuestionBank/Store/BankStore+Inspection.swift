import GRDB

/// The result of inspecting the complete contents of the bank.
public struct BankInspection: Sendable, Hashable {
    /// The problems found in the bank, in plain language.
    public var findings: [String]

    /// Whether the bank is undamaged.
    public var isSound: Bool { findings.isEmpty }
}

extension BankStore {
    /// Checks the database's integrity, references, counts and indexes. Checking a million
    /// questions takes only seconds.
    public func inspect() throws -> BankInspection {
        try read("inspect the bank") { database in
            var findings: [String] = []
            let integrity = try String.fetchAll(database, sql: "PRAGMA integrity_check(10)")
            if integrity != ["ok"] { findings += integrity }
            let orphans = try Int.fetchOne(
                database, sql: "SELECT count(*) FROM pragma_foreign_key_check")
            if let orphans, orphans > 0 {
                findings.append("references to missing rows: \(orphans)")
            }
            for (problem, sql) in Self.checks {
                let count = try Int.fetchOne(database, sql: sql) ?? 0
                if count > 0 { findings.append("\(problem): \(count)") }
            }
            return BankInspection(findings: findings)
        }
    }

    /// Each query counts rows that should not exist.
    private static let checks = [
        (
            "packs with a wrong count of questions",
            """
            SELECT count(*) FROM pack WHERE question_count
                <> (SELECT count(*) FROM question WHERE pack_id = pack.id)
            """
        ),
        (
            "buckets with a wrong count of questions",
            """
            SELECT count(*) FROM bucket WHERE question_count
                <> (SELECT count(*) FROM question WHERE bucket_id = bucket.id)
            """
        ),
        (
            "tags that do not match their questions",
            """
            SELECT count(*) FROM question_tag t JOIN question q ON q.id = t.question_id
            WHERE t.asked <> q.asked OR t.shuffle <> q.shuffle
            """
        ),
        (
            "questions that search cannot find",
            """
            SELECT abs((SELECT count(*) FROM question) - (SELECT count(*) FROM question_text_docsize))
            """
        ),
        ("packs without a name", "SELECT count(*) FROM pack WHERE title < ' '"),
    ]
}
