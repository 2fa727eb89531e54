public import Transcript

/// A judge's decision about an answer, with the reason.
public struct Verdict: Sendable, Hashable, Codable {
    /// The possible decisions about an answer.
    public enum Outcome: String, Sendable, Hashable, CaseIterable, Codable {
        /// The answer is right.
        case accept
        /// The answer is incomplete. Ask the player ``Verdict/ask``, and pass this verdict to the
        /// judge with the next answer.
        case prompt
        /// The answer is wrong.
        case reject
    }

    /// The decision about the answer.
    public var outcome: Outcome
    /// The rule that determined the verdict.
    public var rule: JudgingRule
    /// The text of the alternative that determined the verdict, or nil if no alternative was close.
    public var matched: String?
    /// The topic of the knowledge entry that determined the verdict, if any.
    public var knowledge: String?
    /// The row of `added.txt` or `missing.txt` that determined the verdict, if any.
    public var row: String?
    /// The follow-up question for the player, if the answer line specifies its text.
    public var ask: String?
    /// The recognized or typed text.
    public var heard: String
    /// The part of ``heard`` that is the answer. This string is empty for
    /// ``JudgingRule/nothingSaid``.
    public var answer: String
    /// The official answer, as people see it.
    public var official: String
    /// The stream time at which the answer began, or nil for typed answers.
    public var answerStart: AudioTime?
    /// The reading that was judged: 0 for the best reading, 1 for the first alternative, and so on.
    public var reading: Int

}

extension Verdict {
    /// Creates a verdict, mainly for tests and for verdicts that come from files.
    public init(
        outcome: Outcome, rule: JudgingRule, matched: String? = nil, ask: String? = nil,
        heard: String, answer: String? = nil, official: String, answerStart: AudioTime? = nil,
        reading: Int = 0
    ) {
        self.init(
            outcome: outcome, rule: rule, matched: matched, knowledge: nil, row: nil, ask: ask,
            heard: heard, answer: answer ?? heard, official: official, answerStart: answerStart,
            reading: reading)
    }

    /// How reliable a verdict is. Raw values are stable names for `--json` output and logs.
    public enum Sureness: String, Sendable, Hashable, CaseIterable, Codable {
        /// Verdicts of this kind are almost never wrong.
        case nearCertain = "near-certain"
        /// Verdicts of this kind need a host's confirmation.
        case doubtful
    }

    /// How reliable the verdict is, judging by its outcome and rule.
    public var sureness: Sureness {
        Self.doubtful.contains("\(outcome.rawValue) \(rule.rawValue)") ? .doubtful : .nearCertain
    }

    private static let doubtful = Set(JudgeTable("sureness").lines().map(String.init))
}
