public import Foundation
import GRDB

/// An event of a game and its effects on the bank, which are stored together or not at all.
public struct GameStep: Sendable, Hashable {
    /// A change to the history that is caused by an event.
    public enum Change: Sendable, Hashable {
        /// A ruling was made on an answer.
        case answered(AnswerRecord)
        /// A person changed a ruling, which may then belong to a different player.
        case overridden(
            answer: Int64, player: String, with: AnswerRecord.Override, learning: String?)
        /// A person's change to a ruling was undone, and any form learned from the change was
        /// removed.
        case restored(answer: Int64)
        /// A ruling was removed, as if it had never been made.
        case withdrawn(answer: Int64)
        /// A player challenged the ruling on this answer.
        case challenged(answer: Int64)
        /// The scores changed. The players are in the order of their seats.
        case scored([GameRecord.Player])
        /// The game ended. `isComplete` is true if the game was played to the end.
        case finished(Date, isComplete: Bool)
    }

    /// The game to which the event belongs (``GameRecord/id``).
    public var gameID: Int64
    /// The number of the event in the game, starting at 1.
    public var number: Int
    /// The event, in the format that the game defines.
    public var event: String
    /// The changes in the order in which they must be made.
    public var changes: [Change]

    /// Creates a step from the text of an event and the changes that the event causes.
    public init(gameID: Int64, number: Int, event: String, changes: [Change]) {
        self.gameID = gameID
        self.number = number
        self.event = event
        self.changes = changes
    }
}

extension BankStore {
    /// Stores an event and its changes, or nothing if an error occurs. Returns the ids of added
    /// answers.
    @discardableResult
    public func keep(_ step: GameStep) throws -> [Int64] {
        try write("keep the game") { try Self.keep(step, $0) }
    }

    /// Stores all events that `body` passes to its argument, or stores nothing if an error occurs.
    public func keep(_ body: (_ keep: (GameStep) throws -> [Int64]) throws -> Void) throws {
        try write("keep the game") { database in try body { try Self.keep($0, database) } }
    }

    private static func keep(_ step: GameStep, _ database: Database) throws -> [Int64] {
        try database.cachedStatement(
            sql: "INSERT INTO game_event (game_id, number, event) VALUES (?, ?, ?)"
        ).execute(arguments: [step.gameID, step.number, step.event])
        var added: [Int64] = []
        for change in step.changes {
            if let id = try make(change, in: step.gameID, database) { added.append(id) }
        }
        return added
    }

    /// The events of a game in chronological order.
    public func events(ofGame id: Int64) throws -> [String] {
        try read("read a game") { database in
            try String.fetchAll(
                database, sql: "SELECT event FROM game_event WHERE game_id = ? ORDER BY number",
                arguments: [id])
        }
    }

    /// The settings stored when the game began, or nil if the game was played with a version of the
    /// program that did not yet store events.
    public func setup(ofGame id: Int64) throws -> String? {
        try read("read a game") { database in
            try String.fetchOne(
                database, sql: "SELECT setup FROM game WHERE id = ?", arguments: [id])
        }
    }

    /// Reserves a game for `holder` unless another running program has reserved the game. Returns
    /// whether the reservation succeeded.
    public func take(
        game id: Int64, for holder: String, isAlive: (String) -> Bool
    ) throws -> Bool {
        try write("take a game") { database in
            let other = try String.fetchOne(
                database, sql: "SELECT holder FROM game WHERE id = ?", arguments: [id])
            if let other, other != holder, isAlive(other) { return false }
            try database.execute(
                sql: "UPDATE game SET holder = ? WHERE id = ?", arguments: [holder, id])
            return true
        }
    }

    /// The unfinished games with the programs that are running them, newest game first. The order
    /// of the games does not depend on the system clock.
    public func openGames() throws -> [(game: GameRecord, holder: String?)] {
        try read("read the history") { database in
            try Row.fetchAll(
                database,
                sql: """
                    SELECT * FROM game WHERE ended_at IS NULL AND setup IS NOT NULL
                    ORDER BY id DESC
                    """
            ).map { (try Self.game($0, database), $0["holder"]) }
        }
    }

    private static func make(
        _ change: GameStep.Change, in game: Int64, _ database: Database
    ) throws -> Int64? {
        switch change {
        case .answered(let answer): return try record(answer, database).id
        case .overridden(let id, let player, let change, let alias):
            try override(answer: id, with: change, learning: alias, database)
            try database.execute(
                sql: "UPDATE answer SET player = ? WHERE id = ?", arguments: [player, id])
        case .restored(let id):
            try database.execute(
                sql: """
                    UPDATE answer SET override_verdict = NULL, override_points = NULL,
                        override_by = NULL, override_note = NULL, override_at = NULL WHERE id = ?
                    """, arguments: [id])
            try forgetLearned(from: id, database)
        case .withdrawn(let id):
            try forgetLearned(from: id, database)
            try database.execute(sql: "DELETE FROM answer WHERE id = ?", arguments: [id])
        case .challenged(let id): try challenge(answer: id, database)
        case .scored(let players): try score(players, in: game, database)
        case .finished(let end, let isComplete):
            try database.execute(
                sql: "UPDATE game SET ended_at = ?, complete = ?, holder = NULL WHERE id = ?",
                arguments: [end.timeIntervalSince1970, isComplete, game])
        }
        return nil
    }

    private static func forgetLearned(from answer: Int64, _ database: Database) throws {
        try database.execute(
            sql: "DELETE FROM learned_alias WHERE answer_id = ?", arguments: [answer])
    }

    static func score(
        _ players: [GameRecord.Player], in game: Int64, _ database: Database
    ) throws {
        try database.execute(
            sql: "DELETE FROM game_player WHERE game_id = ? AND seat >= ?",
            arguments: [game, players.count])
        for (seat, player) in players.enumerated() {
            try database.execute(
                sql: "INSERT OR REPLACE INTO game_player VALUES (?, ?, ?, ?)",
                arguments: [game, seat, player.name, player.score])
        }
    }
}
