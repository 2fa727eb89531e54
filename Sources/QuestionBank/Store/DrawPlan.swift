import GRDB

/// Finds the questions that a filter allows, without scanning the whole bank.
///
/// Candidates are ordered by how often they were asked, and then by their position in the random
/// order, starting at the pivot. If few buckets match the filter, each of them is queried
/// separately. If many buckets match, one query skips the questions in all other buckets.
struct DrawPlan {
    struct Candidate {
        var id: Int64
        var asked: Int
        var shuffle: Int64
    }

    /// The number of questions in the buckets that the filter allows, regardless of tags.
    let questionCount: Int
    /// The ids of the matching buckets as a JSON list, or nil if all buckets match.
    private let buckets: String?
    private let tags: [Int64]
    /// The ids of tags that a question must not have.
    private var without: [Int64] = []
    private let asksBuckets: Bool

    init(_ filter: QuestionFilter, _ database: Database) throws {
        try self.init(allowing: filter, database)
        without = try filter.withoutTags.compactMap { try Self.tag($0, database) }
    }

    private static func tag(_ name: String, _ database: Database) throws -> Int64? {
        try Int64.fetchOne(
            database.cachedStatement(sql: "SELECT id FROM tag WHERE name = ?"), arguments: [name])
    }

    private init(allowing filter: QuestionFilter, _ database: Database) throws {
        var tags: [Int64] = []
        for name in filter.tags {
            guard let id = try Self.tag(name, database) else {
                self.init(questionCount: 0, buckets: nil, tags: [], asksBuckets: false)
                return
            }
            tags.append(id)
        }
        let condition = Self.buckets(of: filter)
        let everything =
            try Int.fetchOne(
                database.cachedStatement(sql: "SELECT total(question_count) FROM bucket"))
            ?? 0
        if condition.sql.isEmpty {
            self.init(questionCount: everything, buckets: nil, tags: tags, asksBuckets: false)
            return
        }
        let rows = try Row.fetchAll(
            database.cachedStatement(sql: "SELECT id, question_count FROM bucket \(condition.sql)"),
            arguments: condition.arguments)
        let count = rows.reduce(0) { $0 + ($1[1] as Int) }
        if count == everything {
            self.init(questionCount: count, buckets: nil, tags: tags, asksBuckets: false)
            return
        }
        let ids = rows.map { String($0[0] as Int64) }.joined(separator: ",")
        // According to measurements, querying a bucket takes as long as skipping 25 questions.
        let share = Double(count) / Double(max(everything, 1))
        self.init(
            questionCount: count, buckets: "[\(ids)]", tags: tags,
            asksBuckets: share * Double(rows.count) < 3)
    }

    private init(questionCount: Int, buckets: String?, tags: [Int64], asksBuckets: Bool) {
        self.questionCount = questionCount
        self.buckets = buckets
        self.tags = tags
        self.asksBuckets = asksBuckets
    }

    /// Finds the first `window` candidates. The questions that were asked least often come first,
    /// ordered by their positions, starting at `pivot`.
    func candidates(
        _ database: Database, pivot: Int64, window: Int
    ) throws -> [Candidate] {
        if questionCount == 0 { return [] }
        var found = try level(0, database, pivot: pivot, window: window)
        if found.isEmpty, let least = try leastAsked(database), least > 0 {
            found = try level(least, database, pivot: pivot, window: window)
        }
        if found.count < window, let last = found.last {
            found += try rows(
                "asked > ? AND shuffle >= ? AND shuffle < ?",
                [last.asked, Int64.min, Int64.max], window - found.count, database)
        }
        return found
    }

    func counts(_ database: Database) throws -> (all: Int, unseen: Int) {
        if questionCount == 0 { return (0, 0) }
        let unseen = try rows(
            "asked = ? AND shuffle >= ? AND shuffle < ?", [0, 0, Int64.max], nil, database)
        if tags.isEmpty, without.isEmpty { return (questionCount, unseen.count) }
        let seen = try rows(
            "asked > ? AND shuffle >= ? AND shuffle < ?", [0, 0, Int64.max], nil, database)
        return (unseen.count + seen.count, unseen.count)
    }

