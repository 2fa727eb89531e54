import GRDB

/// How the questions of a filter are found without looking at all of them.
///
/// Candidates come in the order (times put, place in the random order counted from the pivot). Three
/// indexes give this order: one of all questions, one in each bucket, one in each tag. Few buckets
/// are asked one by one; for many, walking along all questions and leaving out the others is
/// cheaper. All ways give the same candidates.
struct DrawPlan {
    struct Candidate {
        var id: Int64
        var asked: Int
        var shuffle: Int64
    }

    private enum Way {
        case everything
        case buckets
        case tag(Int64)
    }

    /// Questions in the filter's buckets; tags are not counted here.
    let questionCount: Int
    private let way: Way
    private let condition: String
    private let arguments: StatementArguments
    private let otherTags: [Int64]
    private let isWholeBank: Bool

    init(_ filter: QuestionFilter, _ database: Database) throws {
        let matching = Self.condition(filter)
        condition = matching.sql
        arguments = matching.arguments
        isWholeBank = matching.sql.isEmpty
        var tags: [Int64] = []
        var tagIsUnknown = false
        for name in filter.tags {
            if let id = try Int64.fetchOne(
                database, sql: "SELECT id FROM tag WHERE name = ?", arguments: [name])
            {
                tags.append(id)
            } else {
                tagIsUnknown = true
            }
        }
        otherTags = Array(tags.dropFirst())
        if tagIsUnknown {
            questionCount = 0
            way = .everything
            return
        }
        let row = try Row.fetchOne(
            database,
            sql: """
                SELECT count(*) AS buckets, total(question_count) AS questions,
                (SELECT total(question_count) FROM bucket) AS everything
                FROM bucket \(condition)
                """, arguments: arguments)
        questionCount = row?["questions"] ?? 0
        if let tag = tags.first {
            way = .tag(tag)
        } else {
            // Measured: one more bucket costs about as much as eight more questions walked past.
            let buckets: Int = row?["buckets"] ?? 0
            let everything: Int = row?["everything"] ?? 0
            let share = Double(questionCount) / Double(max(everything, 1))
            way = share * Double(buckets) * 8 > 32 ? .everything : .buckets
        }
    }

    /// The first `window` candidates.
    func candidates(
        _ database: Database, pivot: Int64, window: Int
    ) throws -> [Candidate] {
        guard let level = try level(database) else { return [] }
        var found = try rows("asked = \(level) AND shuffle >= \(pivot)", window, database)
        if found.count < window {
            found += try rows(
                "asked = \(level) AND shuffle < \(pivot)", window - found.count, database)
        }
        if found.count < window {
            found += try rows("asked > \(level)", window - found.count, database)
        }
        return found
    }

    func counts(_ database: Database) throws -> (all: Int, unseen: Int) {
        if questionCount == 0 { return (0, 0) }
        if case .tag = way {
            let all = try rows("asked >= 0", Int.max, database)
            return (all.count, all.count { $0.asked == 0 })
        }
        let unseen = try Int.fetchOne(
            database,
            sql: """
                SELECT count(*) FROM question
                WHERE asked = 0 \(isWholeBank ? "" : "AND bucket_id IN (SELECT id FROM bucket \(condition))")
                """, arguments: arguments)
        return (questionCount, unseen ?? 0)
    }

    func reset(_ database: Database) throws {
        if questionCount == 0 { return }
        for candidate in try rows("asked > 0", Int.max, database) {
            try database.execute(
                sql: "UPDATE question SET asked = 0 WHERE id = ?", arguments: [candidate.id])
        }
    }

    // MARK: queries

    /// How often the least asked question was put, seen from the chosen index.
    private func level(_ database: Database) throws -> Int? {
        switch way {
        case .everything:
            try Int.fetchOne(database, sql: "SELECT min(asked) FROM question")
        case .buckets:
            try Int.fetchOne(
                database,
                sql: """
                    SELECT min((SELECT min(asked) FROM question WHERE bucket_id = bucket.id))
                    FROM bucket \(condition)
                    """, arguments: arguments)
        case .tag(let tag):
            try Int.fetchOne(
                database, sql: "SELECT min(asked) FROM question_tag WHERE tag_id = ?",
                arguments: [tag])
        }
    }

