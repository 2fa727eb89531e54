/// What is said once about a whole pack.
public struct PackHeader: Sendable, Hashable {
    public var title: String
    /// BCP 47, for instance `en-US`.
    public var language: String
    public var licence: String?
    public var source: String?
    /// The rounds in which it is played, one a text, in their order; none for questions alone.
    public var rounds: [String]

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
    public var header: PackHeader {
        PackHeader(
            title: title, language: language, licence: licence, source: source, rounds: rounds)
    }

    public init(_ header: PackHeader, questions: [Question]) {
        self.init(
            title: header.title, language: header.language, licence: header.licence,
            source: header.source, rounds: header.rounds, questions: questions)
    }
}
