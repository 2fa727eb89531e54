/// Limits for archives from untrusted sources.
public struct ArchiveLimits: Sendable, Hashable {
    /// The maximum number of entries in the archive, including entries that are not requested.
    public var entryCount = 50_000
    /// The maximum unpacked size of one entry, in bytes.
    public var entryBytes = 64 << 20
    /// The maximum total unpacked size of all requested entries, in bytes.
    public var totalBytes = 256 << 20
    /// The maximum number of unpacked bytes per byte of the archive, not counting the first 16 MiB.
    /// Spreadsheets with empty rows reach a compression ratio of 40.
    public var ratio = 200
    /// The maximum size, in bytes, of the directory at the end of a zip archive. The directory is
    /// held in memory while the archive is being read.
    public var directoryBytes = 8 << 20

    /// Creates a set of default limits.
    public init() {}

    static let freeBytes = 16 << 20
}
