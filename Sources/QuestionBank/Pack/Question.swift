/// A question in a pack, as its host wrote it. Only `prompt` and `answer` are required. In a pack
/// file, the key for `prompt` is `question`. Answers may contain quiz-bowl answer-line markup.
public struct Question: Sendable, Hashable, Codable {
    /// The intended difficulty of a question.
    public enum Difficulty: String, Sendable, Hashable, CaseIterable, Codable {
        /// A level of difficulty.
        case easy, medium, hard
    }

    /// A form that is not specific enough, and the follow-up question for the player.
    public struct PromptForm: Sendable, Hashable, Codable {
        /// The form exactly as written, possibly with answer-line markup.
        public var form: String
        /// The follow-up question for the player, or nil to let the game choose the wording.
        public var ask: String?

        /// Creates a form with a follow-up question.
        public init(form: String, ask: String? = nil) {
            self.form = form
            self.ask = ask
        }
    }

    /// The id of the question, which is unique within its pack.
    public var id: String
    /// The question as it is read aloud.
    public var prompt: String
    /// The official answer, which may contain answer-line markup.
    public var answer: String
    /// Forms that are accepted in addition to the answer.
    public var accept: [String]
    /// Forms that are not specific enough, so that the game asks a follow-up question.
    public var promptOn: [PromptForm]
    /// Forms that are similar to the answer but rejected.
    public var reject: [String]
    /// The choices in the order shown, or an empty list for an open question.
    public var choices: [String]
    /// The category path, from general to specific.
    public var category: [String]
    /// The difficulty, or nil if the host did not specify it.
    public var difficulty: Difficulty?
    /// Keywords for selecting questions.
    public var tags: [String]
    /// The number of points for a right answer, within ``allowedPoints``, or nil to let the game
    /// decide.
    public var points: Int?
    /// The time limit in seconds, or nil to let the game decide.
    public var timeLimit: Double?
    /// The maximum accepted deviation from a numeric answer.
    public var tolerance: Double?
    /// An explanation that is shown after the question.
    public var explanation: String?
    /// Pictures and sounds that belong to the question.
    public var media: [Media]
    /// ARPAbet pronunciations, keyed by word.
    public var pronunciations: [String: [String]]
    /// The source of the question, or nil for the pack's source.
    public var source: String?
    /// The license for the question, or nil for the pack's license.
    public var licence: String?

    /// The range of allowed points. A right answer must not cost points.
    public static let allowedPoints = 0...1_000_000

    /// Creates a question. By default, lists are empty and the game decides all other values.
    public init(
        id: String, prompt: String, answer: String, accept: [String] = [],
        promptOn: [PromptForm] = [], reject: [String] = [], choices: [String] = [],
        category: [String] = [], difficulty: Difficulty? = nil, tags: [String] = [],
        points: Int? = nil, timeLimit: Double? = nil, tolerance: Double? = nil,
        explanation: String? = nil, media: [Media] = [],
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
