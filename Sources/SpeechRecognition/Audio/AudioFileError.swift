/// The reason why a recording cannot be read.
public enum AudioFileError: Error, Hashable, Sendable {
    /// The file does not exist.
    case missing(file: String)
    /// The path is a web URL, so the recording is on a different computer.
    case elsewhere(file: String)
    /// The path is a folder, or the user may not read the file. `reason` is the system's error
    /// message.
    case unreadable(file: String, reason: String)
    /// The file contains no audio.
    case empty(file: String)
    /// libsndfile does not recognize the file. `reason` is libsndfile's message.
    case notAudio(file: String, reason: String)
    /// The file's sample rate cannot be converted to 16 kHz.
    case unsupportedRate(file: String, hertz: Int)
    /// The file contains more audio than the caller allows in memory.
    case tooLong(file: String, limitSeconds: Int)
    /// Standard input contains more bytes than may be stored temporarily.
    case tooLarge(file: String, limitBytes: Int)
    /// The audio is corrupt after the first `seconds` seconds.
    case damaged(file: String, seconds: Double, reason: String)

    /// The file name that the caller gave, or `standard input`.
    public var file: String {
        switch self {
        case .missing(let file), .elsewhere(let file), .unreadable(let file, _), .empty(let file),
            .notAudio(let file, _), .unsupportedRate(let file, _), .tooLong(let file, _),
            .tooLarge(let file, _), .damaged(let file, _, _):
            file
        }
    }
}

extension AudioFileError: CustomStringConvertible {
    /// A message that names the file, describes what happened, and tells the user what to do next.
    public var description: String {
        switch self {
        case .missing(let file):
            "\(file): there is no such file; check the path (a relative path starts at the current folder)"
        case .elsewhere(let file):
            "\(file) is not on this machine; download it, and name the downloaded file"
        case .unreadable(let file, let reason):
            "\(file) cannot be read (\(reason)); name a sound file that you may read"
        case .empty(let file):
            "\(file) contains no sound; record it again"
        case .notAudio(let file, let reason):
            "\(file) is not a sound file (\(reason)); use WAV, FLAC, Ogg, AIFF, AU or MP3, or state"
                + " that it is raw 16 kHz 16-bit sound"
        case .unsupportedRate(let file, let hertz):
            "\(file) has \(hertz) samples per second, which cannot be converted;"
                + " save it with 1000 to 1000000 samples per second"
        case .tooLong(let file, let limit):
            "\(file) is longer than \(limit) seconds, which is too long to read at once;"
                + " cut it into parts or transcribe it as a stream"
        case .tooLarge(let file, let limit):
            "\(file) has more than \(limit / 1_000_000) MB; save it as a file and name that file,"
                + " or stream it as raw 16 kHz 16-bit sound"
        case .damaged(let file, let seconds, let reason):
            "\(file) is damaged after \(seconds.formattedToHundredths) seconds (\(reason));"
                + " save it again from the original"
        }
    }
}

extension Double {
    /// The number with two decimal places, in a format that does not depend on the locale.
    fileprivate var formattedToHundredths: String {
        let hundredths = Int((self * 100).rounded())
        let fraction = hundredths % 100
        return "\(hundredths / 100).\(fraction < 10 ? "0" : "")\(fraction)"
    }
}
