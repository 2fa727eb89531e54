/// How confident the recognizer must be to accept a result.
public enum HearingStrictness: String, Sendable, Hashable, CaseIterable {
    /// At this level, players are rarely asked to repeat a right answer, but more wrong answers are
    /// accepted.
    case relaxed
    /// The level for normal games.
    case normal
    /// At this level, hardly any wrong answers are accepted, but players must repeat right answers
    /// more often.
    case strict

    /// The next stricter level, or `strict` if there is no stricter level.
    var stricter: HearingStrictness { self == .relaxed ? .normal : .strict }
}
