public import QuestionBank

/// What answers earn and cost: a profile whose figures are settings.
///
/// A question has a base: its own points, or 100, 200, 300 by difficulty (200 where none is given),
/// or the same for all. Everything else is a part of the base: what speed adds (falling evenly to
/// nothing at the time limit), what each right answer in a row before this one adds, what answering
/// before the end of the reading adds; what a hint takes of everything; what wrong answers cost.
public struct Scoring: Sendable, Hashable, Codable {
    /// A stable name, as it is typed and kept in history.
    public var name: String
    /// What every question is worth; nil for what the question says.
    public var fixedBase: Int?
    /// Part of the base that an instant answer earns on top.
    public var speedShare: Double
    /// Part of the base that each earlier right answer in the row earns on top.
    public var streakShare: Double
    /// Largest part of the base that a row earns.
    public var streakCeiling: Double
    /// Part of everything that a hint costs.
    public var hintShare: Double
    /// Part of the base that an answer before the end of the reading earns on top.
    public var earlyShare: Double
    /// Part of the base that a wrong answer costs.
    public var wrongShare: Double
    /// Part of the base that a wrong answer before the end of the reading costs.
    public var earlyWrongShare: Double
    /// Part of the base that a wrong shout costs, where players may try again.
    public var shoutShare: Double
    /// What each part of a bonus is worth; nil where a right answer brings none.
    public var bonusPart: Int?

    /// Points for speed and for rows of right answers, nothing lost by wrong ones, unless it is said.
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

    /// What a question is worth before anything is added.
    public func base(of question: Question) -> Int {
        if let base = fixedBase ?? question.points { return base }
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
    ///   - limit: Seconds there were; zero or less where there is no clock.
    ///   - streak: Right answers in a row before this one.
    ///   - isEarly: It was given before the reading ended.
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

    /// What a wrong answer costs; nil when nothing.
    public func penalty(base: Int, isEarly: Bool) -> Award? {
        Award(costing: Double(base) * (isEarly ? max(earlyWrongShare, wrongShare) : wrongShare))
    }

    /// What a wrong shout costs; nil when nothing.
    public func shoutPenalty(base: Int) -> Award? {
        Award(costing: Double(base) * shoutShare)
    }
}

/// The points of one answer, by what they are for.
public struct Award: Sendable, Hashable, Codable {
    /// Less than zero for what a wrong answer costs.
    public var base: Int
    /// For answering fast.
    public var speed: Int
    /// For a row of right answers.
    public var streak: Int
    /// What hints cost: zero or less.
    public var hints: Int

    /// What an answer is worth, with what is added and taken away.
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

    /// All of it together.
    public var total: Int { base + speed + streak + hints }
}
