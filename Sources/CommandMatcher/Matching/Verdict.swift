public import Transcript

/// What a judge says of an answer, and why.
public struct Verdict: Sendable, Hashable, Codable {
    /// What becomes of an answer.
    public enum Outcome: String, Sendable, Hashable, CaseIterable, Codable {
        case accept
        /// Not enough: put ``Verdict/ask`` to the player and judge the next answer in its light.
        case prompt
        case reject
    }

    /// What becomes of it.
    public var outcome: Outcome
    /// The rule that decided.
    public var rule: JudgingRule
    /// The alternative of the answer line that decided, as written, or nil when none came near.
    public var matched: String?
    /// What the knowledge is about that the verdict rests on ("place names"); nil when the answer line
    /// itself and the rules of language decided.
    public var knowledge: String?
    /// The row of the judge's table of added words that decided (data/languages/en/judge/added.txt); nil when no
    /// word was added, or another rule decided.
    public var row: String?
    /// The question to put to the player; only with ``Outcome/prompt``, and nil there where the line has none: then
    /// ask in words of your own ("Can you be more specific?").
    public var ask: String?
    /// What was judged, as it was heard or typed.
    public var heard: String
    /// The part of ``heard`` that was taken as the answer; what was typed is taken whole. Empty when nothing was said
    /// that could be one (``JudgingRule/nothingSaid``).
    public var answer: String
    /// The answer as it is told to people.
    public var official: String
    /// Where in the stream the judged answer began; nil for typed answers.
    public var answerStart: AudioTime?
    /// Which reading was judged: 0 for the best transcription, 1 for its first alternative, and so on.
    public var reading: Int

    /// What a judge makes; anybody else has one for tests or from a file.
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
