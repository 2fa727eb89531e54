/// The reason why a picture or sound of a pack cannot be used.
enum MediaError: Error, Hashable {
    /// The pack does not contain the file.
    case missing
    /// The file is on another computer and has not been fetched.
    case link
    /// The file could not be fetched. `problem` completes a sentence that begins with the file
    /// name.
    case notFetched(problem: String, hint: String)
    /// The file name is not a path inside the pack.
    case outside
    /// The file name refers to a symbolic link that leads outside the pack.
    case linksOutside
    /// The contents of a `data:` URL are not encoded in base64.
    case notBase64
    /// The file cannot be unpacked from its archive, as the associated value describes.
    case archive(String)
    /// The pack was not read from a file or folder, so it has no accompanying files.
    case noFiles
    case unreadable(code: Int32)
    case unknown
    case otherKind(MediaFormat)
    case damaged(MediaFormat)
    case tooLarge(limit: Int)
    case tooManyPixels(width: Int, height: Int)
    /// The pack's archive unpacks to more bytes than the limit for all its files allows.
    case tooMuch(limit: Int)
    /// The file has an allowed format, but games cannot use it.
    case unusable(MediaObjection)
    /// An SVG drawing contains the disallowed item in the associated value.
    case notHarmless(String)

    /// The problem, phrased as the end of a sentence that begins with the file name.
    var problem: String {
        switch self {
        case .missing: "is not in the pack"
        case .link: "is a link, which a game does not open"
        case .notFetched(let problem, _): problem
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
        case .tooMuch(let limit):
            "was left out, because the pictures and sounds of the archive have more than \(limit >> 20) MiB"
        case .unusable(let objection): objection.problem
        case .notHarmless(let what): "contains \(what)"
        }
    }

    /// The severity of the problem. A link that nobody has tried to fetch is reported as a note,
    /// not as a loss.
    var weight: PackProblem.Weight { self == .link ? .note : .lost }

    var hint: String {
        switch self {
        case .missing:
            "copy the file to this path in the pack’s folder; upper and lower case matter"
        case .link:
            "fetch it with trivia-voice pack fetch, or save the file in the pack’s folder and write its name instead"
        case .notFetched(_, let hint): hint
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
        case .tooMuch: "make the files smaller, or unpack the archive yourself and give its folder"
        case .unusable(let objection): objection.hint
        case .notHarmless: "save the drawing as plain SVG, or as PNG"
        }
    }
}
