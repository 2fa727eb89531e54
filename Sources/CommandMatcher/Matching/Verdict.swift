public import Transcript

/// A judge's decision about an answer, with the reason.
public struct Verdict: Sendable, Hashable, Codable {
    /// The possible decisions.
    public enum Outcome: String, Sendable, Hashable, CaseIterable, Codable {
        /// The answer is right.
        case accept
        /// The answer is incomplete. Ask the player ``Verdict/ask`` and judge the next answer
        /// together with this one.
        case prompt
        /// The answer is wrong.
        case reject
    }

    /// The decision.
    public var outcome: Outcome
    /// The rule that decided.
    public var rule: JudgingRule
    /// The deciding alternative of the answer line, as written. Nil if no alternative was close.
    public var matched: String?
    /// The topic of the deciding knowledge entry ("place names"). Nil if the answer line and the
    /// rules of the language decided.
    public var knowledge: String?
    /// The deciding row of `added.txt` or `missing.txt` in data/languages/en/judge. Nil if another
    /// rule decided.
    public var row: String?
    /// The question for the player, if the outcome is ``Outcome/prompt``. If a prompt has no
    /// question, the answer line contains none. In that case, ask in your own words ("Can you be
    /// more specific?").
    public var ask: String?
    /// The recognized or typed text that was judged.
    public var heard: String
    /// The part of ``heard`` that is the answer. For typed text, the answer is the whole text.
    /// Empty if no words could be an answer (``JudgingRule/nothingSaid``).
    public var answer: String
    /// The answer as shown to people.
    public var official: String
    /// The time in the stream at which the answer began. Nil for typed answers.
    public var answerStart: AudioTime?
    /// The reading that was judged: 0 for the best transcription, 1 for its first alternative, and
    /// so on.
    public var reading: Int

}

extension Verdict {
    /// Creates a verdict. Only judges, tests and code that reads files need this initializer.
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

    /// How reliable a verdict is. Raw values are stable names for `--json` and logs.
    public enum Sureness: String, Sendable, Hashable, CaseIterable, Codable {
        /// Verdicts of this kind are almost never wrong.
        case nearCertain = "near-certain"
        /// Verdicts of this kind are wrong more often. A host should confirm them.
        case doubtful
    }

    /// How reliable the verdict is, based on its outcome and its rule.
    public var sureness: Sureness {
        Self.doubtful.contains("\(outcome.rawValue) \(rule.rawValue)") ? .doubtful : .nearCertain
    }

    private static let doubtful = Set(JudgeTable("sureness").lines().map(String.init))
}
