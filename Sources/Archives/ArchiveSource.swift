import Foundation

/// The source of an archive's bytes.
public enum ArchiveSource: Sendable {
    /// An open file, which is read from the beginning. The caller owns the file and must close it.
    case file(descriptor: Int32)
    case bytes([UInt8])

    /// Whether the bytes begin with the signature of a zip archive.
    public static func isZip(_ head: some Collection<UInt8>) -> Bool {
        head.starts(with: [0x50, 0x4B, 0x03, 0x04]) || head.starts(with: [0x50, 0x4B, 0x05, 0x06])
    }

    func byteCount() throws(ArchiveError) -> Int {
        switch self {
        case .bytes(let bytes): return bytes.count
        case .file(let descriptor):
            var status = stat()
            guard unsafe fstat(descriptor, &status) == 0 else {
                throw .unreadable(reason: "its size is unknown")
            }
            return Int(status.st_size)
        }
    }

    /// The last `count` bytes of the source.
    func tail(_ count: Int) throws(ArchiveError) -> [UInt8] {
        switch self {
        case .bytes(let bytes): return Array(bytes.suffix(count))
        case .file(let descriptor):
            let size = try byteCount()
            var buffer = [UInt8](repeating: 0, count: min(count, size))
            let start = size - buffer.count
            let length = unsafe buffer.withUnsafeMutableBytes { target in
                unsafe pread(descriptor, target.baseAddress, target.count, off_t(start))
            }
            guard length == buffer.count else { throw .unreadable(reason: "it cannot be read") }
            return buffer
        }
    }
}
