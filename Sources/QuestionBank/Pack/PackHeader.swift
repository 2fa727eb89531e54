/// The data that applies to a whole pack.
public struct PackHeader: Sendable, Hashable {
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

    /// Creates a header, with American English as the default language.
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
    /// The data that applies to the whole pack.
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