    /// Candidates in a range of the order, at most `limit`.
    private func rows(
        _ range: String, _ limit: Int, _ database: Database
    ) throws -> [Candidate] {
        let statement: Statement
        var arguments = self.arguments
        switch way {
        case .everything:
            statement = try database.cachedStatement(
                sql: """
                    SELECT id, asked, shuffle FROM question INDEXED BY question_in_order
                    WHERE \(range)
                    \(isWholeBank ? "" : "AND bucket_id IN (SELECT id FROM bucket \(condition))")
                    ORDER BY asked, shuffle LIMIT \(limit)
                    """)
        case .buckets:
            statement = try database.cachedStatement(
                sql: """
                    SELECT q.id, q.asked, q.shuffle FROM bucket CROSS JOIN question q
                    ON q.id IN (SELECT id FROM question INDEXED BY question_in_bucket
                        WHERE bucket_id = bucket.id AND \(range)
                        ORDER BY asked, shuffle LIMIT \(limit))
                    \(condition) ORDER BY q.asked, q.shuffle LIMIT \(limit)
                    """)
        case .tag(let tag):
            let others = otherTags.map { other in
                """
                 AND EXISTS (SELECT 1 FROM question_tag o WHERE o.question_id = t.question_id
                AND o.tag_id = \(other))
                """
            }
            let bucket =
                isWholeBank
                ? ""
                : """
                AND (SELECT bucket_id FROM question WHERE id = t.question_id)
                IN (SELECT id FROM bucket \(condition))
                """
            statement = try database.cachedStatement(
                sql: """
                    SELECT question_id, asked, shuffle FROM question_tag t
                    WHERE tag_id = \(tag) AND \(range) \(bucket) \(others.joined())
                    ORDER BY asked, shuffle LIMIT \(limit)
                    """)
        }
        if isWholeBank { arguments = [] }
        return try Row.fetchAll(statement, arguments: arguments).map {
            Candidate(id: $0[0], asked: $0[1], shuffle: $0[2])
        }
    }

    // MARK: buckets

    /// A `WHERE` clause over `bucket`; empty when everything is allowed.
    private static func condition(
        _ filter: QuestionFilter
    ) -> (sql: String, arguments: StatementArguments) {
        var clauses: [String] = []
        var arguments: [any DatabaseValueConvertible] = []
        if !filter.packs.isEmpty {
            let marks = filter.packs.map { _ in "?" }.joined(separator: ", ")
            clauses.append(
                "bucket.pack_id IN (SELECT p.id FROM pack p WHERE p.title IN (\(marks)))")
            arguments += filter.packs
        }
        if !filter.categories.isEmpty {
            let test = "instr(char(31) || lower(bucket.category) || char(31), ?) > 0"
            clauses.append(
                "(" + filter.categories.map { _ in test }.joined(separator: " OR ") + ")")
            arguments += filter.categories.map(pattern)
        }
        if !filter.difficulties.isEmpty {
            let ranks = filter.difficulties.map { String($0.rank) }.sorted()
            clauses.append("bucket.difficulty IN (\(ranks.joined(separator: ", ")))")
        }
        return (
            clauses.isEmpty ? "" : "WHERE " + clauses.joined(separator: " AND "),
            StatementArguments(arguments)
        )
    }

    /// A category or path between separators; `lower` in SQLite changes ASCII letters only.
    private static func pattern(_ category: String) -> String {
        let parts = category.split(separator: "/").map(\.trimmed)
        let folded = parts.joined(separator: "\u{1F}").unicodeScalars.map { scalar -> String in
            scalar.isASCII ? String(scalar).lowercased() : String(scalar)
        }
        return "\u{1F}" + folded.joined() + "\u{1F}"
    }
}
