public import Foundation
import GRDB

/// Statistics based on final rulings. Response times are in seconds.
public struct AnswerStatistics: Sendable, Hashable, Codable {
    /// The name of a player or category, or the prompt of a question.
    public var name: String
    /// The number of rulings, including rulings for which no answer was judged.
    public var answers: Int
    /// The number of rulings whose final verdict is `correct`.
    public var correct: Int
    /// The number of rulings whose final verdict is `incorrect`.
    public var incorrect: Int
    /// The number of rulings that were challenged or changed.
    public var disputed: Int
    /// The mean response time of right answers in seconds, or nil if no response time is known.
    public var meanResponseTime: Double?
    /// The total number of points earned through the rulings.
    public var points: Int

    /// The proportion of correct rulings, from 0 to 1. If there are no rulings, the proportion is
    /// zero.
    public var accuracy: Double { answers == 0 ? 0 : Double(correct) / Double(answers) }
}

/// A player's results, which determine the player's rank on the leaderboard.
public struct LeaderboardEntry: Sendable, Hashable, Codable {
    /// The name of the player.
    public var player: String
    /// The number of games that were played to the end.
    public var games: Int
    /// The number of games in which all other players had fewer points.
    public var wins: Int
    /// The total number of points in games that were played to the end.
    public var points: Int
    /// The highest number of points in a single game.
    public var bestGame: Int
    /// The number of rulings in games that were played to the end.
    public var answers: Int
    /// The number of rulings whose final verdict is `correct`.
    public var correct: Int
    /// The mean response time of right answers in seconds, or nil if no response time is known.
    public var meanResponseTime: Double?
    /// The fastest response time of a right answer in seconds, or nil if no response time is known.
    public var fastestCorrect: Double?

    /// The proportion of correct rulings, from 0 to 1. If there are no rulings, the proportion is
    /// zero.
    public var accuracy: Double { answers == 0 ? 0 : Double(correct) / Double(answers) }
    /// The average number of points per game. If there are no games, the average is zero.
    public var averagePoints: Double { games == 0 ? 0 : Double(points) / Double(games) }
}

extension BankStore {
    /// The value by which a leaderboard is ordered.
    public enum LeaderboardOrder: String, Sendable, CaseIterable {
        /// The total number of points from all games.
        case total
        /// The average number of points per game.
        case average
        /// The number of points in the player's best game.
        case best
    }

    /// The items by which the statistics are grouped.
    public enum Grouping: String, Sendable, CaseIterable {
        /// The statistics contain one entry for each player, category or question.
        case player, category, question
    }

    /// The value by which the statistics are ordered.
    public enum Ranking: String, Sendable, CaseIterable {
        /// Entries with the most answers come first.
        case frequent
        /// Entries with the lowest proportion of correct rulings come first.
        case hardest
        /// Entries that were challenged or changed most often come first.
        case disputed
    }

    /// Only the response times of right answers count, because wrong answers may be quick guesses.
    private static let timeOfRight =
        "CASE WHEN coalesce(override_verdict, verdict) = 'correct' THEN response_time END"

    /// Statistics for each player, category or question, over all games.
    public func statistics(
        by grouping: Grouping, ranking: Ranking = .frequent, limit: Int = 100
    ) throws -> [AnswerStatistics] {
        let group =
            switch grouping {
            case .player: "player"
            case .category: "replace(category, char(31), ' / ')"
            case .question: "prompt"
            }
        let some = grouping == .player ? "WHERE player <> ''" : ""
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
                    SELECT \(group) AS name,
                        sum(coalesce(override_verdict, verdict) <> 'try') AS answers,
                        sum(coalesce(override_verdict, verdict) = 'correct') AS correct,
                        sum(coalesce(override_verdict, verdict) = 'incorrect') AS incorrect,
                        sum(challenged) AS disputed, avg(\(Self.timeOfRight)) AS response,
                        sum(coalesce(override_points, points)) AS points
                    FROM answer \(some) GROUP BY \(key) HAVING answers > 0 ORDER BY \(order), name LIMIT ?
                    """, arguments: [limit]
            ).map { row in
                AnswerStatistics(
                    name: row["name"], answers: row["answers"], correct: row["correct"],
                    incorrect: row["incorrect"], disputed: row["disputed"],
                    meanResponseTime: row["response"], points: row["points"])
            }
        }
    }

    /// The players, ranked by points and then by wins. Only games that were played to the end
    /// count.
    ///
    /// - Parameter pack: Only games with questions from this pack count. If a game also contains
    ///   questions from other packs, the points for those questions count too.
    /// - Parameter start: Only games that began at this time or later count.
    public func leaderboard(
        by order: LeaderboardOrder = .total, pack: String? = nil, since start: Date? = nil,
        limit: Int = 20
    ) throws -> [LeaderboardEntry] {
        let ranking =
            switch order {
            case .total: "points"
            case .average: "1.0 * points / games"
            case .best: "best"
            }
        return try read("rank players") { database in
            try Row.fetchAll(
                database,
                sql: """
                    WITH played AS (
                        SELECT id FROM game WHERE ended_at IS NOT NULL AND complete
                            AND started_at >= ?1 AND (?2 IS NULL OR id IN
                                (SELECT game_id FROM answer WHERE pack = ?2))),
                    place AS (
                        SELECT game_id, name, score,
                            max(score) OVER (PARTITION BY game_id) AS top,
                            count(*) OVER (PARTITION BY game_id) AS players,
                            count(*) OVER (PARTITION BY game_id, score) AS equals
                        FROM game_player WHERE game_id IN played),
                    total AS (
                        SELECT name, count(*) AS games, sum(score) AS points, max(score) AS best,
                            sum(players > 1 AND score = top AND equals = 1) AS wins
                        FROM place GROUP BY name),
                    given AS (
                        SELECT player,
                            sum(coalesce(override_verdict, verdict) <> 'try') AS answers,
                            sum(coalesce(override_verdict, verdict) = 'correct') AS correct,
                            avg(\(Self.timeOfRight)) AS mean, min(\(Self.timeOfRight)) AS fastest
                        FROM answer WHERE game_id IN played GROUP BY player)
                    SELECT * FROM total LEFT JOIN given ON given.player = total.name
                    ORDER BY \(ranking) DESC, wins DESC, name LIMIT ?3
                    """, arguments: [start?.timeIntervalSince1970 ?? -.infinity, pack, limit]
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
