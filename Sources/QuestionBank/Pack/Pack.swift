/// A set of questions from one host, with the rights to use them.
public struct Pack: Sendable, Hashable {
    /// Its title; the bank holds only one pack with a title.
    public var title: String
    /// BCP 47, for instance `en-US`.
    public var language: String
    /// What its questions may be used for, for instance `CC BY-SA 4.0`.
    public var licence: String?
    /// Where its questions come from.
    public var source: String?
    /// The rounds in which it is played, one per text, in order; empty if it only has questions.
    public var rounds: [String]
    /// In the order of the file.
    public var questions: [Question]

    /// A pack in American English unless another language is given.
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
