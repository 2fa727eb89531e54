/// The limits for a picture or sound of a pack.
enum MediaCheck {
    static let pictureLimit = 16 << 20
    static let soundLimit = 64 << 20
    /// The most pixels of a picture. A browser needs four bytes for each.
    static let pixelLimit = 40_000_000

    /// The format of a file for media of this kind.
    ///
    /// - Throws: ``MediaError``.
    static func format(_ bytes: [UInt8], for kind: Media.Kind) throws(MediaError) -> MediaFormat {
        guard let format = MediaFormat.of(bytes) else { throw .unknown }
        guard format.kind == kind else { throw .otherKind(format) }
        let limit = kind == .picture ? pictureLimit : soundLimit
        if bytes.count > limit { throw .tooLarge(limit: limit) }
        if format == .svg {
            let problem: String?
            do { problem = try DrawingCheck.problem(bytes) } catch { throw .damaged(format) }
            if let problem { throw .notHarmless(problem) }
        } else if kind == .picture {
            guard let size = PictureSize(bytes, format), isComplete(bytes, format) else {
                throw .damaged(format)
            }
            if size.width.multipliedReportingOverflow(by: size.height).partialValue > pixelLimit
                || max(size.width, size.height) > pixelLimit
            {
                throw .tooManyPixels(width: size.width, height: size.height)
            }
        }
        return format
    }
}

extension MediaCheck {
    /// Whether the file has the end that its format requires. A download may have been interrupted.
    private static func isComplete(_ bytes: [UInt8], _ format: MediaFormat) -> Bool {
        // Some programs write more after the end.
        let end = bytes.suffix(1 << 12)
        switch format {
        case .png: return end.contains("IEND")
        case .jpeg: return zip(end, end.dropFirst()).contains { $0 == 0xFF && $1 == 0xD9 }
        case .gif: return end.contains(0x3B)
        case .webp:
            let size = (0..<4).reduce(0) { $0 | Int(bytes[4 + $1]) << (8 * $1) }
            return bytes.count >= size + 8
        default: return true
        }
    }
}

extension ArraySlice<UInt8> {
    fileprivate func contains(_ text: String) -> Bool {
        let wanted = Array(text.utf8)
        return indices.contains { self[$0...].starts(with: wanted) }
    }
}

/// Why a picture or sound of a pack cannot be used.
enum MediaError: Error, Hashable {
    /// There is no such file in the pack.
    case missing
    /// The name is no path inside the pack.
    case outside
    /// The name is that of a link to a file outside the pack.
    case linksOutside
    /// The text of a `data:` URL is not base64.
    case notBase64
    /// The file in an archive exceeds a limit.
    case archive(String)
    /// The pack was not read from a file or folder, so it has no other files.
    case noFiles
    case unreadable(code: Int32)
    case unknown
    case otherKind(MediaFormat)
    case damaged(MediaFormat)
    case tooLarge(limit: Int)
    case tooManyPixels(width: Int, height: Int)
    /// A drawing contains more than drawing.
    case notHarmless(String)

    /// What is wrong, as the end of a sentence that begins with the file's name.
    var problem: String {
        switch self {
        case .missing: "is not in the pack"
        case .outside: "is outside the pack"
        case .linksOutside: "is a link to a file outside the pack"
        case .notBase64: "is not base64"
        case .archive(let problem): "cannot be unpacked (\(problem))"
        case .noFiles: "cannot be found, because the pack came without a folder"
        case .unreadable(let code): "cannot be read (\(SystemMessage.text(code)))"
        case .unknown: "has an unknown format"
        case .otherKind(let format): "is a \(format.kind.rawValue) (\(format.rawValue))"
        case .damaged(let format): "is damaged or incomplete (\(format.rawValue))"
        case .tooLarge(let limit): "is larger than \(limit >> 20) MiB"
        case .tooManyPixels(let width, let height): "has \(width) × \(height) pixels"
        case .notHarmless(let what): "contains \(what)"
        }
    }

    var hint: String {
        switch self {
        case .missing:
            "copy the file to this path in the pack’s folder; upper and lower case matter"
        case .unreadable: "check the file’s permissions"
        case .linksOutside: "copy the file itself into the pack’s folder"
        case .notBase64: "write the file’s bytes in base64"
        case .archive: "unpack the archive yourself, and give its folder"
        case .outside:
            "put the file into the pack’s folder; use a path without .. and without a leading /"
        case .noFiles: "give the pack as a file, a folder or a .trivia archive"
        case .damaged: "save the file again"
        case .unknown:
            "use PNG, JPEG, GIF, WebP or SVG for pictures, and MP3, Ogg, FLAC, WAV or AIFF for sounds"
        case .otherKind(let format): "write \"kind\": \"\(format.kind.rawValue)\""
        case .tooLarge, .tooManyPixels: "make it smaller"
        case .notHarmless: "save the drawing as plain SVG, or as PNG"
        }
    }
}
