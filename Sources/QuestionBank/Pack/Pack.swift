/// A set of questions from one host, with information about how they may be used.
public struct Pack: Sendable, Hashable {
    /// The pack's title. The bank can contain only one pack with a given title.
    public var title: String
    /// The language as BCP 47, for instance `en-US`.
    public var language: String
    /// The licence for its questions, for instance `CC BY-SA 4.0`.
    public var licence: String?
    /// Where its questions come from.
    public var source: String?
    /// The rounds in which the pack is played, one per text, in order; empty if it defines none.
    public var rounds: [String]
    /// The questions in the order of the file.
    public var questions: [Question]

    /// Creates a pack, by default in American English.
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
