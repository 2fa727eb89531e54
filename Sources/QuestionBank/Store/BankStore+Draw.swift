import GRDB

extension BankStore {
    /// The maximum number of questions that can be drawn at once.
    public static let mostDrawn = 10_000

    /// Selects at most `count` questions (up to ``mostDrawn``), beginning with the questions asked
    /// least often. With the same bank, the same seed produces the same questions in the same order
    /// on every machine.
    ///
    /// - Parameter excluding: The ids of questions that have been drawn for the game but not asked
    ///   yet.
    public func draw(
        _ filter: QuestionFilter = QuestionFilter(), count: Int, seed: UInt64,
        excluding: Set<Int64> = []
    ) throws -> [StoredQuestion] {
        let count = min(count, Self.mostDrawn)
        guard count > 0 else { return [] }
        return try read("draw questions") { database in
            let plan = try DrawPlan(filter, database)
            guard plan.questionCount > 0 else { return [] }
            var drawn = try plan.candidates(
                database, pivot: ShuffleKey.pivot(seed: seed),
                window: min(max(4 * count, 32), 40_000) + excluding.count)
            drawn.removeAll { excluding.contains($0.id) }
            drawn.sort {
                $0.asked != $1.asked
                    ? $0.asked < $1.asked
                    : ShuffleKey.order($0.shuffle, seed: seed)
                        < ShuffleKey.order($1.shuffle, seed: seed)
            }
            let chosen = drawn.prefix(count).map(\.id)
            let found = try Self.questions(chosen, database)
            return chosen.compactMap { found[$0] }
        }
    }

    /// The number of questions that a filter allows, and the number of these questions that have
    /// never been asked.
    public func count(_ filter: QuestionFilter = QuestionFilter()) throws -> (all: Int, unseen: Int)
    {
        try read("count questions") { database in
            try DrawPlan(filter, database).counts(database)
        }
    }

    /// Marks questions as asked, so that later draws prefer other questions.
    public func markAsked(_ ids: [Int64]) throws {
        try write("mark questions") { database in
            for id in ids { try Self.markAsked(id, database) }
        }
    }

    /// Marks the questions of a pack as asked if games asked them before the pack was in the bank.
    package func markAskedInHistory(ofPack title: String) throws {
        try write("mark questions") { database in
            let rows = try Row.fetchAll(
                database,
                sql: """
                    SELECT q.id, count(DISTINCT a.game_id) AS games
                    FROM pack p JOIN question q ON q.pack_id = p.id
                    JOIN answer a ON a.pack = p.title AND a.question_key = q.key
                    WHERE p.title = ? GROUP BY q.id
                    """, arguments: [title])
            for row in rows {
                for _ in 0..<(row["games"] as Int) { try Self.markAsked(row["id"], database) }
            }
        }
    }

    /// Sets the number of times asked to zero for all questions that the filter allows.
    public func resetAsked(_ filter: QuestionFilter = QuestionFilter()) throws {
        try write("reset questions") { database in
            try DrawPlan(filter, database).reset(database)
        }
    }

    static func markAsked(_ id: Int64, _ database: Database) throws {
        let shuffle = try Int64.fetchOne(
            database, sql: "SELECT shuffle FROM question WHERE id = ?", arguments: [id])
        guard let shuffle else { return }
        try database.execute(
            sql: "UPDATE question SET asked = asked + 1, shuffle = ? WHERE id = ?",
            arguments: [ShuffleKey.next(shuffle), id])
    }

    static func questions(
        _ ids: [Int64], _ database: Database
    ) throws -> [Int64: StoredQuestion] {
        var found: [Int64: StoredQuestion] = [:]
        let statement = try database.cachedStatement(
            sql: """
                SELECT \(StoredQuestion.columns) FROM question q
                JOIN bucket b ON b.id = q.bucket_id JOIN pack p ON p.id = q.pack_id
                WHERE q.id = ?
                """)
        for id in ids {
            if let row = try Row.fetchOne(statement, arguments: [id]) {
                found[id] = try StoredQuestion(row: row)
            }
        }
        return found
    }
}
