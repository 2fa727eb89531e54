/// How sure the recognizer must be before it takes what it heard for what was said.
public enum HearingStrictness: String, Sendable, Hashable, CaseIterable {
    /// Few right answers are asked for again; more wrong ones slip through.
    case relaxed
    case normal
    /// Hardly any wrong answer slips through; more right ones are asked for again.
    case strict

    /// The next one; the strictest has none.
    var stricter: HearingStrictness { self == .relaxed ? .normal : .strict }
}
