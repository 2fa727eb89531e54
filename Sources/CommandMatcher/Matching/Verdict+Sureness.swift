extension Verdict {
    /// How sure a verdict is. Raw values are stable names for `--json` and logs.
    public enum Sureness: String, Sendable, Hashable, CaseIterable, Codable {
        /// Verdicts of this kind are hardly ever wrong.
        case nearCertain = "near-certain"
        /// Verdicts of this kind are wrong more often: a host, if there is one, should confirm
        /// them.
        case doubtful
    }

    /// How sure the verdict is, by its outcome and its rule.
    public var sureness: Sureness {
        Self.doubtful.contains("\(outcome.rawValue) \(rule.rawValue)") ? .doubtful : .nearCertain
    }

    private static let doubtful = Set(JudgeTable("sureness").lines().map(String.init))
}
