/// How confident the recognizer must be before it accepts what it heard.
public enum HearingStrictness: String, Sendable, Hashable, CaseIterable {
    /// Players are rarely asked to repeat a right answer, but more wrong ones are accepted.
    case relaxed
    /// For usual games.
    case normal
    /// Hardly any wrong answer is accepted, but players must repeat more right ones.
    case strict

    /// The next stricter level. The strictest level has none, so it returns itself.
    var stricter: HearingStrictness { self == .relaxed ? .normal : .strict }
}
