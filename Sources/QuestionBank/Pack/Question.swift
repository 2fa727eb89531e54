/// One question of a pack, as its host wrote it. Only `prompt` and `answer` are required.
///
/// In a pack file, the key for `prompt` is `question`. `answer` and the accepted forms may contain
/// quiz-bowl answer-line markup, which the bank stores unchanged.
public struct Question: Sendable, Hashable, Codable {
    /// How difficult it is meant to be.
    public enum Difficulty: String, Sendable, Hashable, CaseIterable, Codable {
        /// How hard the question is.
        case easy, medium, hard
    }

    /// A form that is not specific enough, and what the game then asks the player.
    public struct PromptForm: Sendable, Hashable, Codable {
        /// The form as written. It may contain answer-line markup.
        public var form: String
        /// What to ask the player; nil to let the game choose the words.
        public var ask: String?

        /// Creates a form with its follow-up question.
        public init(form: String, ask: String? = nil) {
            self.form = form
            self.ask = ask
        }
    }

    /// The id, which is unique in its pack.
    public var id: String
    /// The question, as read aloud.
    public var prompt: String
    /// The official answer. It may contain answer-line markup.
    public var answer: String
    /// Other accepted forms.
    public var accept: [String]
    /// Forms that are not specific enough.
    public var promptOn: [PromptForm]
    /// Similar forms that are not accepted.
    public var reject: [String]
    /// The choices as shown, including the right one; empty for an open question.
    public var choices: [String]
    /// The category path, from general to specific.
    public var category: [String]
    /// The difficulty; nil if the host did not specify it.
    public var difficulty: Difficulty?
    /// Keywords for selecting questions.
    public var tags: [String]
    /// What a right answer earns, within ``allowedPoints``; nil to let the game decide.
    public var points: Int?
    /// The time limit in seconds; nil to let the game decide.
    public var timeLimit: Double?
    /// The largest difference from a numeric answer that is still accepted.
    public var tolerance: Double?
    /// An explanation that is shown after the question has been answered.
    public var explanation: String?
    /// Pictures and sounds.
    public var media: [Media]
    /// ARPAbet pronunciations by word.
    public var pronunciations: [String: [String]]
    /// Where the question comes from; nil if it has the pack's source.
    public var source: String?
    /// The licence; nil if it has the pack's licence.
    public var licence: String?

    /// The allowed points for a question. They are never negative, because a right answer must not
    /// cost points.
    public static let allowedPoints = 0...1_000_000

    /// Creates a question. All values that are not given are empty or decided by the game.
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
