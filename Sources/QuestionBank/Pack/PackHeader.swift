/// The data about a whole pack.
public struct PackHeader: Sendable, Hashable {
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

    /// Creates a header, by default for American English.
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

    /// Creates a pack from a header and questions.
    public init(_ header: PackHeader, questions: [Question]) {
        self.init(
            title: header.title, language: header.language, licence: header.licence,
            source: header.source, rounds: header.rounds, questions: questions)
    }
}
