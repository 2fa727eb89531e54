public import Foundation
import GRDB

extension BankStore {
    /// Records that a game has begun, and returns the game with its id. The game defines the format
    /// of `setup`.
    public func begin(
        _ game: GameRecord, setup: String? = nil, holder: String? = nil
    ) throws -> GameRecord {
        try write("begin a game") { database in
            let settings = try JSONEncoder().encode(game.settings)
            try database.execute(
                sql: """
                    INSERT INTO game (mode, seed, started_at, ended_at, settings, setup, holder)
                    VALUES (?, ?, ?, ?, ?, ?, ?)
                    """,
                arguments: [
                    game.mode, game.seed.map(Int64.init(bitPattern:)),
                    game.startedAt.timeIntervalSince1970, game.endedAt?.timeIntervalSince1970,
                    String(decoding: settings, as: UTF8.self), setup, holder,
                ])
            var begun = game
            begun.id = database.lastInsertedRowID
            for (seat, player) in game.players.enumerated() {
                try database.execute(
                    sql: "INSERT INTO game_player VALUES (?, ?, ?, ?)",
                    arguments: [begun.id, seat, player.name, player.score])
            }
            for (number, title) in game.rounds {
                try database.execute(
                    sql: "INSERT INTO game_round VALUES (?, ?, ?)",
                    arguments: [begun.id, number, title])
            }
            return begun
        }
    }

    /// Stores a ruling. The first ruling on a question in a game also marks the question as asked.
    /// Returns the record with its new id.
    @discardableResult
    public func record(_ answer: AnswerRecord) throws -> AnswerRecord {
        try write("record an answer") { try Self.record(answer, $0) }
    }

    static func record(_ answer: AnswerRecord, _ database: Database) throws -> AnswerRecord {
        let isFirst =
            try Int.fetchOne(
                database, sql: "SELECT 1 FROM answer WHERE game_id = ? AND number = ?",
                arguments: [answer.gameID, answer.number]) == nil
        var recorded = answer
        recorded.id = try answer.insert(database)
        if isFirst,
            let question = try Int64.fetchOne(
                database,
                sql: """
                    SELECT q.id FROM question q JOIN pack p ON p.id = q.pack_id
                    WHERE p.title = ? AND q.key = ?
                    """, arguments: [answer.pack, answer.questionID])
        {
            try markAsked(question, database)
        }
        return recorded
    }

    /// Records that a player has challenged a ruling.
    public func challenge(answer id: Int64) throws {
        try write("record a challenge") { try Self.challenge(answer: id, $0) }
    }

    static func challenge(answer id: Int64, _ database: Database) throws {
        try database.execute(
            sql: "UPDATE answer SET challenged = 1 WHERE id = ?", arguments: [id])
        if database.changesCount == 0 { throw BankError.noSuchAnswer(id: id) }
    }

    /// Changes a ruling and the score, and optionally adds a form that the question will accept.
    public func override(
        answer id: Int64, with change: AnswerRecord.Override, learning alias: String? = nil
    ) throws {
        try write("override a ruling") { database in
            let answer = try Self.override(answer: id, with: change, learning: alias, database)
            try database.execute(
                sql: "UPDATE game_player SET score = score + ? WHERE game_id = ? AND name = ?",
                arguments: [change.points - answer.finalPoints, answer.gameID, answer.player])
        }
    }

