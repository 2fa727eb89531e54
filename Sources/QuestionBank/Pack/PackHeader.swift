/// The data about a whole pack.
public struct PackHeader: Sendable, Hashable {
    /// The pack's title; the bank holds only one pack with a title.
    public var title: String
    /// BCP 47, for instance `en-US`.
    public var language: String
    /// What its questions may be used for, for instance `CC BY-SA 4.0`.
    public var licence: String?
    /// Where its questions come from.
    public var source: String?
    /// The rounds in which it is played, one per text, in order; empty if it only has questions.
    public var rounds: [String]

    /// A header for American English unless another language is given.
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
    /// The data about the whole pack.
    public var header: PackHeader {
        PackHeader(
            title: title, language: language, licence: licence, source: source, rounds: rounds)
    }

    /// A pack made of a header and questions.
    public init(_ header: PackHeader, questions: [Question]) {
        self.init(
            title: header.title, language: header.language, licence: header.licence,
            source: header.source, rounds: header.rounds, questions: questions)
    }
}
