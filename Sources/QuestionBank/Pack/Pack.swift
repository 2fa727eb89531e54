/// A set of questions from one host, with the rights to use them.
public struct Pack: Sendable, Hashable {
    public var title: String
    /// BCP 47, for instance `en-US`.
    public var language: String
    public var licence: String?
    public var source: String?
    /// The rounds in which it is played, one a text, in their order; none for questions alone.
    public var rounds: [String]
    public var questions: [Question]

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
