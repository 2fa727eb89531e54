/// How far an archive from a stranger may go.
public struct ArchiveLimits: Sendable, Hashable {
    /// Entries in the archive, wanted or not.
    public var entryCount = 50_000
    /// Bytes of one entry, unpacked.
    public var entryBytes = 64 << 20
    /// Bytes of all entries that are wanted, unpacked.
    public var totalBytes = 256 << 20
    /// Bytes unpacked for each byte of the archive, beyond the first 16 MiB. Sheets of empty rows
    /// reach forty.
    public var ratio = 200
    /// Bytes of the directory at a zip's end, which is held in memory as it is read.
    public var directoryBytes = 8 << 20

    /// The limits as they stand here.
    public init() {}

    static let freeBytes = 16 << 20
}
