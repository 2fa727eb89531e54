public import Foundation
import GRDB

/// A pack of the bank that goes because another one has its title.
public struct ReplacedPack: Sendable, Hashable {
    /// As it was written in the bank.
    public var title: String
    /// When it was imported last.
    public var importedAt: Date
    /// Its questions.
    public var questionCount: Int
    /// Its questions that are in the new pack too, by their ids.
    public var keptCount: Int
    /// Questions of the new pack.
    public var newCount: Int

    /// Whether the new pack goes on with the old one: at least half of the smaller one is in both.
    public var isSamePack: Bool { 2 * keptCount >= min(questionCount, newCount) }

    /// The pack with a title, seen from a new one.
    ///
    /// - Parameter isKept: whether the new one has a question with this id.
    static func find(
        _ title: String, newCount: Int, isKept: (String) -> Bool, _ database: Database
    ) throws -> ReplacedPack? {
        guard let row = try row(title, database) else { return nil }
        let keys = try String.fetchCursor(
            database, sql: "SELECT key FROM question WHERE pack_id = ?",
            arguments: [row["id"] as Int64])
        var kept = 0
        while let key = try keys.next() { if isKept(key) { kept += 1 } }
        return ReplacedPack(row, keptCount: kept, newCount: newCount)
    }

    /// The pack with a title, seen from a new one whose questions are in the bank already.
    static func find(
        _ title: String, for packID: Int64, newCount: Int, _ database: Database
    ) throws -> (id: Int64, pack: ReplacedPack)? {
        guard let row = try row(title, database) else { return nil }
        let kept =
            try Int.fetchOne(
                database,
                sql: """
                    SELECT count(*) FROM question o WHERE o.pack_id = ? AND EXISTS (
                        SELECT 1 FROM question n WHERE n.pack_id = ? AND n.key = o.key)
                    """, arguments: [row["id"] as Int64, packID]) ?? 0
        return (row["id"], ReplacedPack(row, keptCount: kept, newCount: newCount))
    }

    private static func row(_ title: String, _ database: Database) throws -> Row? {
        try Row.fetchOne(database, sql: "SELECT * FROM pack WHERE title = ?", arguments: [title])
    }

    private init(_ row: Row, keptCount: Int, newCount: Int) {
        title = row["title"]
        importedAt = Date(timeIntervalSince1970: row["imported_at"])
        questionCount = row["question_count"]
        self.keptCount = keptCount
        self.newCount = newCount
    }
}

/// When an import may take the place of a pack with its title.
public enum ReplacementRule: String, Sendable, Hashable {
    /// When it is a new version of that pack (`ReplacedPack.isSamePack`); another pack that only has
    /// the same title, as files with the same name do, is refused.
    case newVersion
    case always

    func allows(_ pack: ReplacedPack) -> Bool { self == .always || pack.isSamePack }
}
