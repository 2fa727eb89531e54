extension Scoring {
    /// Every right answer wins the same points. Nothing else counts.
    public static let flat = Scoring(
        name: "flat", fixedBase: 100, speedShare: 0, streakShare: 0)
    /// Fast answers and streaks of right answers win more points. Wrong answers cost nothing.
    public static let speed = Scoring(name: "speed")
    /// A wrong answer loses as many points as a right answer wins. A wrong shout loses a tenth of
    /// the points that a right answer wins.
    public static let jeopardy = Scoring(
        name: "jeopardy", speedShare: 0, streakShare: 0, wrongShare: 1, shoutShare: 0.1)
    /// A right answer wins ten points, or fifteen before the end of the reading. A wrong answer
    /// before the end of the reading loses five points. A right answer also wins a bonus, with ten
    /// points for each part.
    public static let quizBowl = Scoring(
        name: "quizbowl", fixedBase: 10, speedShare: 0, streakShare: 0, hintShare: 0.5,
        earlyShare: 0.5, earlyWrongShare: 0.5, bonusPart: 10)

    /// All profiles, in the order in which they are offered.
    public static let all: [Scoring] = [.speed, .flat, .jeopardy, .quizBowl]

    /// The profile in ``all`` with this name, ignoring case, or nil.
    public init?(named name: String) {
        guard let profile = Self.all.first(where: { $0.name == name.lowercased() }) else {
            return nil
        }
        self = profile
    }
}
