/// A picture or sound that belongs to a question.
public struct Media: Sendable, Hashable, Codable {
    /// What players do with it.
    public enum Kind: String, Sendable, Hashable, CaseIterable, Codable {
        /// What it is.
        case picture, sound
    }

    /// When players see or hear it.
    public enum Moment: String, Sendable, Hashable, CaseIterable, Codable {
        /// While the question is asked.
        case question
        /// After the ruling that ends the question.
        case answer
    }

    /// How a picture of the question appears.
    public enum Reveal: String, Sendable, Hashable, CaseIterable, Codable {
        /// It is blurred at first, and gets clear in steps while the time passes.
        case steps
    }

    /// In a pack file: a path relative to the pack, a link, or a `data:` URL. In the bank: the name
    /// of a file in its ``MediaFolder``, or the path or link whose file the import could not get.
    public var file: String
    /// Whether it is seen or heard.
    public var kind: Kind
    /// A description for players who cannot see or hear it. It must not give the answer away.
    public var alt: String?
    /// Who made it.
    public var credit: String?
    /// When players see or hear it.
    public var when: Moment
    /// Where a sound begins, in seconds from the start of its file; nil for the start.
    public var start: Double?
    /// How long a sound is played, in seconds; nil for all of it.
    public var duration: Double?
    /// How screens and phones show a picture of the question; nil to show it at once.
    public var reveal: Reveal?

    /// Creates a picture or sound.
    ///
    /// - Parameter kind: Nil to derive it from the name of the file.
    public init(
        file: String, kind: Kind? = nil, alt: String? = nil, credit: String? = nil,
        when: Moment = .question, start: Double? = nil, duration: Double? = nil,
        reveal: Reveal? = nil
    ) {
        self.file = file
        self.kind = kind ?? Self.kind(of: file)
        self.alt = alt
        self.credit = credit
        self.when = when
        self.start = start
        self.duration = duration
        self.reveal = reveal
    }

    /// The maximum number of pictures and sounds of one question.
    static let most = 8

    /// Whether only the file name is known, so that a pack file can give it as a text instead of an object.
    var isBare: Bool { self == Media(file: file) }

    /// Whether the file is on another computer. It is never fetched during a game.
    public var isLink: Bool {
        let start = file.prefix(8).lowercased()
        return start.hasPrefix("http://") || start.hasPrefix("https://")
    }

    /// Whether the bank has the file.
    public var isStored: Bool { MediaFormat.ofStored(file) != nil }

    /// The kind that a file name or `data:` URL suggests.
    private static func kind(of file: String) -> Kind {
        if file.hasPrefix("data:audio/") { return .sound }
        let path = file.prefix { $0 != "?" && $0 != "#" }
        let end = path.lastIndex(of: ".").map { path[$0...].dropFirst().lowercased() } ?? ""
        return soundExtensions.contains(end) ? .sound : .picture
    }

    private static let soundExtensions: Set<String> = [
        "mp3", "ogg", "oga", "opus", "wav", "flac", "aif", "aiff", "m4a", "wma",
    ]
}

extension Question {
    /// The pictures and sounds for a moment, in order.
    public func media(at moment: Media.Moment, _ kind: Media.Kind) -> [Media] {
        media.filter { $0.when == moment && $0.kind == kind }
    }
}

extension KeyedDecodingContainer {
    /// Decodes the media of a stored question. Older versions wrote nothing, or a path or link.
    func decode(_ type: [Media].Type, forKey key: Key) throws -> [Media] {
        if let file = try? decodeIfPresent(String.self, forKey: key) { return [Media(file: file)] }
        return try decodeIfPresent(type, forKey: key) ?? []
    }
}
