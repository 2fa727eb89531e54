/// A set of questions from one host, with information about how they may be used.
public struct Pack: Sendable, Hashable {
    /// The title of the pack, which is unique in a bank.
    public var title: String
    /// The language as a BCP 47 tag, such as `en-US`.
    public var language: String
    /// The license for the questions, such as `CC BY-SA 4.0`.
    public var licence: String?
    /// The source of the questions.
    public var source: String?
    /// The rounds that the pack defines, with one string for each round.
    public var rounds: [String]
    /// The questions in file order.
    public var questions: [Question]

    /// Creates a pack, in American English by default.
    public init(
        title: String, language: String = "en-US", licence: String? = nil, source: String? = nil,
        rounds: [String] = [], questions: [Question]
    ) {
        self.title = title
        self.language = language
        self.licence = licence
        self.source = source
        self.rounds = rounds
        self.questions = questions
    }
}
