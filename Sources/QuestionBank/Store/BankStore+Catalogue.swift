import GRDB

/// The contents of one category of one pack.
public struct CategorySummary: Sendable, Hashable {
    /// The pack's title.
    public var pack: String
    /// The category path, from general to specific; empty for questions without a category.
    public var category: [String]
    /// The number of its questions.
    public var questionCount: Int
    /// The number of questions for each difficulty; questions that have no difficulty are left out.
    public var difficulties: [Question.Difficulty: Int]
    /// The number of questions that were never asked.
    public var unseenCount: Int
    /// How many times its questions were asked.
    public var askedCount: Int
    /// The number of rulings on its questions. Skipped questions are not included.
    public var answerCount: Int
    /// The number of rulings in ``answerCount`` that were not right.
    public var missedCount: Int

    /// Creates a summary of a category.
    public init(
        pack: String, category: [String], questionCount: Int,
        difficulties: [Question.Difficulty: Int], unseenCount: Int, askedCount: Int,
        answerCount: Int, missedCount: Int
    ) {
        self.pack = pack
        self.category = category
        self.questionCount = questionCount
        self.difficulties = difficulties
        self.unseenCount = unseenCount
        self.askedCount = askedCount
        self.answerCount = answerCount
        self.missedCount = missedCount
    }

    /// Adds the numbers of a different category.
    package mutating func add(_ other: CategorySummary) {
        questionCount += other.questionCount
        difficulties.merge(other.difficulties) { $0 + $1 }
        unseenCount += other.unseenCount
        askedCount += other.askedCount
        answerCount += other.answerCount
        missedCount += other.missedCount
    }
}

extension BankStore {
    /// The categories of all packs or of one pack, ordered by title and name.
    public func catalogue(pack title: String? = nil) throws -> [CategorySummary] {
        try read("list categories") { database in
            if let title { _ = try Self.packRow(title, database) }
            let only = title == nil ? "" : "WHERE p.title = ?"
            let arguments = StatementArguments(title.map { [$0] } ?? [])
            var summaries: [Key: CategorySummary] = [:]
            let rows = try Row.fetchAll(
                database,
                sql: """
                    SELECT p.title, b.category, b.difficulty, b.question_count AS questions,
                        (SELECT total(q.asked) FROM question q WHERE q.bucket_id = b.id) AS asked,
                        (SELECT count(*) FROM question q
                         WHERE q.bucket_id = b.id AND q.asked = 0) AS unseen
                    FROM bucket b JOIN pack p ON p.id = b.pack_id \(only)
                    """, arguments: arguments)
            for row in rows {
                let key = Key(row)
                var part = CategorySummary(
                    pack: row["title"], category: CategoryPath.path(row["category"]),
                    questionCount: row["questions"], difficulties: [:], unseenCount: row["unseen"],
                    askedCount: Int(row["asked"] as Double), answerCount: 0, missedCount: 0)
                if let level = Question.Difficulty(rank: row["difficulty"]) {
                    part.difficulties[level] = part.questionCount
                }
                summaries[key, default: part.emptied].add(part)
            }
            for row in try Self.rulings(only, arguments, database) {
                summaries[Key(row)]?.answerCount += row["answers"] as Int
                summaries[Key(row)]?.missedCount += row["missed"] as Int
            }
            return summaries.sorted { $0.key < $1.key }.map(\.value)
        }
    }

    /// The number of rulings by pack and category. Rulings for removed packs are left out.
    private static func rulings(
        _ only: String, _ arguments: StatementArguments, _ database: Database
    ) throws -> [Row] {
        try Row.fetchAll(
            database,
            sql: """
                SELECT p.title, a.category, count(*) AS answers,
                    sum(coalesce(a.override_verdict, a.verdict) <> 'correct') AS missed
                FROM answer a JOIN pack p ON p.title = a.pack AND a.asked_at >= p.counts_since
                \(only.isEmpty ? "WHERE" : only + " AND")
                coalesce(a.override_verdict, a.verdict) <> 'skipped'
                GROUP BY p.id, a.category
                """, arguments: arguments)
    }

    /// How many answers to a question were ruled on, and how many of these were not right.
    public func rulings(
        onQuestion key: String, inPack title: String
    ) throws -> (answers: Int, missed: Int) {
        try read("count answers") { database in
            let row = try Row.fetchOne(
                database,
                sql: """
                    SELECT count(*) AS answers,
                        total(coalesce(override_verdict, verdict) <> 'correct') AS missed
                    FROM answer WHERE pack = ?1 AND question_key = ?2
                    AND asked_at >= coalesce(
                        (SELECT counts_since FROM pack WHERE title = ?1), 0)
                    AND coalesce(override_verdict, verdict) <> 'skipped'
                    """, arguments: [title, key])
            return (row?["answers"] ?? 0, Int(row?["missed"] as Double? ?? 0))
        }
    }

    /// Questions of a pack in their order, page by page.
    ///
    /// - Parameter offset: The number of questions to skip.
    public func questions(
        ofPack title: String, offset: Int, limit: Int
    ) throws -> [StoredQuestion] {
        try read("read \"\(title)\"") { database in
            let pack = try Self.packRow(title, database)
            return try Row.fetchAll(
                database,
                sql: """
                    SELECT \(StoredQuestion.columns) FROM question q
                    JOIN bucket b ON b.id = q.bucket_id JOIN pack p ON p.id = q.pack_id
                    WHERE q.pack_id = ? ORDER BY q.id LIMIT ? OFFSET ?
                    """, arguments: [pack["id"] as Int64, limit, offset]
            ).map(StoredQuestion.init(row:))
        }
    }

    /// A category as a key. Categories that differ only in case are the same.
    private struct Key: Hashable, Comparable {
        var pack: String
        var category: String

        init(_ row: Row) {
            pack = (row["title"] as String).lowercased()
            category = (row["category"] as String).lowercased()
        }

        static func < (a: Key, b: Key) -> Bool {
            (a.pack, a.category) < (b.pack, b.category)
        }
    }
}

extension CategorySummary {
    /// The same category with all numbers set to zero.
    fileprivate var emptied: CategorySummary {
        CategorySummary(
            pack: pack, category: category, questionCount: 0, difficulties: [:], unseenCount: 0,
            askedCount: 0, answerCount: 0, missedCount: 0)
    }
}
