import GRDB

/// A summary of one category in one pack.
public struct CategorySummary: Sendable, Hashable {
    /// The title of the pack.
    public var pack: String
    /// The category path, from general to specific. Questions without a category have an empty
    /// path.
    public var category: [String]
    /// The number of questions in the category.
    public var questionCount: Int
    /// The number of questions for each known difficulty.
    public var difficulties: [Question.Difficulty: Int]
    /// The number of questions that have never been asked.
    public var unseenCount: Int
    /// The total number of times that questions in this category were asked.
    public var askedCount: Int
    /// The number of rulings in this category, not counting skipped questions.
    public var answerCount: Int
    /// The number of rulings in ``answerCount`` whose final verdict is not `correct`.
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

    /// Adds another category's counts to this summary.
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
    /// The categories of one pack or of all packs, ordered by pack title and category name.
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

    /// Counts the rulings for every category of every pack in the bank.
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
                coalesce(a.override_verdict, a.verdict) NOT IN ('skipped', 'try')
                GROUP BY p.id, a.category
                """, arguments: arguments)
    }

    /// The number of rulings on a question, and how many of these rulings have a final verdict
    /// other than `correct`. Skipped questions and tries do not count.
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
                    AND coalesce(override_verdict, verdict) NOT IN ('skipped', 'try')
                    """, arguments: [title, key])
            return (row?["answers"] ?? 0, Int(row?["missed"] as Double? ?? 0))
        }
    }

    /// A page of a pack's questions in pack order, starting after `offset` questions.
    public func questions(
        ofPack title: String, offset: Int, limit: Int
    ) throws -> [StoredQuestion] {
        try questions(ofPack: title, "q.pack_id = ? ORDER BY q.id LIMIT ? OFFSET ?") {
            [$0, limit, offset]
        }
    }

    /// The next questions of a pack in pack order, starting after the question with the id `last`
    /// in the bank. If `last` is zero, the result begins with the pack's first question.
    public func questions(
        ofPack title: String, after last: Int64, limit: Int
    ) throws -> [StoredQuestion] {
        // The plus sign in the query keeps SQLite from sorting the whole pack for each call. The
        // ids of a pack's questions are consecutive.
        try questions(ofPack: title, "+q.pack_id = ? AND q.id > ? ORDER BY q.id LIMIT ?") {
            [$0, last, limit]
        }
    }

    /// The questions that meet a condition. The condition is the last part of an SQL query.
    /// `arguments` receives the pack's id, and returns the arguments of the condition.
    private func questions(
        ofPack title: String, _ condition: String, arguments: (Int64) -> StatementArguments
    ) throws -> [StoredQuestion] {
        try read("read \"\(title)\"") { database in
            let pack = try Self.packRow(title, database)
            return try Row.fetchAll(
                database,
                sql: """
                    SELECT \(StoredQuestion.columns) FROM question q
                    JOIN bucket b ON b.id = q.bucket_id JOIN pack p ON p.id = q.pack_id
                    WHERE \(condition)
                    """, arguments: arguments(pack["id"])
            ).map(StoredQuestion.init(row:))
        }
    }

    /// A category as a dictionary key that ignores case.
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
    /// A summary of the same category in which all numbers are zero.
    fileprivate var emptied: CategorySummary {
        CategorySummary(
            pack: pack, category: category, questionCount: 0, difficulties: [:], unseenCount: 0,
            askedCount: 0, answerCount: 0, missedCount: 0)
    }
}
