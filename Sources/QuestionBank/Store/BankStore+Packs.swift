public import Foundation
import GRDB

/// Information about a pack, without its questions.
public struct PackSummary: Sendable, Hashable {
    /// The data that applies to the whole pack.
    public var header: PackHeader
    /// The number of questions in the pack.
    public var questionCount: Int
    /// The number of questions that have never been asked.
    public var unseenCount: Int
    /// The format from which the pack was imported.
    public var format: String
    /// The time at which the pack was last imported.
    public var importedAt: Date
}

/// The result of an import.
public struct ImportResult: Sendable, Hashable {
    /// The change that an import made to the pack in the bank.
    public enum Change: String, Sendable, Hashable {
        /// Whether the pack was added, replaced, or left unchanged.
        case added, replaced, unchanged
    }

    /// The change that the import made to the pack in the bank.
    public var change: Change
    /// The title of the pack.
    public var title: String
    /// The number of questions that the pack contains after the import.
    public var questionCount: Int
}

extension BankStore {
    /// Stores a complete pack in place of any pack with the same title, or stores nothing if an
    /// error occurs. Questions with the same id keep their statistics. Throws `PackError.refused`
    /// if the pack would be rejected as a file in our own format.
    @discardableResult
    public func importPack(
        _ pack: Pack, format: String = NativeFormat.name, now: Date = Date()
    ) throws -> ImportResult {
        guard !pack.questions.isEmpty else { throw PackError.empty(format: format) }
        let digest = PackDigest.of(pack)
        return try write("import \"\(pack.title)\"") { database in
            let known = try Row.fetchOne(
                database, sql: "SELECT digest FROM pack WHERE title = ?", arguments: [pack.title])
            if let known, known["digest"] == digest {
                return ImportResult(
                    change: .unchanged, title: pack.title, questionCount: pack.questions.count)
            }
            let refused = try Self.refusals(of: pack)
            guard refused.isEmpty else { throw PackError.refused(refused) }
            let writer = try PackWriter(database, format: format, now: now)
            for question in pack.questions { _ = try writer.add(question) }
            try writer.finish(pack.header, digest: digest, format: format)
            return ImportResult(
                change: known == nil ? .added : .replaced, title: pack.title,
                questionCount: writer.count)
        }
    }

    /// The problems that a reader finds in the pack. The pack is first written to memory as a file,
    /// because only the readers of pack files check packs.
    private static func refusals(of pack: Pack) throws -> [PackProblem] {
        let file = try PackInput(
            name: pack.title, bytes: PackFile.bytes(of: pack, as: .native).bytes)
        let found = try PackFile.collect(file, PackFile.Options(format: .native)).content.problems
        return found.filter { $0.weight == .refused }.map { problem in
            var problem = problem
            problem.position = nil
            return problem
        }
    }

    /// All packs, ordered by title.
    public func packs() throws -> [PackSummary] {
        try read("list packs") { database in
            // CROSS JOIN keeps SQLite from looking up the bucket of every question.
            try Row.fetchAll(
                database,
                sql: """
                    SELECT p.*, (SELECT count(*) FROM bucket b CROSS JOIN question q
                        ON q.bucket_id = b.id AND q.asked = 0 WHERE b.pack_id = p.id) AS unseen
                    FROM pack p ORDER BY p.title
                    """
            ).map { row in
                PackSummary(
                    header: Self.header(row), questionCount: row["question_count"],
                    unseenCount: row["unseen"], format: row["format"],
                    importedAt: Date(timeIntervalSince1970: row["imported_at"]))
            }
        }
    }

    /// A pack as it was imported. If `learned` is true, the pack includes the forms learned in
    /// games.
    public func pack(titled title: String, includingLearned learned: Bool = false) throws -> Pack {
        try read("read \"\(title)\"") { database in
            let row = try Self.packRow(title, database)
            var questions: [Question] = []
            let rows = try Row.fetchCursor(
                database,
                sql: """
                    SELECT \(StoredQuestion.columns) FROM question q
                    JOIN bucket b ON b.id = q.bucket_id JOIN pack p ON p.id = q.pack_id
                    WHERE q.pack_id = ? ORDER BY q.id
                    """, arguments: [row["id"] as Int64])
            while let row = try rows.next() {
                let stored = try StoredQuestion(row: row)
                var question = stored.question
                if learned {
                    question.accept += stored.learned.filter { !question.accept.contains($0) }
                }
                questions.append(question)
            }
            return Pack(Self.header(row), questions: questions)
        }
    }

    /// The only title that begins with the given name, ignoring case. If no title matches, returns
    /// the name itself. Throws `BankError.ambiguousTitle` if several titles match.
    public func title(beginning name: String) throws -> String {
        let known = try packs().map(\.header.title)
        let wanted = name.lowercased()
        if known.contains(where: { $0.lowercased() == wanted }) { return name }
        let begun = known.filter { $0.lowercased().hasPrefix(wanted) }
        if begun.count == 1, let only = begun.first, !wanted.isEmpty { return only }
        guard begun.isEmpty else {
            throw BankError.ambiguousTitle(beginning: name, titles: begun)
        }
        return name
    }

    /// Removes a pack, but keeps its games and answers in the history. Returns the number of
    /// questions in the pack.
    @discardableResult
    public func removePack(titled title: String) throws -> Int {
        let count: Int = try write("remove \"\(title)\"") { database in
            let row = try Self.packRow(title, database)
            try PackRemoval.remove(packID: row["id"], database)
            try database.execute(
                sql: "INSERT OR IGNORE INTO removed_pack VALUES (?)",
                arguments: [row["title"] as String])
            return row["question_count"]
        }
        do {
            try PackRemoval.giveBackRoom(queue)
        } catch let error as DatabaseError {
            throw BankError(error, during: "free the space of \"\(title)\"", path: path)
        }
        try sweepMedia()
        return count
    }

    /// The titles of packs that were removed and not imported again.
    public func removedPacks() throws -> [String] {
        try read("list packs") { database in
            try String.fetchAll(database, sql: "SELECT title FROM removed_pack ORDER BY title")
        }
    }

    static func packRow(_ title: String, _ database: Database) throws -> Row {
        if let row = try Row.fetchOne(
            database, sql: "SELECT * FROM pack WHERE title = ?", arguments: [title])
        {
            return row
        }
        let known = try String.fetchAll(database, sql: "SELECT title FROM pack ORDER BY title")
        throw BankError.noSuchPack(title: title, known: known)
    }

    static func header(_ row: Row) -> PackHeader {
        PackHeader(
            title: row["title"], language: row["language"], licence: row["licence"],
            source: row["source"], rounds: rounds(row["rounds"]))
    }

    static func rounds(_ text: String?) -> [String] {
        text?.split(separator: "\n").map(String.init) ?? []
    }
}
