public import Foundation
import GRDB

/// A form that is accepted because a challenge was successful.
public struct LearnedAlias: Sendable, Hashable, Codable {
    /// The title of the pack that contains the question.
    public var pack: String
    /// The id of the question in its pack.
    public var questionID: String
    /// The form that is now accepted.
    public var alias: String
    /// The time at which the challenge was successful.
    public var learnedAt: Date
    /// The prompt of the question, or nil if the question is no longer in the bank.
    public var prompt: String?
    /// The official answer without markup, or nil if the question is no longer in the bank.
    public var answer: String?
}

extension BankStore {
    /// All forms learned from challenges, including the forms for removed packs.
    public func learnedAliases(pack: String? = nil) throws -> [LearnedAlias] {
        try read("read what was learned") { database in
            try Row.fetchAll(
                database,
                sql: """
                    SELECT l.*, q.prompt, q.answer FROM learned_alias l
                    LEFT JOIN pack p ON p.title = l.pack
                    LEFT JOIN question q ON q.pack_id = p.id AND q.key = l.question_key
                    \(pack == nil ? "" : "WHERE l.pack = ?")
                    ORDER BY l.pack, l.question_key, l.alias
                    """, arguments: pack.map { [$0] } ?? []
            ).map { row in
                LearnedAlias(
                    pack: row["pack"], questionID: row["question_key"], alias: row["alias"],
                    learnedAt: Date(timeIntervalSince1970: row["learned_at"]),
                    prompt: row["prompt"], answer: (row["answer"] as String?).map(AnswerText.plain))
            }
        }
    }

    /// Removes a learned form, and returns whether the bank contained it.
    @discardableResult
    public func forget(alias: String, ofQuestion key: String, inPack pack: String) throws -> Bool {
        try write("forget a form") { database in
            try database.execute(
                sql: "DELETE FROM learned_alias WHERE pack = ? AND question_key = ? AND alias = ?",
                arguments: [pack, key, alias])
            return database.changesCount > 0
        }
    }
}
