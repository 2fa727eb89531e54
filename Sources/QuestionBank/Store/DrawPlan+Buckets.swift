import GRDB

/// Selects the buckets that a filter allows. A bucket is a combination of a pack, a category and a
/// difficulty.
extension DrawPlan {
    /// A `WHERE` clause for the table `bucket`. The clause is empty if the filter allows all
    /// buckets.
    static func buckets(
        of filter: QuestionFilter
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
            let tests = filter.categories.map { category in
                // SQLite's built-in `lower` converts only ASCII letters, but is much faster.
                let lower = category.utf8.allSatisfy { $0 < 0x80 } ? "lower" : Self.lowercase
                return "instr(char(31) || \(lower)(bucket.category) || char(31), ?) > 0"
            }
            clauses.append("(" + tests.joined(separator: " OR ") + ")")
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

    /// GRDB's lowercase function, which supports all scripts and is available on every connection.
    private static let lowercase = DatabaseFunction.lowercase.name

    /// A category name or path in lowercase, surrounded by separators.
    private static func pattern(_ category: String) -> String {
        let parts = category.split(separator: "/").map(\.trimmed)
        return "\u{1F}" + parts.joined(separator: "\u{1F}").lowercased() + "\u{1F}"
    }
}
