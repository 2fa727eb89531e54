/// Limits for archives from untrusted sources.
public struct ArchiveLimits: Sendable, Hashable {
    /// The maximum number of entries in the archive, whether or not they are requested.
    public var entryCount = 50_000
    /// The maximum size of one unpacked entry in bytes.
    public var entryBytes = 64 << 20
    /// The maximum size of all requested entries together, unpacked, in bytes.
    public var totalBytes = 256 << 20
    /// The maximum number of unpacked bytes for each byte of the archive, beyond the first 16 MiB.
    /// Spreadsheets with empty rows reach a ratio of 40.
    public var ratio = 200
    /// The maximum size in bytes of the directory at the end of a zip archive. The directory is
    /// kept in memory during reading.
    public var directoryBytes = 8 << 20

    /// Creates the default limits.
    public init() {}

    static let freeBytes = 16 << 20
}
