/// How a player stands.
public struct Standing: Sendable, Hashable, Codable {
    /// Who it is.
    public var player: Player
    /// What answers earned, and what was given and taken otherwise.
    public var points: Int { earned + adjusted }
    /// Answers that counted.
    public var correct = 0
    /// Answers that did not.
    public var incorrect = 0
    /// Questions that ended without an answer that could be judged.
    public var unanswered = 0
    /// Right answers in a row, up to now.
    public var streak = 0
    /// The longest such row.
    public var bestStreak = 0
    /// Right answers that are known to have begun at some second.
    public private(set) var timed = 0
    /// Seconds until the fastest right answer began; nil without any.
    public private(set) var fastest: Double?
    /// Whether the player has left the game; the points stay.
    public var hasLeft = false
    private var earned = 0
    private var responseSeconds = 0.0
    /// Points that no answer earned: a host's, and what wrong shouts cost.
    public private(set) var adjusted = 0

    /// The standing at the start.
    public init(player: Player) {
        self.player = player
    }

    /// Questions that ended for this player, whatever came of them.
    public var asked: Int { correct + incorrect + unanswered }

    /// Whether there is anything to tell of the player's game: not of one who left before any question and any point.
    public var hasPlayed: Bool { !hasLeft || asked > 0 || adjusted != 0 }

    /// Mean seconds until a right answer began; nil without any.
    public var averageResponse: Double? { timed == 0 ? nil : responseSeconds / Double(timed) }

    /// Adds a judgement. Only a wrong answer ends a row: silence or a misheard answer costs
    /// nothing but time.
    mutating func add(_ judgement: Judgement) {
        earned += judgement.award?.total ?? 0
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

    /// The place for each number of points, from 1. Equal points share a place.
    package static func places(_ points: [Int]) -> [Int] {
        var first: [Int: Int] = [:]
        for (place, points) in points.sorted(by: >).enumerated() where first[points] == nil {
            first[points] = place + 1
        }
        return points.map { first[$0] ?? 1 }
    }

    mutating func adjust(by points: Int) { adjusted += points }

    /// The same player before any answer.
    var cleared: Standing {
        var standing = Standing(player: player)
        standing.hasLeft = hasLeft
        standing.adjusted = adjusted
        return standing
    }
}
