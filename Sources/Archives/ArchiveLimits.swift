/// Limits for archives from strangers.
public struct ArchiveLimits: Sendable, Hashable {
    /// Entries in the archive, whether or not they are wanted.
    public var entryCount = 50_000
    /// Bytes of one entry, unpacked.
    public var entryBytes = 64 << 20
    /// Bytes of all wanted entries, unpacked.
    public var totalBytes = 256 << 20
    /// Bytes unpacked for each byte of the archive, beyond the first 16 MiB. Sheets of empty rows
    /// reach a ratio of 40.
    public var ratio = 200
    /// Bytes of the directory at the end of a zip archive, which is held in memory while reading.
    public var directoryBytes = 8 << 20

    /// The default limits.
    public init() {}

    static let freeBytes = 16 << 20
}
