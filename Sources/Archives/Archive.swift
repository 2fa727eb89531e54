/// A zip archive from an untrusted source, which must not exceed the limits in `ArchiveLimits`. The
/// names of entries are never used as paths on the disk.
public struct Archive: Sendable {
    private let source: ArchiveSource
    private let limits: ArchiveLimits

    /// A file in an archive.
    public struct Entry: Sendable, Hashable {
        /// The name of the file exactly as it appears in the archive, with slashes as separators.
        public var name: String
        /// The uncompressed contents of the file.
        public var bytes: [UInt8]
    }

    /// Creates an archive without opening or reading the source.
    public init(_ source: ArchiveSource, limits: ArchiveLimits = ArchiveLimits()) {
        self.source = source
        self.limits = limits
    }

    /// The names of all files, in archive order. This method does not unpack any files.
    public func names() throws(ArchiveError) -> [String] {
        var names: [String] = []
        _ = try entries { (name: String) -> Bool in
            names.append(name)
            return false
        }
        return names
    }

    /// Unpacks the first file with this name, or returns nil if the archive does not contain the
    /// file.
    package func entry(named name: String) throws(ArchiveError) -> Entry? {
        try entries(atMost: 1) { $0 == name }.first
    }

    /// The maximum total size, in bytes, of all pictures and sounds in the archive.
    package func mediaLimit() throws(ArchiveError) -> Int { try unpackedLimit(limits.mediaBytes) }

    /// The limit `most`, or a lower limit if the archive is small.
    private func unpackedLimit(_ most: Int) throws(ArchiveError) -> Int {
        try min(most, ArchiveLimits.freeBytes + source.byteCount() * limits.ratio)
    }

    /// Unpacks the requested files in archive order. Throws an error at the first invalid entry, or
    /// when a limit is exceeded.
    public func entries(wanting: (String) -> Bool) throws(ArchiveError) -> [Entry] {
        try entries(atMost: .max, wanting: wanting)
    }

    private func entries(
        atMost count: Int, wanting: (String) -> Bool
    ) throws(ArchiveError) -> [Entry] {
        try checkDirectory()
        let most = try unpackedLimit(limits.totalBytes)
        let reader = try ArchiveReader.open(source, .zip)
        var scratch = [UInt8](repeating: 0, count: 1 << 16)
        var found: [Entry] = []
        var seen = 0
        var total = 0
        while found.count < count, let head = try reader.next() {
            seen += 1
            if seen > limits.entryCount { throw .tooMany(limit: limits.entryCount) }
            guard head.isFile, wanting(head.name) else { continue }
            if head.isEncrypted { throw .encrypted(entry: head.name) }
            var entry = Entry(name: head.name, bytes: [])
            while try reader.read(into: &entry.bytes, &scratch) > 0 {
                if entry.bytes.count > limits.entryBytes {
                    throw .tooLarge(entry: head.name, limit: limits.entryBytes)
                }
                if total + entry.bytes.count > most {
                    throw most < limits.totalBytes
                        ? .inflates(entry: head.name, ratio: limits.ratio)
                        : .tooLarge(entry: head.name, limit: limits.totalBytes)
                }
            }
            total += entry.bytes.count
            found.append(entry)
        }
        return found
    }

    /// Decompresses a single file that was compressed with zstd.
    public static func unpackedZstd(
        _ bytes: [UInt8], limits: ArchiveLimits = ArchiveLimits()
    ) throws(ArchiveError) -> [UInt8] {
        guard bytes.starts(with: [0x28, 0xB5, 0x2F, 0xFD]) else {
            throw .unreadable(reason: "it is not compressed with zstd")
        }
        let most = min(limits.totalBytes, ArchiveLimits.freeBytes + bytes.count * limits.ratio)
        let reader = try ArchiveReader.open(.bytes(bytes), .zstd)
        guard try reader.next() != nil else { throw .unreadable(reason: "it is empty") }
        var scratch = [UInt8](repeating: 0, count: 1 << 16)
        var output: [UInt8] = []
        while try reader.read(into: &output, &scratch) > 0 {
            if output.count > most { throw .tooLarge(entry: "collection", limit: most) }
        }
        return output
    }

    /// Rejects an archive whose directory is too large for libarchive to read into memory. Checks
    /// every position at which the directory's end record may begin.
    private func checkDirectory() throws(ArchiveError) {
        let tail = try source.tail((1 << 16) + 22)
        guard tail.count >= 22 else { throw .unreadable(reason: "it is too short") }
        var index = tail.count - 22
        while index >= 0 {
            if tail[index] == 0x50, tail[index..<(index + 4)].elementsEqual([0x50, 0x4B, 5, 6]) {
                let count = Int(tail[index + 10]) | Int(tail[index + 11]) << 8
                let size = (0..<4).reduce(0) { $0 | Int(tail[index + 12 + $1]) << (8 * $1) }
                // If the number of entries does not fit into two bytes, the archive stores it in a
                // different record (Zip64).
                if count > limits.entryCount || count == 0xFFFF {
                    throw .tooMany(limit: limits.entryCount)
                }
                if size > limits.directoryBytes { throw .tooMany(limit: limits.entryCount) }
            }
            index -= 1
        }
    }
}
