import CArchive
import Foundation

/// An archive that libarchive reads entry by entry, on one thread. `deinit` frees the archive.
@safe struct ArchiveReader: ~Copyable {
    private let handle: OpaquePointer
    /// A copy of the archive's bytes, from which libarchive reads while the archive is open.
    private let memory: UnsafeMutableRawBufferPointer?
    /// The locale for entry names. In the `C` locale, libarchive cannot return non-ASCII names.
    private let locale: locale_t?

    enum Kind {
        case zip
        /// A single file without a name, compressed with zstd.
        case zstd
    }

    /// Opens an archive, or throws `ArchiveError.unreadable`.
    static func open(_ source: ArchiveSource, _ kind: Kind) throws(ArchiveError) -> ArchiveReader {
        guard let handle = unsafe archive_read_new() else {
            throw .unreadable(reason: "no memory")
        }
        var memory: UnsafeMutableRawBufferPointer?
        if case .bytes(let bytes) = source {
            let copy = UnsafeMutableRawBufferPointer.allocate(
                byteCount: max(bytes.count, 1), alignment: 1)
            unsafe copy.copyBytes(from: bytes)
            unsafe memory = unsafe copy
        }
        let reader = unsafe ArchiveReader(handle: handle, memory: memory)
        var result: Int32
        switch kind {
        case .zip: result = unsafe archive_read_support_format_zip(handle)
        case .zstd:
            result = unsafe archive_read_support_filter_zstd(handle)
            if result == ARCHIVE_OK { result = unsafe archive_read_support_format_raw(handle) }
        }
        if result == ARCHIVE_OK {
            switch source {
            case .file(let descriptor):
                lseek(descriptor, 0, SEEK_SET)
                result = unsafe archive_read_open_fd(handle, descriptor, 1 << 16)
            case .bytes(let bytes):
                result = unsafe archive_read_open_memory(
                    handle, memory?.baseAddress, bytes.count)
            }
        }
        guard result == ARCHIVE_OK else { throw reader.failure() }
        return reader
    }

    private init(handle: OpaquePointer, memory: UnsafeMutableRawBufferPointer?) {
        unsafe self.handle = unsafe handle
        unsafe self.memory = unsafe memory
        unsafe locale = unsafe newlocale(LC_CTYPE_MASK, "C.UTF-8", nil)
    }

    deinit {
        unsafe archive_read_free(handle)
        unsafe memory?.deallocate()
        if let locale = unsafe locale { unsafe freelocale(locale) }
    }

    struct Entry {
        var name: String
        var isFile: Bool
        var isEncrypted: Bool
    }

    /// Advances to the next entry, or returns nil at the end of the archive.
    func next() throws(ArchiveError) -> Entry? {
        let before = unsafe uselocale(locale)
        defer { unsafe _ = uselocale(before) }
        var entry: OpaquePointer?
        switch unsafe archive_read_next_header(handle, &entry) {
        case ARCHIVE_EOF: return nil
        // Warnings concern data that this reader ignores, such as file owners.
        case ARCHIVE_OK, ARCHIVE_WARN: break
        default: throw failure()
        }
        guard let entry = unsafe entry else { throw failure() }
        return unsafe Entry(
            name: Self.name(entry),
            // Swift cannot import `AE_IFMT` and `AE_IFDIR`, so the code contains their octal
            // values.
            isFile: archive_entry_filetype(entry) & 0o170000 != 0o040000,
            isEncrypted: archive_entry_is_data_encrypted(entry) != 0)
    }

    private static func name(_ entry: OpaquePointer) -> String {
        if let text = unsafe archive_entry_pathname_utf8(entry) {
            return unsafe String(cString: text)
        }
        if let text = unsafe archive_entry_pathname(entry) { return unsafe String(cString: text) }
        return ""
    }

    /// Appends the next bytes of the entry to `output`. Returns the number of bytes appended, or
    /// zero at the end of the entry.
    func read(into output: inout [UInt8], _ scratch: inout [UInt8]) throws(ArchiveError) -> Int {
        let count = unsafe scratch.withUnsafeMutableBytes { buffer in
            unsafe archive_read_data(handle, buffer.baseAddress, buffer.count)
        }
        guard count >= 0 else { throw failure() }
        output += scratch[..<count]
        return count
    }

    private func failure() -> ArchiveError {
        let text = unsafe archive_error_string(handle)
        return unsafe .unreadable(reason: text.map { unsafe String(cString: $0) } ?? "unknown")
    }
}
