/// The formats of pictures and sounds that games support, determined by a file's bytes.
public enum MediaFormat: String, Sendable, Hashable, CaseIterable {
    /// A file format for pictures or sounds.
    case png, jpeg, gif, webp, svg, wav, aiff, flac, ogg, mp3

    /// Whether the format is for pictures or for sounds.
    public var kind: Media.Kind {
        switch self {
        case .png, .jpeg, .gif, .webp, .svg: .picture
        case .wav, .aiff, .flac, .ogg, .mp3: .sound
        }
    }

    /// The file extension, without a dot.
    public var fileExtension: String { self == .jpeg ? "jpg" : rawValue }

    /// The media type (RFC 6838).
    public var type: String {
        switch self {
        case .svg: "image/svg+xml"
        case .png, .jpeg, .gif, .webp: "image/\(rawValue)"
        case .mp3: "audio/mpeg"
        case .wav, .aiff, .flac, .ogg: "audio/\(rawValue)"
        }
    }

    /// The format of a file's bytes, or nil if games do not support it.
    static func of(_ bytes: [UInt8]) -> MediaFormat? {
        func has(_ text: String, at place: Int = 0) -> Bool {
            bytes.dropFirst(place).starts(with: text.utf8)
        }
        if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) { return .png }
        if bytes.starts(with: [0xFF, 0xD8, 0xFF]) { return .jpeg }
        if has("GIF87a") || has("GIF89a") { return .gif }
        if has("RIFF") { return has("WEBP", at: 8) ? .webp : has("WAVE", at: 8) ? .wav : nil }
        if has("FORM"), has("AIFF", at: 8) || has("AIFC", at: 8) { return .aiff }
        if has("fLaC") { return .flac }
        if has("OggS") { return .ogg }
        if has("ID3") || bytes.count > 1 && bytes[0] == 0xFF && bytes[1] & 0xE6 == 0xE2 {
            return .mp3
        }
        return isSVG(bytes) ? .svg : nil
    }

    /// The format of a file whose name ``MediaFolder`` created, or nil for other names.
    static func ofStored(_ name: String) -> MediaFormat? {
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 2, let stem = parts.first,
            stem.utf8.count == 32 || stem.utf8.count > 32 && stem.contains("-"),
            stem.allSatisfy({ $0.isHexDigit || $0 == "-" })
        else { return nil }
        return allCases.first { $0.fileExtension == parts[1] }
    }

    /// Whether the text begins with an `svg` element after any XML declaration and comments.
    private static func isSVG(_ bytes: [UInt8]) -> Bool {
        let head = String(decoding: bytes.prefix(4_096), as: UTF8.self)
        let start = head.drop { $0.isWhitespace || $0 == "\u{FEFF}" }
        return start.first == "<" && start.contains("<svg")
    }
}
