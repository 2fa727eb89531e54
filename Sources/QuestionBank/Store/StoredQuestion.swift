import GRDB

/// A question that is stored in the bank.
public struct StoredQuestion: Sendable, Hashable, Identifiable {
    /// The id of the question in the bank. The id is valid until the pack is replaced or removed.
    public var id: Int64
    /// The title of the pack that contains the question.
    public var pack: String
    /// The question exactly as it appears in its pack.
    public var question: Question
    /// The number of times that the question was asked.
    public var timesAsked: Int
    /// Forms that are not in the pack, but that are accepted because a challenge was successful.
    public var learned: [String]

    /// All accepted forms other than the answer itself.
    public var accepted: [String] { question.accept + learned }
}

extension StoredQuestion {
    /// The columns for `init(row:)`. The table aliases are `q` (`question`), `b` (`bucket`) and `p`
    /// (`pack`).
    static let columns = """
        q.id, q.key, q.prompt, q.answer, q.detail, q.asked, q.shuffle, b.category, b.difficulty,
        p.title,
        (SELECT group_concat(alias, char(31)) FROM learned_alias l
         WHERE l.pack = p.title AND l.question_key = q.key) AS learned
        """

    /// The questions that satisfy a condition on the tables `q`, `b` and `p`.
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
