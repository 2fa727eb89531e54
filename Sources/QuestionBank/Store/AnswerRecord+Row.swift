import Foundation
import GRDB

extension AnswerRecord {
    init(row: Row) throws {
        id = row["id"]
        gameID = row["game_id"]
        round = row["round"]
        number = row["number"]
        player = row["player"]
        pack = row["pack"]
        questionID = row["question_key"]
        prompt = row["prompt"]
        official = row["official"]
        category = CategoryPath.path(row["category"])
        difficulty = Question.Difficulty(rank: row["difficulty"])
        heard = row["heard"]
        let others: String = row["alternatives"]
        alternatives = (try? JSONDecoder().decode([String].self, from: Data(others.utf8))) ?? []
        matched = row["matched"]
        verdict = Verdict(rawValue: row["verdict"]) ?? .none
        reason = row["reason"]
        confidence = row["confidence"]
        askedAt = Date(timeIntervalSince1970: row["asked_at"])
        speechStart = row["speech_start"]
        speechEnd = row["speech_end"]
        responseTime = row["response_time"]
        points = row["points"]
        isChallenged = row["challenged"]
        if let changed: String = row["override_verdict"] {
            override = Override(
                verdict: Verdict(rawValue: changed) ?? .none, points: row["override_points"],
                by: row["override_by"], note: row["override_note"],
                at: Date(timeIntervalSince1970: row["override_at"]))
        }
    }

    func insert(_ database: Database) throws -> Int64 {
        let others = String(decoding: try JSONEncoder().encode(alternatives), as: UTF8.self)
        try database.execute(
            sql: """
                INSERT INTO answer (game_id, round, number, player, pack, question_key, prompt,
                    official, category, difficulty, heard, alternatives, matched, verdict, reason,
                    confidence, asked_at, speech_start, speech_end, response_time, points,
                    challenged)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                """,
            arguments: [
                gameID, round, number, player, pack, questionID, prompt, official,
                CategoryPath.text(category), difficulty?.rank ?? 0, heard, others, matched,
                verdict.rawValue, reason, confidence, askedAt.timeIntervalSince1970, speechStart,
                speechEnd, responseTime, points, isChallenged,
            ])
        return database.lastInsertedRowID
    }
}
