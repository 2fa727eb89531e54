import Foundation

/// Writes files with the system's own calls, whose errors say exactly what went wrong.
enum SystemFile {
    /// Writes all bytes to an open file. Error messages mention `path`. Throws
    /// `PackError.unwritable`.
    static func write(
        _ bytes: [UInt8], to descriptor: Int32, of path: String
    ) throws(PackError) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes {
                Foundation.write(descriptor, $0.baseAddress, $0.count)
            }
            if count < 0 {
                if errno == EINTR { continue }
                throw .unwritable(path: path, code: errno)
            }
            rest = rest.dropFirst(count)
        }
    }

    /// Creates a file that contains these bytes and that only its owner may read. If the file
    /// cannot be written completely, the incomplete file is removed before any other program can
    /// see it. Throws `PackError.unwritable`.
    static func create(_ path: String, _ bytes: [UInt8]) throws(PackError) {
        let part = path + ".\(UUID().uuidString.prefix(8)).part"
        let descriptor = open(part, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw .unwritable(path: path, code: errno) }
        do {
            try write(bytes, to: descriptor, of: path)
        } catch {
            close(descriptor)
            unlink(part)
            throw error
        }
        // Some disks do not report that they are full until the file is closed.
        guard close(descriptor) == 0, rename(part, path) == 0 else {
            let code = errno
            unlink(part)
            throw .unwritable(path: path, code: code)
        }
    }
}
