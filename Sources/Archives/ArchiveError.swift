/// The reason why an archive could not be read.
public enum ArchiveError: Error, Sendable, Hashable {
    /// The bytes are not a complete archive. `reason` is libarchive's message.
    case unreadable(reason: String)
    /// The requested entry is encrypted.
    case encrypted(entry: String)
    /// The archive contains more entries than the limit allows.
    case tooMany(limit: Int)
    /// The unpacked size of an entry, or of all requested entries together, exceeds the limit.
    case tooLarge(entry: String, limit: Int)
    /// The unpacked contents are implausibly large compared with the archive.
    case inflates(entry: String, ratio: Int)
}

extension ArchiveError: CustomStringConvertible {
    /// Describes the problem and what to do about it.
    public var description: String {
        switch self {
        case .unreadable(let reason):
            "the archive cannot be read (\(reason)); it may be incomplete, so download it again"
        case .encrypted(let entry):
            "\"\(entry)\" in the archive is encrypted; save it without a password"
        case .tooMany(let limit):
            "the archive contains more than \(limit) files; split it"
        case .tooLarge(let entry, let limit):
            "\"\(entry)\" in the archive is larger than the limit of \(limit >> 20) MiB; split it"
        case .inflates(let entry, let ratio):
            "\"\(entry)\" in the archive unpacks to more than \(ratio) times the archive's size; "
                + "unpack it yourself if you trust it"
        }
    }
}
