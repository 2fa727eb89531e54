public import Foundation
import GRDB

/// A pack in the bank that a new pack with the same title replaces.
public struct ReplacedPack: Sendable, Hashable {
    /// The title of the pack, spelled as in the bank.
    public var title: String
    /// The time at which the replaced pack was last imported.
    public var importedAt: Date
    /// The number of questions in the replaced pack.
    public var questionCount: Int
    /// The number of questions in the replaced pack whose ids also occur in the new pack.
    public var keptCount: Int
    /// The number of questions in the new pack.
    public var newCount: Int

    /// Whether the packs share at least half of the questions in the smaller pack.
    public var isSamePack: Bool { 2 * keptCount >= min(questionCount, newCount) }

    /// Finds the pack with this title. `isKept` returns whether the new pack contains a question
    /// id.
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

    /// Finds the pack with this title, and compares it with a new pack that is already in the bank.
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

/// The rule that determines whether an import may replace a pack with the same title.
public enum ReplacementRule: String, Sendable, Hashable {
    /// The import may replace a pack only with a new version of the same pack
    /// (`ReplacedPack.isSamePack`).
    case newVersion
    /// The import may replace any pack.
    case always

    func allows(_ pack: ReplacedPack) -> Bool { self == .always || pack.isSamePack }
}
