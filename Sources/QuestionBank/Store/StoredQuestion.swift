import GRDB

/// A question from the bank.
public struct StoredQuestion: Sendable, Hashable, Identifiable {
    /// The bank's own id. The id is valid until the pack is replaced or removed.
    public var id: Int64
    /// The title of its pack.
    public var pack: String
    /// The question as written in its pack.
    public var question: Question
    /// How many times it was asked.
    public var timesAsked: Int
    /// Forms that are accepted because a challenge succeeded. These forms are not part of the pack.
    public var learned: [String]

    /// All accepted forms except the answer itself.
    public var accepted: [String] { question.accept + learned }
}

extension StoredQuestion {
    /// The columns that `init(row:)` needs, for a query with `question` as `q`, `bucket` as `b` and
    /// `pack` as `p`.
    static let columns = """
        q.id, q.key, q.prompt, q.answer, q.detail, q.asked, q.shuffle, b.category, b.difficulty,
        p.title,
        (SELECT group_concat(alias, char(31)) FROM learned_alias l
         WHERE l.pack = p.title AND l.question_key = q.key) AS learned
        """

    /// The questions that meet a condition on the tables `q`, `b` and `p`.
    static func fetch(
        _ database: Database, where condition: String, _ arguments: StatementArguments
    ) throws -> [StoredQuestion] {
        try Row.fetchAll(
            database,
            sql: """
                SELECT \(columns) FROM question q JOIN bucket b ON b.id = q.bucket_id
                JOIN pack p ON p.id = q.pack_id WHERE \(condition) ORDER BY q.id
                """, arguments: arguments
        ).map(StoredQuestion.init)
    }

    init(row: Row) throws {
        let key: String = row["key"]
        var question = Question(id: key, prompt: row["prompt"], answer: row["answer"])
        if let detail: String = row["detail"] {
            var parser = JSONParser(ByteWindow(Array(detail.utf8)))
            let node = try parser.value()
            var decoder = QuestionDecoder()
            decoder.detail(node, into: &question)
        }
        self.init(
            id: row["id"], pack: row["title"], question: question, timesAsked: row["asked"],
            learned: (row["learned"] as String?).map(CategoryPath.path) ?? [])
    }
}
