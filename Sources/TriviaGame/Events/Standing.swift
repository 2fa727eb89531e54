/// A player's points and statistics.
public struct Standing: Sendable, Hashable, Codable {
    /// The player.
    public var player: Player
    /// Points from answers, plus all other points.
    public var points: Int { earned + adjusted }
    /// The number of right answers.
    public var correct = 0
    /// The number of wrong answers.
    public var incorrect = 0
    /// The number of questions that ended without an answer to judge.
    public var unanswered = 0
    /// The current streak of right answers.
    public var streak = 0
    /// The longest streak.
    public var bestStreak = 0
    /// The number of right answers with a known response time.
    public private(set) var timed = 0
    /// Seconds until the fastest right answer began; nil if no response time is known.
    public private(set) var fastest: Double?
    /// Whether the player has left the game. A player who has left keeps the points.
    public var hasLeft = false
    private var earned = 0
    private var responseSeconds = 0.0
    /// Points from the host and, in games of earlier editions, deductions for wrong answers that
    /// players called out.
    public private(set) var adjusted = 0

    /// Creates the standing of a player at the start of the game.
    public init(player: Player) {
        self.player = player
    }

    /// The number of questions that have ended for this player.
    public var asked: Int { correct + incorrect + unanswered }

    /// Whether there is anything to report about the player; false for a player who left without
    /// playing.
    public var hasPlayed: Bool { !hasLeft || asked > 0 || adjusted != 0 }

    /// The mean number of seconds until a right answer began; nil if no response time is known.
    public var averageResponse: Double? { timed == 0 ? nil : responseSeconds / Double(timed) }

    /// Adds a judgement. Only a wrong answer ends a streak.
    mutating func add(_ judgement: Judgement) {
        earned += judgement.award?.total ?? 0
        guard !judgement.isTry else { return }
        switch judgement.outcome {
        case .correct:
            correct += 1
            streak += 1
            bestStreak = max(bestStreak, streak)
            if let time = judgement.responseTime {
                timed += 1
                responseSeconds += time
                fastest = min(fastest ?? time, time)
            }
        case .incorrect:
            incorrect += 1
            streak = 0
        default:
            unanswered += 1
        }
    }

    /// The rank for each point total, starting at 1. Players with equal totals share a rank.
    package static func places(_ points: [Int]) -> [Int] {
        var first: [Int: Int] = [:]
        for (place, points) in points.sorted(by: >).enumerated() where first[points] == nil {
            first[points] = place + 1
        }
        return points.map { first[$0] ?? 1 }
    }

    mutating func adjust(by points: Int) { adjusted += points }

    /// A standing for the same player, without any answers.
    var cleared: Standing {
        var standing = Standing(player: player)
        standing.hasLeft = hasLeft
        standing.adjusted = adjusted
        return standing
    }
}
