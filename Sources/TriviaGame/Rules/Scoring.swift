public import QuestionBank

/// What a right answer is worth.
///
/// A question has a base: its own points, or 100, 200, 300 by difficulty (200 where none is given).
/// Up to half of it is added for speed, falling evenly to nothing at the time limit. A fifth is
/// added for each right answer in a row before this one, up to the whole base. Each hint takes a
/// quarter of everything. Nothing is ever taken away: a wrong answer pays nothing and ends the row.
public struct Scoring: Sendable, Hashable {
    /// Part of the base that an instant answer earns on top.
    public var speedShare: Double
    /// Part of the base that each earlier right answer in the row earns on top.
    public var streakShare: Double
    /// Largest part of the base that a row earns.
    public var streakCeiling: Double
    /// Part of everything that a hint costs.
    public var hintShare: Double

    public init(
        speedShare: Double = 0.5, streakShare: Double = 0.2, streakCeiling: Double = 1,
        hintShare: Double = 0.25
    ) {
        self.speedShare = speedShare
        self.streakShare = streakShare
        self.streakCeiling = streakCeiling
        self.hintShare = hintShare
    }

    /// What a question is worth before anything is added.
    public static func base(of question: Question) -> Int {
        if let points = question.points { return points }
        return switch question.difficulty {
        case .easy: 100
        case .medium, nil: 200
        case .hard: 300
        }
    }

    /// What a right answer earns.
    ///
    /// - Parameters:
    ///   - response: Seconds until the answer began, or nil when nobody measured (no speed bonus).
    ///   - limit: Seconds there were.
    ///   - streak: Right answers in a row before this one.
    public func award(
        base: Int, response: Double?, limit: Double, streak: Int, hints: Int
    ) -> Award {
        var speed = 0.0
        if let response, limit > 0 {
            speed = Double(base) * speedShare * min(max(1 - response / limit, 0), 1)
        }
        let row = Double(base) * min(Double(streak) * streakShare, streakCeiling)
        let kept = max(1 - Double(hints) * hintShare, 0)
        let full = Double(base) + speed.rounded() + row.rounded()
        return Award(
            base: base, speed: Int(speed.rounded()), streak: Int(row.rounded()),
            hints: Int((full * kept).rounded()) - Int(full))
    }
}

/// The points of one right answer, by what they are for.
public struct Award: Sendable, Hashable {
    public var base: Int
    /// For answering fast.
    public var speed: Int
    /// For a row of right answers.
    public var streak: Int
    /// What hints cost: zero or less.
    public var hints: Int

    public init(base: Int, speed: Int = 0, streak: Int = 0, hints: Int = 0) {
        self.base = base
        self.speed = speed
        self.streak = streak
        self.hints = hints
    }

    public var total: Int { base + speed + streak + hints }
}