    func reset(_ database: Database) throws {
        if questionCount == 0 { return }
        let seen = try rows(
            "asked > ? AND shuffle >= ? AND shuffle < ?", [0, 0, Int64.max], nil, database)
        for candidate in seen {
            try database.execute(
                sql: "UPDATE question SET asked = 0 WHERE id = ?", arguments: [candidate.id])
        }
    }

    // MARK: Queries

    /// Finds candidate questions that were asked exactly `asked` times. The method searches one
    /// range of positions at a time. The positions are evenly distributed.
    private func level(
        _ asked: Int, _ database: Database, pivot: Int64, window: Int
    ) throws -> [Candidate] {
        let end = Int64(1) << 62
        var found: [Candidate] = []
        var start = pivot
        var span = Int64(Double(end) * min(1, 1.5 * Double(window) / Double(questionCount)))
        var isAround = false
        while found.count < window {
            let limit = isAround ? pivot : end
            let stop = span < limit - start ? start + span : limit
            found += try rows(
                "asked = ? AND shuffle >= ? AND shuffle < ?", [asked, start, stop],
                window - found.count, database)
            start = stop
            if stop == limit {
                if isAround { break }
                isAround = true
                start = 0
            }
            span = span < end / 8 ? span * 8 : end
        }
        return found
    }

    private func leastAsked(_ database: Database) throws -> Int? {
        if !without.isEmpty {
            // The excluded tags may rule out all questions that were asked least often.
            return try rows(
                "asked >= ? AND shuffle >= ? AND shuffle < ?", [0, Int64.min, Int64.max], 1,
                database
            ).first?.asked
        }
        let tag = tags.first.map { "tag_id = \($0) AND " } ?? ""
        let table = tags.isEmpty ? "question" : "question_tag"
        guard let buckets else {
            return try Int.fetchOne(
                database.cachedStatement(
                    sql: "SELECT min(asked) FROM \(table) WHERE \(tag) asked >= 0"))
        }
        return try Int.fetchOne(
            database.cachedStatement(
                sql: """
                    SELECT min((SELECT min(asked) FROM \(table)
                        WHERE \(tag) bucket_id = matching.value))
                    FROM json_each(?) AS matching
                    """), arguments: [buckets])
    }

    /// At most `limit` candidates from a range of positions in the random order, in that order.
    private func rows(
        _ range: String, _ bounds: [any DatabaseValueConvertible], _ limit: Int?,
        _ database: Database
    ) throws -> [Candidate] {
        let name = tags.isEmpty ? "question" : "question_tag"
        let id = tags.isEmpty ? "id" : "question_id"
        var conditions = [range]
        var arguments: [any DatabaseValueConvertible] = []
        if let tag = tags.first { conditions.append("tag_id = \(tag)") }
        for other in tags.dropFirst() {
            conditions.append(
                """
                EXISTS (SELECT 1 FROM question_tag o WHERE o.tag_id = \(other)
                AND o.asked = q.asked AND o.shuffle = q.shuffle AND o.question_id = q.question_id)
                """)
        }
        for tag in without {
            conditions.append(
                """
                NOT EXISTS (SELECT 1 FROM question_tag o INDEXED BY question_tag_question
                WHERE o.question_id = q.\(id) AND o.tag_id = \(tag))
                """)
        }
        let source: String
        if let buckets, asksBuckets {
            source = """
                json_each(?) AS matching CROSS JOIN \(name) AS q INDEXED BY \(name)_in_bucket
                ON q.bucket_id = matching.value
                """
            arguments = [buckets] + bounds
        } else {
            source = "\(name) AS q" + (tags.isEmpty ? " INDEXED BY question_in_order" : "")
            arguments = bounds
            if let buckets {
                conditions.append("q.bucket_id IN (SELECT value FROM json_each(?))")
                arguments.append(buckets)
            }
        }
        let statement = try database.cachedStatement(
            sql: """
                SELECT q.\(id), q.asked, q.shuffle FROM \(source)
                WHERE \(conditions.joined(separator: " AND "))
                ORDER BY q.asked, q.shuffle LIMIT \(limit ?? -1)
                """)
        return try Row.fetchAll(statement, arguments: StatementArguments(arguments)).map {
            Candidate(id: $0[0], asked: $0[1], shuffle: $0[2])
        }
    }
}
