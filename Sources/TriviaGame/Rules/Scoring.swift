public import QuestionBank

/// The points that answers win or lose. Unless noted otherwise, each share is a share of the base
/// points. The base points are `fixedBase` or, if `fixedBase` is nil, the question's points. If the
/// question has no points, the base points are 100, 200 or 300, depending on the difficulty. A
/// question without a difficulty has 200 base points.
public struct Scoring: Sendable, Hashable, Codable {
    /// A stable name for command lines and the history.
    public var name: String
    /// The base points that all questions share. If this property is nil, the base points depend on
    /// the points or the difficulty of the question.
    public var fixedBase: Int?
    /// The share of the base points that an instant answer wins for its speed. For slower answers,
    /// the share decreases linearly, to zero at the time limit.
    public var speedShare: Double
    /// The share of the base points that an answer wins for each earlier right answer in the
    /// current streak.
    public var streakShare: Double
    /// The largest share of the base points that an answer can win for a streak.
    public var streakCeiling: Double
    /// The share of an answer's total points that each hint costs.
    public var hintShare: Double
    /// The share of the base points that an answer wins if it is given before the question has been
    /// read to the end.
    public var earlyShare: Double
    /// The share of the base points that a wrong answer costs.
    public var wrongShare: Double
    /// The share of the base points that a wrong answer costs if it is given before the question
    /// has been read to the end.
    public var earlyWrongShare: Double
    /// The share of the base points that a wrong answer costs in modes in which players may try
    /// again.
    public var shoutShare: Double
    /// The points for each part of a bonus; nil if there are no bonuses.
    public var bonusPart: Int?

    /// Creates a profile, by default with points for speed and streaks.
    public init(
        name: String = "speed", fixedBase: Int? = nil, speedShare: Double = 0.5,
        streakShare: Double = 0.2, streakCeiling: Double = 1, hintShare: Double = 0.25,
        earlyShare: Double = 0, wrongShare: Double = 0, earlyWrongShare: Double = 0,
        shoutShare: Double = 0, bonusPart: Int? = nil
    ) {
        self.name = name
        self.fixedBase = fixedBase
        self.speedShare = speedShare
        self.streakShare = streakShare
        self.streakCeiling = streakCeiling
        self.hintShare = hintShare
        self.earlyShare = earlyShare
        self.wrongShare = wrongShare
        self.earlyWrongShare = earlyWrongShare
        self.shoutShare = shoutShare
        self.bonusPart = bonusPart
    }

    /// The points that a question is worth, without extra points.
    public func base(of question: Question) -> Int {
        if let base = fixedBase ?? question.points { return base }
        return switch question.difficulty {
        case .easy: 100
        case .medium, nil: 200
        case .hard: 300
        }
    }

    /// The points for a right answer.
    ///
    /// - Parameters:
    ///   - response: Seconds until the answer began. If this argument is nil, the answer earns
    ///     nothing for speed.
    ///   - limit: The time limit in seconds; zero or less if there is no clock.
    ///   - streak: The number of right answers in a row before this answer.
    ///   - isEarly: Whether the answer began before the question had been read to the end.
    public func award(
        base: Int, response: Double?, limit: Double, streak: Int, hints: Int, isEarly: Bool = false
    ) -> Award {
        var speed = isEarly ? Double(base) * earlyShare : 0
        if let response, limit > 0 {
            speed += Double(base) * speedShare * min(max(1 - response / limit, 0), 1)
        }
        let row = Double(base) * min(Double(streak) * streakShare, streakCeiling)
        let kept = max(1 - Double(hints) * hintShare, 0)
        let full = Double(base) + speed.rounded() + row.rounded()
        return Award(
            base: base, speed: Int(speed.rounded()), streak: Int(row.rounded()),
            hints: Int((full * kept).rounded()) - Int(full))
    }

    /// The points that a wrong answer loses, if any.
    public func penalty(base: Int, isEarly: Bool) -> Award? {
        Award(costing: Double(base) * (isEarly ? max(earlyWrongShare, wrongShare) : wrongShare))
    }

    /// The points, if any, that a wrong answer loses in modes in which players may try again.
    public func shoutPenalty(base: Int) -> Award? {
        Award(costing: Double(base) * shoutShare)
    }
}

/// The points for one answer, broken down by source.
public struct Award: Sendable, Hashable, Codable {
    /// The base points; negative for a wrong answer.
    public var base: Int
    /// Points for a fast answer.
    public var speed: Int
    /// Points for a streak of right answers.
    public var streak: Int
    /// Points deducted for hints. The value is zero or negative.
    public var hints: Int

    /// Creates the points of an answer.
    public init(base: Int, speed: Int = 0, streak: Int = 0, hints: Int = 0) {
        self.base = base
        self.speed = speed
        self.streak = streak
        self.hints = hints
    }

    fileprivate init?(costing points: Double) {
        let cost = Int(points.rounded())
        guard cost != 0 else { return nil }
        self.init(base: -cost)
    }

    /// The sum of the points from all sources.
    public var total: Int { base + speed + streak + hints }
}
