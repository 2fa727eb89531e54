extension Scoring {
    /// Every right answer wins 100 points.
    public static let flat = Scoring(
        name: "flat", fixedBase: 100, speedShare: 0, streakShare: 0)
    /// Fast answers and streaks of right answers win more points. Wrong answers cost nothing.
    public static let speed = Scoring(name: "speed")
    /// A wrong answer loses as much as a right answer wins. In modes in which players may try
    /// again, a wrong answer loses a tenth of what a right answer wins.
    public static let jeopardy = Scoring(
        name: "jeopardy", speedShare: 0, streakShare: 0, wrongShare: 1, shoutShare: 0.1)
    /// A right answer wins 10 points, or 15 points if the question has not been read to the end,
    /// and a bonus with 10 points per part. A wrong answer loses 5 points if the question has not
    /// been read to the end.
    public static let quizBowl = Scoring(
        name: "quizbowl", fixedBase: 10, speedShare: 0, streakShare: 0, hintShare: 0.5,
        earlyShare: 0.5, earlyWrongShare: 0.5, bonusPart: 10)

    /// All profiles, in the order in which they are offered.
    public static let all: [Scoring] = [.speed, .flat, .jeopardy, .quizBowl]

    /// The profile in ``all`` with this name, ignoring case; nil if there is no such profile.
    public init?(named name: String) {
        guard let profile = Self.all.first(where: { $0.name == name.lowercased() }) else {
            return nil
        }
        self = profile
    }
}
