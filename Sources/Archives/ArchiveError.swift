/// Why an archive could not be read.
public enum ArchiveError: Error, Sendable, Hashable {
    /// The bytes are not an archive or are incomplete; `reason` is libarchive's message.
    case unreadable(reason: String)
    /// The entries are encrypted.
    case encrypted(entry: String)
    /// There are more entries than the limit allows.
    case tooMany(limit: Int)
    /// An unpacked entry, or everything requested together, is larger than allowed.
    case tooLarge(entry: String, limit: Int)
    /// Unpacking enlarges the archive far more than is plausible.
    case inflates(entry: String, ratio: Int)
}

extension ArchiveError: CustomStringConvertible {
    /// What is wrong, and what to do.
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
