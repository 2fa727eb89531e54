/// A picture or sound that belongs to a question.
public struct Media: Sendable, Hashable, Codable {
    /// The kind of media, which determines whether players see or hear it.
    public enum Kind: String, Sendable, Hashable, CaseIterable, Codable {
        /// Players see a picture or hear a sound.
        case picture, sound
    }

    /// When players see the picture or hear the sound.
    public enum Moment: String, Sendable, Hashable, CaseIterable, Codable {
        /// Shown or played while the question is asked.
        case question
        /// Shown or played after the ruling that ends the question.
        case answer
    }

    /// How a picture shown with the question appears.
    public enum Reveal: String, Sendable, Hashable, CaseIterable, Codable {
        /// The picture is blurred at first and becomes clear step by step as time passes.
        case steps
    }

    /// In a pack file, this is a path relative to the pack, a link, or a `data:` URL. In the bank, it is the
    /// name of a file in the bank's ``MediaFolder``. If the import could not get the file, the bank keeps the
    /// path or link.
    public var file: String
    /// Whether the file is a picture or a sound.
    public var kind: Kind
    /// A description for players who cannot see the picture or hear the sound. The description must not give
    /// away the answer.
    public var alt: String?
    /// The creator of the picture or sound.
    public var credit: String?
    /// When players see the picture or hear the sound.
    public var when: Moment
    /// The position at which the sound begins, in seconds from the start of its file; nil for the start.
    public var start: Double?
    /// The duration for which the sound is played, in seconds; nil to play all of it.
    public var duration: Double?
    /// How screens and phones reveal a picture shown with the question; nil to show the picture at once.
    public var reveal: Reveal?

    /// Creates a picture or sound.
    ///
    /// - Parameter kind: The kind of media; nil to derive the kind from the file name.
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

    /// Whether only the file name is set, so that a pack file can contain a string instead of an object.
    var isBare: Bool { self == Media(file: file) }

    /// Whether the file is on another computer. Such a file is never fetched during a game.
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
    /// The pictures or sounds for a specific moment, in order.
    public func media(at moment: Media.Moment, _ kind: Media.Kind) -> [Media] {
        media.filter { $0.when == moment && $0.kind == kind }
    }
}

extension KeyedDecodingContainer {
    /// Decodes the media of a stored question. Older versions stored no media, or stored a path or link.
    func decode(_ type: [Media].Type, forKey key: Key) throws -> [Media] {
        if let file = try? decodeIfPresent(String.self, forKey: key) { return [Media(file: file)] }
        return try decodeIfPresent(type, forKey: key) ?? []
    }
}
