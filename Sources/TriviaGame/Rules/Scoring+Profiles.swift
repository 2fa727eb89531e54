extension Scoring {
    /// Every right answer is worth the same, and nothing else counts.
    public static let flat = Scoring(
        name: "flat", fixedBase: 100, speedShare: 0, streakShare: 0)
    /// Fast answers and rows of right ones earn more; a wrong answer costs nothing.
    public static let speed = Scoring(name: "speed")
    /// A wrong answer costs what a right one earns, a wrong shout a tenth of it.
    public static let jeopardy = Scoring(
        name: "jeopardy", speedShare: 0, streakShare: 0, wrongShare: 1, shoutShare: 0.1)
    /// Ten points; fifteen before the reading has ended, where a wrong answer costs five. A right one
    /// brings a bonus, ten for each part.
    public static let quizBowl = Scoring(
        name: "quizbowl", fixedBase: 10, speedShare: 0, streakShare: 0, hintShare: 0.5,
        earlyShare: 0.5, earlyWrongShare: 0.5, bonusPart: 10)

    /// All profiles, in the order they are offered.
    public static let all: [Scoring] = [.speed, .flat, .jeopardy, .quizBowl]

    /// The profile of ``all`` that is called so, in either case; nil where none is.
    public init?(named name: String) {
        guard let profile = Self.all.first(where: { $0.name == name.lowercased() }) else {
            return nil
        }
        self = profile
    }
}
