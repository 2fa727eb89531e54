/// One question of a pack, as its host wrote it. Only `prompt` and `answer` are required.
///
/// In a pack file `prompt` is the key `question`. `answer` and the accepted forms may hold
/// quiz-bowl answer-line markup; the bank stores it untouched.
public struct Question: Sendable, Hashable, Codable {
    /// How hard it is meant to be.
    public enum Difficulty: String, Sendable, Hashable, CaseIterable, Codable {
        case easy, medium, hard
    }

    /// A form that is not enough, and what to ask for then.
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
    /// What is asked, as it is read aloud.
    public var prompt: String
    /// The official answer; may hold answer-line markup.
    public var answer: String
    /// Other forms that count.
    public var accept: [String]
    /// Forms that are not enough.
    public var promptOn: [PromptForm]
    /// Forms that do not count, though they come near.
    public var reject: [String]
    /// Choices as shown, the right one among them; empty for an open question.
    public var choices: [String]
    /// A path from the general to the special.
    public var category: [String]
    /// Nil where the host did not say.
    public var difficulty: Difficulty?
    /// Words to choose questions by.
    public var tags: [String]
    /// What a right answer earns, within ``allowedPoints``; nil leaves it to the game.
    public var points: Int?
    /// Seconds.
    public var timeLimit: Double?
    /// Largest difference from a numeric answer that still counts.
    public var tolerance: Double?
    /// What is told once it has been answered.
    public var explanation: String?
    /// A path or link, shown and never opened.
    public var media: String?
    /// ARPAbet pronunciations by word.
    public var pronunciations: [String: [String]]
    /// Where the question comes from; nil: from where its pack does.
    public var source: String?
    /// What it may be used for; nil: what its pack may.
    public var licence: String?

    /// What a question can be worth: a right answer costs nobody anything.
    public static let allowedPoints = 0...1_000_000

    /// A question with what is given; the rest is empty or left to the game.
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
