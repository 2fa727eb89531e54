/// What is said once about a whole pack.
public struct PackHeader: Sendable, Hashable {
    public var title: String
    /// BCP 47, for instance `en-US`.
    public var language: String
    public var licence: String?
    public var source: String?

    public init(
        title: String, language: String = "en-US", licence: String? = nil, source: String? = nil
    ) {
        self.title = title
        self.language = language
        self.licence = licence
        self.source = source
    }
}

extension Pack {
    public var header: PackHeader {
        PackHeader(title: title, language: language, licence: licence, source: source)
    }

    public init(_ header: PackHeader, questions: [Question]) {
        self.init(
            title: header.title, language: header.language, licence: header.licence,
            source: header.source, questions: questions)
    }
}
