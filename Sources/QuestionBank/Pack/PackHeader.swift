/// What is said once about a whole pack.
public struct PackHeader: Sendable, Hashable {
    /// What the pack is called; the bank holds one pack of a title.
    public var title: String
    /// BCP 47, for instance `en-US`.
    public var language: String
    /// What its questions may be used for, for instance `CC BY-SA 4.0`.
    public var licence: String?
    /// Where its questions come from.
    public var source: String?
    /// The rounds in which it is played, one a text, in their order; none for questions alone.
    public var rounds: [String]

    /// A header for American English, unless something else is said.
    public init(
        title: String, language: String = "en-US", licence: String? = nil, source: String? = nil,
        rounds: [String] = []
    ) {
        self.title = title
        self.language = language
        self.licence = licence
        self.source = source
        self.rounds = rounds
    }
}

extension Pack {
    /// What is said of the whole pack.
    public var header: PackHeader {
        PackHeader(
            title: title, language: language, licence: licence, source: source, rounds: rounds)
    }

    /// A pack of what is said of it and its questions.
    public init(_ header: PackHeader, questions: [Question]) {
        self.init(
            title: header.title, language: header.language, licence: header.licence,
            source: header.source, rounds: header.rounds, questions: questions)
    }
}
