/// One question of a pack, as its host wrote it. Only `prompt` and `answer` are required.
///
/// In a pack file `prompt` has the key `question`. `answer` and the accepted forms may contain
/// quiz-bowl answer-line markup; the bank stores it unchanged.
public struct Question: Sendable, Hashable, Codable {
    /// How hard it is meant to be.
    public enum Difficulty: String, Sendable, Hashable, CaseIterable, Codable {
        case easy, medium, hard
    }

    /// A form that is not enough, and what to ask the player then.
    public struct PromptForm: Sendable, Hashable, Codable {
        /// As written; may hold answer-line markup.
        public var form: String
        /// What to ask the player; nil leaves the words to the game.
        public var ask: String?

        /// A form, and what to ask for when it is given.
        public init(form: String, ask: String? = nil) {
            self.form = form
            self.ask = ask
        }
    }

    /// Unique in its pack.
    public var id: String
    /// The question, as read aloud.
    public var prompt: String
    /// The official answer; may hold answer-line markup.
    public var answer: String
    /// Other forms that count.
    public var accept: [String]
    /// Forms that are not enough.
    public var promptOn: [PromptForm]
    /// Forms that do not count, although they are similar.
    public var reject: [String]
    /// Choices as shown, including the right one; empty for an open question.
    public var choices: [String]
    /// A path from general to specific.
    public var category: [String]
    /// Nil if the host did not specify it.
    public var difficulty: Difficulty?
    /// Words for selecting questions.
    public var tags: [String]
    /// What a right answer earns, within ``allowedPoints``; nil leaves it to the game.
    public var points: Int?
    /// Seconds.
    public var timeLimit: Double?
    /// Largest difference from a numeric answer that still counts.
    public var tolerance: Double?
    /// Shown after the question has been answered.
    public var explanation: String?
    /// A path or link, which is shown but never opened.
    public var media: String?
    /// ARPAbet pronunciations by word.
    public var pronunciations: [String: [String]]
    /// Where the question comes from; nil: the same as its pack.
    public var source: String?
    /// What it may be used for; nil: the same as its pack.
    public var licence: String?

    /// The possible points of a question. They are never negative, because a right answer must not
    /// cost points.
    public static let allowedPoints = 0...1_000_000

    /// A question with these values; the rest is empty or left to the game.
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
