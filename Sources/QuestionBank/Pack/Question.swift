/// One question of a pack, as its host wrote it. Only `prompt` and `answer` are required.
///
/// In a pack file `prompt` is the key `question`. `answer` and the accepted forms may hold
/// quiz-bowl answer-line markup; the bank stores it untouched.
public struct Question: Sendable, Hashable, Codable {
    public enum Difficulty: String, Sendable, Hashable, CaseIterable, Codable {
        case easy, medium, hard
    }

    /// A form that is not enough, and what to ask for then.
    public struct PromptForm: Sendable, Hashable, Codable {
        public var form: String
        public var ask: String?

        public init(form: String, ask: String? = nil) {
            self.form = form
            self.ask = ask
        }
    }

    /// Unique in its pack.
    public var id: String
    public var prompt: String
    public var answer: String
    public var accept: [String]
    public var promptOn: [PromptForm]
    public var reject: [String]
    /// Choices as shown, the right one among them; empty for an open question.
    public var choices: [String]
    /// A path from the general to the special.
    public var category: [String]
    public var difficulty: Difficulty?
    public var tags: [String]
    public var points: Int?
    /// Seconds.
    public var timeLimit: Double?
    /// Largest difference from a numeric answer that still counts.
    public var tolerance: Double?
    public var explanation: String?
    /// A path or link, shown and never opened.
    public var media: String?
    /// ARPAbet pronunciations by word.
    public var pronunciations: [String: [String]]
    public var source: String?
    public var licence: String?

    public init(
        id: String, prompt: String, answer: String, accept: [String] = [],
        promptOn: [PromptForm] = [], reject: [String] = [], choices: [String] = [],
        category: [String] = [], difficulty: Difficulty? = nil, tags: [String] = [],
        points: Int? = nil, timeLimit: Double? = nil, tolerance: Double? = nil,
        explanation: String? = nil, media: String? = nil,
        pronunciations: [String: [String]] = [:], source: String? = nil, licence: String? = nil
    ) {
        self.id = id
        self.prompt = prompt
        self.answer = answer
        self.accept = accept
        self.promptOn = promptOn
        self.reject = reject
        self.choices = choices
        self.category = category
        self.difficulty = difficulty
        self.tags = tags
        self.points = points
        self.timeLimit = timeLimit
        self.tolerance = tolerance
        self.explanation = explanation
        self.media = media
        self.pronunciations = pronunciations
        self.source = source
        self.licence = licence
    }
}
