/// A picture or sound that belongs to a question.
public struct Media: Sendable, Hashable, Codable {
    /// The kind of media: a picture to see or a sound to hear.
    public enum Kind: String, Sendable, Hashable, CaseIterable, Codable {
        /// A picture, which players see, or a sound, which players hear.
        case picture, sound
    }

    /// The moment at which players see the picture or hear the sound.
    public enum Moment: String, Sendable, Hashable, CaseIterable, Codable {
        /// Players see or hear the media while the question is asked.
        case question
        /// Players see or hear the media after the ruling that ends the question.
        case answer
    }

    /// The way in which a question's picture is revealed.
    public enum Reveal: String, Sendable, Hashable, CaseIterable, Codable {
        /// The picture is blurred at first and becomes clear step by step as time passes.
        case steps
    }

    /// A path in the pack, a link, or a `data:` URL. In the bank, this is the name of a file in
    /// ``MediaFolder``.
    public var file: String
    /// Whether the file is a picture or a sound.
    public var kind: Kind
    /// A description for players who cannot see or hear the media. The description must not give
    /// away the answer.
    public var alt: String?
    /// The creator of the picture or sound.
    public var credit: String?
    /// The moment at which players see the picture or hear the sound.
    public var when: Moment
    /// The number of seconds into the file at which the sound begins, or nil for the start of the
    /// file.
    public var start: Double?
    /// The number of seconds of the sound to play, or nil for the whole sound.
    public var duration: Double?
    /// The way in which the picture is revealed, or nil to show it all at once.
    public var reveal: Reveal?

    /// Creates a picture or sound. If `kind` is nil, the file name determines the kind.
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

    /// The maximum number of pictures and sounds in one question.
    static let most = 8

    /// Whether a pack file can represent the media by the file name alone, because nothing else is
    /// set.
    var isBare: Bool { self == Media(file: file) }

    /// Whether the file is on another computer, and therefore never fetched during a game.
    public var isLink: Bool {
        let start = file.prefix(8).lowercased()
        return start.hasPrefix("http://") || start.hasPrefix("https://")
    }

    /// Whether the file is stored in the bank.
    public var isStored: Bool { MediaFormat.ofStored(file) != nil }

    /// The kind of media suggested by a file name or `data:` URL.
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
    /// The pictures or sounds that players see or hear at a specific moment, in order.
    public func media(at moment: Media.Moment, _ kind: Media.Kind) -> [Media] {
        media.filter { $0.when == moment && $0.kind == kind }
    }
}

extension KeyedDecodingContainer {
    /// Decodes the media of a stored question. Older versions of the program stored no media, or
    /// only a path or a link.
    func decode(_ type: [Media].Type, forKey key: Key) throws -> [Media] {
        if let file = try? decodeIfPresent(String.self, forKey: key) { return [Media(file: file)] }
        return try decodeIfPresent(type, forKey: key) ?? []
    }
}
