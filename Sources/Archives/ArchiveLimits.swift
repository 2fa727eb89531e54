/// Limits for archives from untrusted sources.
public struct ArchiveLimits: Sendable, Hashable {
    /// The maximum number of entries in the archive, including entries that are not requested.
    public var entryCount = 50_000
    /// The maximum unpacked size of one entry, in bytes.
    public var entryBytes = 64 << 20
    /// The maximum total unpacked size of all requested entries, in bytes.
    public var totalBytes = 256 << 20
    /// The maximum total unpacked size of all pictures and sounds, in bytes.
    public var mediaBytes = 2 << 30
    /// The maximum ratio of the unpacked size to the size of the archive. The first 16 MiB of
    /// unpacked data are exempt from this limit.
    public var ratio = 200
    /// The maximum size, in bytes, of a zip archive's directory, which is held in memory.
    public var directoryBytes = 8 << 20

    /// Creates the default limits.
    public init() {}

    static let freeBytes = 16 << 20
}
