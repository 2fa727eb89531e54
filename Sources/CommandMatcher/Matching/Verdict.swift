public import Transcript

/// A judge's decision about an answer, and the reason.
public struct Verdict: Sendable, Hashable, Codable {
    /// What happens to an answer.
    public enum Outcome: String, Sendable, Hashable, CaseIterable, Codable {
        case accept
        /// Not enough: ask the player ``Verdict/ask`` and judge the next answer together with this
        /// one.
        case prompt
        case reject
    }

    /// What happens to the answer.
    public var outcome: Outcome
    /// The rule that decided.
    public var rule: JudgingRule
    /// The alternative of the answer line that decided, as written, or nil if none came near.
    public var matched: String?
    /// The topic of the knowledge that the verdict rests on ("place names"); nil if the answer line
    /// itself and the rules of language decided.
    public var knowledge: String?
    /// The row of the judge's table of added or missing words that decided (`added.txt` or
    /// `missing.txt` in data/languages/en/judge); nil if another rule decided.
    public var row: String?
    /// The question for the player. It is set only with ``Outcome/prompt``. If it is nil there, the
    /// line has none; ask in your own words ("Can you be more specific?").
    public var ask: String?
    /// What was judged, as it was heard or typed.
    public var heard: String
    /// The part of ``heard`` that was taken as the answer; typed text is taken whole. Empty if
    /// nothing was said that could be an answer (``JudgingRule/nothingSaid``).
    public var answer: String
    /// The answer as shown to people.
    public var official: String
    /// Where in the stream the judged answer began; nil for typed answers.
    public var answerStart: AudioTime?
    /// Which reading was judged: 0 for the best transcription, 1 for its first alternative, and so on.
    public var reading: Int

    /// Judges make verdicts. Others need this only for tests or to read one from a file.
    public init(
        outcome: Outcome, rule: JudgingRule, matched: String? = nil, ask: String? = nil,
        heard: String, answer: String? = nil, official: String, answerStart: AudioTime? = nil,
        reading: Int = 0
    ) {
        self.outcome = outcome
        self.rule = rule
        self.matched = matched
        self.ask = ask
        self.heard = heard
        self.answer = answer ?? heard
        self.official = official
        self.answerStart = answerStart
        self.reading = reading
    }
}

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
