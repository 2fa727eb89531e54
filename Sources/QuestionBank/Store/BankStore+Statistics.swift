import GRDB

/// Figures over rulings that count; response times in seconds.
public struct AnswerStatistics: Sendable, Hashable, Codable {
    /// A player, a category, or a question's prompt.
    public var name: String
    public var answers: Int
    public var correct: Int
    public var incorrect: Int
    /// Challenged or overridden.
    public var disputed: Int
    public var meanResponseTime: Double?
    public var points: Int

    /// Correct among all rulings, 0…1; zero when there is none.
    public var accuracy: Double { answers == 0 ? 0 : Double(correct) / Double(answers) }
}

/// A player's place among all players.
public struct LeaderboardEntry: Sendable, Hashable, Codable {
    public var player: String
    public var games: Int
    /// Games with more than one player in which nobody had more points.
    public var wins: Int
    public var points: Int
    public var bestGame: Int
    public var answers: Int
    public var correct: Int
    public var meanResponseTime: Double?
    public var fastestCorrect: Double?

    public var accuracy: Double { answers == 0 ? 0 : Double(correct) / Double(answers) }
}

extension BankStore {
    public enum Grouping: String, Sendable, CaseIterable {
        case player, category, question
    }

    public enum Ranking: String, Sendable, CaseIterable {
        /// Most answers first.
        case frequent
        /// Least often right first.
        case hardest
        /// Most often challenged or overridden first.
        case disputed
    }

    public func statistics(
        by grouping: Grouping, ranking: Ranking = .frequent, limit: Int = 100
    ) throws -> [AnswerStatistics] {
        let group =
            switch grouping {
            case .player: "player"
            case .category: "replace(category, char(31), ' / ')"
            case .question: "prompt"
            }
        let key = grouping == .question ? "pack, question_key" : group
        let order =
            switch ranking {
            case .frequent: "answers DESC"
            case .hardest: "1.0 * correct / answers, answers DESC"
            case .disputed: "disputed DESC, answers DESC"
            }
        return try read("count answers") { database in
            try Row.fetchAll(
                database,
                sql: """
                    SELECT \(group) AS name, count(*) AS answers,
                        sum(coalesce(override_verdict, verdict) = 'correct') AS correct,
                        sum(coalesce(override_verdict, verdict) = 'incorrect') AS incorrect,
                        sum(challenged) AS disputed, avg(response_time) AS response,
                        sum(coalesce(override_points, points)) AS points
                    FROM answer GROUP BY \(key) ORDER BY \(order), name LIMIT ?
                    """, arguments: [limit]
            ).map { row in
                AnswerStatistics(
                    name: row["name"], answers: row["answers"], correct: row["correct"],
                    incorrect: row["incorrect"], disputed: row["disputed"],
                    meanResponseTime: row["response"], points: row["points"])
            }
        }
    }

    /// Players by points, then by games won.
    public func leaderboard(limit: Int = 20) throws -> [LeaderboardEntry] {
        try read("rank players") { database in
            try Row.fetchAll(
                database,
                sql: """
                    WITH place AS (
                        SELECT game_id, name, score,
                            max(score) OVER (PARTITION BY game_id) AS top,
                            count(*) OVER (PARTITION BY game_id) AS players
                        FROM game_player),
                    total AS (
                        SELECT name, count(*) AS games, sum(score) AS points, max(score) AS best,
                            sum(players > 1 AND score = top) AS wins
                        FROM place GROUP BY name),
                    given AS (
                        SELECT player, count(*) AS answers,
                            sum(coalesce(override_verdict, verdict) = 'correct') AS correct,
                            avg(response_time) AS mean,
                            min(CASE WHEN coalesce(override_verdict, verdict) = 'correct'
                                THEN response_time END) AS fastest
                        FROM answer GROUP BY player)
                    SELECT * FROM total LEFT JOIN given ON given.player = total.name
                    ORDER BY points DESC, wins DESC, name LIMIT ?
                    """, arguments: [limit]
            ).map { row in
                LeaderboardEntry(
                    player: row["name"], games: row["games"], wins: row["wins"],
                    points: row["points"], bestGame: row["best"],
                    answers: row["answers"] ?? 0, correct: row["correct"] ?? 0,
                    meanResponseTime: row["mean"], fastestCorrect: row["fastest"])
            }
        }
    }
}