    /// Changes a ruling, and returns the ruling before the change.
    @discardableResult
    static func override(
        answer id: Int64, with change: AnswerRecord.Override, learning alias: String?,
        _ database: Database
    ) throws -> AnswerRecord {
        guard
            let row = try Row.fetchOne(
                database, sql: "SELECT * FROM answer WHERE id = ?", arguments: [id])
        else { throw BankError.noSuchAnswer(id: id) }
        let answer = try AnswerRecord(row: row)
        try database.execute(
            sql: """
                UPDATE answer SET challenged = 1, override_verdict = ?, override_points = ?,
                    override_by = ?, override_note = ?, override_at = ? WHERE id = ?
                """,
            arguments: [
                change.verdict.rawValue, change.points, change.by, change.note,
                change.at.timeIntervalSince1970, id,
            ])
        if let alias = alias?.trimmed, !alias.isEmpty {
            try database.execute(
                sql: "INSERT OR IGNORE INTO learned_alias VALUES (?, ?, ?, ?, ?)",
                arguments: [
                    answer.pack, answer.questionID, alias, id, change.at.timeIntervalSince1970,
                ])
        }
        return answer
    }

    /// Records that a game has ended, with the players' final scores in the order of their seats.
    public func finish(
        game id: Int64, at end: Date, players: [GameRecord.Player]
    ) throws {
        try write("finish a game") { database in
            try database.execute(
                sql: "UPDATE game SET ended_at = ? WHERE id = ?",
                arguments: [end.timeIntervalSince1970, id])
            if database.changesCount == 0 { throw BankError.noSuchGame(id: id) }
            try Self.score(players, in: id, database)
        }
    }

    /// The games from newest to oldest.
    public func games(limit: Int = .max) throws -> [GameRecord] {
        try read("read the history") { database in
            try Row.fetchAll(
                database, sql: "SELECT * FROM game ORDER BY started_at DESC, id DESC LIMIT ?",
                arguments: [limit]
            ).map { try Self.game($0, database) }
        }
    }

    /// The game with this id. Throws ``BankError/noSuchGame(id:)`` if the bank has no game with
    /// this id.
    public func game(_ id: Int64) throws -> GameRecord {
        try read("read the history") { database in
            guard
                let row = try Row.fetchOne(
                    database, sql: "SELECT * FROM game WHERE id = ?", arguments: [id])
            else { throw BankError.noSuchGame(id: id) }
            return try Self.game(row, database)
        }
    }

    /// The rulings of one game or of all games, in chronological order.
    public func answers(ofGame id: Int64? = nil) throws -> [AnswerRecord] {
        var answers: [AnswerRecord] = []
        try eachAnswer(ofGame: id) { answers.append($0) }
        return answers
    }

    /// Visits rulings one by one, so that a long history does not have to fit in memory.
    public func eachAnswer(
        ofGame id: Int64? = nil, _ visit: (AnswerRecord) throws -> Void
    ) throws {
        try read("read the history") { database in
            let rows = try Row.fetchCursor(
                database,
                sql: "SELECT * FROM answer \(id == nil ? "" : "WHERE game_id = ?") ORDER BY id",
                arguments: id.map { [$0] } ?? [])
            while let row = try rows.next() { try visit(AnswerRecord(row: row)) }
        }
    }

    static func game(_ row: Row, _ database: Database) throws -> GameRecord {
        let id: Int64 = row["id"]
        let players = try Row.fetchAll(
            database, sql: "SELECT name, score FROM game_player WHERE game_id = ? ORDER BY seat",
            arguments: [id])
        let rounds = try Row.fetchAll(
            database, sql: "SELECT number, title FROM game_round WHERE game_id = ?",
            arguments: [id])
        let settings: String = row["settings"]
        return GameRecord(
            id: id, mode: row["mode"],
            seed: (row["seed"] as Int64?).map(UInt64.init(bitPattern:)),
            startedAt: Date(timeIntervalSince1970: row["started_at"]),
            endedAt: (row["ended_at"] as Double?).map(Date.init(timeIntervalSince1970:)),
            isComplete: row["ended_at"] == nil ? nil : row["complete"],
            players: players.map { .init($0["name"], score: $0["score"]) },
            rounds: Dictionary(uniqueKeysWithValues: rounds.map { ($0["number"], $0["title"]) }),
            settings: (try? JSONDecoder().decode(
                [String: String].self, from: Data(settings.utf8))) ?? [:])
    }
}
