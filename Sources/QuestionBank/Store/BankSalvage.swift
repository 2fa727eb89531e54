public import Foundation
import GRDB

/// Copies the readable parts of a damaged bank to a new bank, and rebuilds indexes and counts.
public struct BankSalvage {
    /// A report of what was recovered and what was lost.
    public struct Report: Sendable, Hashable, Codable {
        /// The recovered packs, with their actual and expected numbers of questions.
        public var packs: [SavedPack] = []
        /// The number of games recovered.
        public var games = 0
        /// The number of rulings recovered.
        public var answers = 0
        /// The number of learned forms recovered.
        public var learned = 0
        /// Descriptions of what was lost: unreadable ranges, invalid rows, and missing files.
        public var lost: [String] = []

        /// A pack that was recovered and stored in the new bank.
        public struct SavedPack: Sendable, Hashable, Codable {
            /// The title of the pack.
            public var title: String
            /// The number of questions recovered.
            public var questions: Int
            /// The number of questions that the pack should have, or nil if the number is unknown.
            public var expected: Int?
        }
    }

    private let old: DatabaseQueue
    private let new: BankStore
    private var report = Report()

    /// Reads the old file and writes the new file, which must not exist yet. Throws `BankError` if
    /// no part of the old file can be read, or if the new file cannot be created.
    public static func run(from oldPath: String, to newPath: String, now: Date = Date()) throws
        -> Report
    {
        guard !FileManager.default.fileExists(atPath: newPath) else {
            throw BankError.cannotOpen(
                path: newPath, code: 14, message: "the file already exists; name a new one")
        }
        guard FileManager.default.fileExists(atPath: oldPath) else {
            throw BankError.cannotOpen(
                path: oldPath, code: 14, message: SystemMessage.text(ENOENT))
        }
        var configuration = Configuration()
        configuration.readonly = true
        do {
            let old = try DatabaseQueue(path: oldPath, configuration: configuration)
            let names = try old.unsafeRead { try DamagedTable.names($0) }
            guard names.isSuperset(of: ["pack", "question"]) else {
                throw BankError.notABank(path: oldPath)
            }
            var salvage = BankSalvage(old: old, new: try BankStore.open(at: newPath))
            try salvage.packs(now)
            try salvage.history()
            let lost = try salvage.new.copyMedia(from: MediaFolder(bank: oldPath))
            if lost > 0 {
                salvage.report.lost.append(
                    lost.counted("picture or sound", several: "pictures and sounds"))
            }
            return salvage.report
        } catch let error as DatabaseError {
            throw BankError(error, during: "be salvaged", path: oldPath)
        }
    }

    private init(old: DatabaseQueue, new: BankStore) {
        self.old = old
        self.new = new
    }

    // MARK: Packs

    private mutating func packs(_ now: Date) throws {
        var headers: [Int64: (header: PackHeader, count: Int?)] = [:]
        var lost: [String] = []
        try old.unsafeRead { database in
            lost += try DamagedTable("pack", database).each { row in
                guard let id = row.int("id"), let title = row.text("title"), !title.isEmpty else {
                    return false
                }
                headers[id] = (
                    PackHeader(
                        title: title, language: row.text("language") ?? "en-US",
                        licence: row.text("licence"), source: row.text("source"),
                        rounds: BankStore.rounds(row.text("rounds"))),
                    row.int("question_count").map { Int($0) }
                )
                return true
            }
        }
        var report = report
        try old.unsafeRead { database in
            try new.write("save packs") { target in
                var saver = PackSaver(headers, now: now, target)
                lost += try DamagedTable("question", database).each { try saver.take($0) }
                report.packs = try saver.finish()
            }
        }
        self.report = report
        self.report.lost += lost
    }

    // MARK: History

    private mutating func history() throws {
        var report = report
        try old.unsafeRead { database in
            try new.write("save history") { target in
                func copy(
                    _ table: String, _ prepare: (DamagedTable.Record) throws -> Void = { _ in }
                )
                    throws -> Int
                {
                    var count = 0
                    report.lost += try DamagedTable(table, database).each { row in
                        try prepare(row)
                        try row.insert(into: table, target)
                        count += target.changesCount
                        return true
                    }
                    return count
                }
                /// Adds a placeholder for the game of a recovered row, if the game itself is lost.
                func game(_ row: DamagedTable.Record) throws {
                    guard let id = row.int("game_id") else { return }
                    try target.execute(
                        sql: """
                            INSERT OR IGNORE INTO game (id, mode, started_at)
                            VALUES (?, 'salvaged', ?)
                            """, arguments: [id, row.double("asked_at") ?? 0])
                }
                report.games = try copy("game")
                _ = try copy("game_player", game)
                _ = try copy("game_round", game)
                if try DamagedTable.names(database).contains("game_event") {
                    _ = try copy("game_event", game)
                }
                report.answers = try copy("answer", game)
                report.learned = try copy("learned_alias")
                if try DamagedTable.names(database).contains("removed_pack") {
                    _ = try copy("removed_pack")
                }
            }
        }
        self.report = report
    }
}

/// Writes a damaged bank's questions to a new bank, one pack at a time.
private struct PackSaver {
    private let headers: [Int64: (header: PackHeader, count: Int?)]
    private let now: Date
    private let database: Database
    private var writer: PackWriter?
    private var current: Int64?
    private var titles: Set<String> = []
    private var asked: [(key: String, times: Int64, shuffle: Int64)] = []
    private var saved: [BankSalvage.Report.SavedPack] = []

    init(
        _ headers: [Int64: (header: PackHeader, count: Int?)], now: Date, _ database: Database
    ) {
        self.headers = headers
        self.now = now
        self.database = database
    }

    /// Adds the question stored in a row, or returns false if the row is not a valid question.
    mutating func take(_ row: DamagedTable.Record) throws -> Bool {
        guard let pack = row.int("pack_id"), let key = row.text("key"),
            let prompt = row.text("prompt"), let answer = row.text("answer")
        else { return false }
        var question = Question(id: key, prompt: prompt, answer: answer)
        if let detail = row.text("detail") {
            var parser = JSONParser(ByteWindow(Array(detail.utf8)))
            guard let node = try? parser.value() else { return false }
            var decoder = QuestionDecoder()
            decoder.detail(node, into: &question)
        }
        if pack != current { try close() }
        current = pack
        let writer = try writer ?? PackWriter(database, format: "salvaged", now: now)
        self.writer = writer
        guard try writer.add(question) else { return false }
        if let times = row.int("asked"), times > 0 {
            asked.append((key, times, row.int("shuffle") ?? 0))
        }
        return true
    }

    mutating func finish() throws -> [BankSalvage.Report.SavedPack] {
        try close()
        return saved
    }

    private mutating func close() throws {
        guard let writer, let current else { return }
        let known = headers[current]
        var header = known?.header ?? PackHeader(title: "Salvaged pack \(current)")
        let title = header.title
        var number = 2
        while !titles.insert(header.title.lowercased()).inserted {
            header.title = "\(title) (\(number))"
            number += 1
        }
        try writer.finish(header, digest: nil, format: "salvaged")
        let statement = try database.makeStatement(
            sql: """
                UPDATE question SET asked = ?, shuffle = ? WHERE key = ? AND pack_id =
                (SELECT id FROM pack WHERE title = ?)
                """)
        for entry in asked {
            try statement.execute(arguments: [
                entry.times, entry.shuffle, entry.key, header.title,
            ])
        }
        saved.append(
            .init(title: header.title, questions: writer.count, expected: known?.count))
        asked = []
        self.writer = nil
    }
}
