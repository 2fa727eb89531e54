import CArchive
import Foundation

/// Writes a zip archive in memory. The same files always produce the same bytes.
@safe public struct ArchiveWriter: ~Copyable {
    private let handle: OpaquePointer
    private let output: Output

    /// Receives the bytes of the archive from libarchive.
    private final class Output {
        var bytes: [UInt8] = []
    }

    /// Starts a new archive, or throws `ArchiveError.unreadable` if there is not enough memory.
    public static func begin() throws(ArchiveError) -> ArchiveWriter {
        guard let handle = unsafe archive_write_new() else {
            throw .unreadable(reason: "no memory")
        }
        let writer = unsafe ArchiveWriter(handle: handle)
        var result = unsafe archive_write_set_format_zip(handle)
        if result == ARCHIVE_OK {
            // By default, libarchive pads the last block with zeros.
            result = unsafe archive_write_set_bytes_in_last_block(handle, 1)
        }
        if result == ARCHIVE_OK {
            result = unsafe archive_write_open(
                handle, Unmanaged.passUnretained(writer.output).toOpaque(), nil,
                { _, target, bytes, count in
                    guard let target = unsafe target, let bytes = unsafe bytes else { return -1 }
                    let output = unsafe Unmanaged<Output>.fromOpaque(target).takeUnretainedValue()
                    unsafe output.bytes.append(
                        contentsOf: UnsafeRawBufferPointer(start: bytes, count: count))
                    return count
                }, nil)
        }
        guard result == ARCHIVE_OK else { throw writer.failure() }
        return writer
    }

    private init(handle: OpaquePointer) {
        unsafe self.handle = unsafe handle
        output = Output()
    }

    deinit { unsafe _ = archive_write_free(handle) }

    /// Adds a file to the archive. `name` is the file's path in the archive, with slashes as
    /// separators.
    public func add(_ name: String, _ bytes: [UInt8]) throws(ArchiveError) {
        guard let entry = unsafe archive_entry_new() else {
            throw .unreadable(reason: "no memory")
        }
        defer { unsafe archive_entry_free(entry) }
        unsafe archive_entry_set_pathname_utf8(entry, name)
        unsafe archive_entry_set_size(entry, Int64(bytes.count))
        // This octal number is the value of AE_IFREG, a macro that Swift cannot import.
        unsafe archive_entry_set_filetype(entry, 0o100000)
        unsafe archive_entry_set_perm(entry, 0o644)
        // The earliest time that a zip archive can represent: 1980-01-01.
        unsafe archive_entry_set_mtime(entry, 315_532_800, 0)
        guard unsafe archive_write_header(handle, entry) == ARCHIVE_OK else {
            throw failure()
        }
        let written = unsafe bytes.withUnsafeBytes {
            unsafe archive_write_data(handle, $0.baseAddress, $0.count)
        }
        guard written == bytes.count else { throw failure() }
    }

    /// Finishes the archive and returns its bytes.
    public borrowing func finish() throws(ArchiveError) -> [UInt8] {
        guard unsafe archive_write_close(handle) == ARCHIVE_OK else {
            throw failure()
        }
        return output.bytes
    }

    private func failure() -> ArchiveError {
        let text = unsafe archive_error_string(handle)
        return unsafe .unreadable(
            reason: text.map { unsafe String(cString: $0) } ?? "it cannot be written")
    }
}
