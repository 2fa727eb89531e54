import Foundation

/// Prepares the bank's file before SQLite opens it.
enum BankFile {
    enum Access {
        case writing, reading
        /// There is no permission or space for a log file, so the log is kept in memory, and other
        /// programs are locked out.
        case readingWithoutRoom
    }

    /// Creates the file if it is missing, so that only its owner can access it. Throws
    /// `BankError.cannotOpen`, `.diskFull`, or `.notABank` if the file is not a database.
    static func prepare(_ path: String) throws -> Access {
        var access = Access.writing
        var descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        if descriptor < 0, [EROFS, EACCES, EPERM].contains(errno) {
            let reason = errno
            access = .reading
            descriptor = open(path, O_RDONLY | O_CLOEXEC)
            if descriptor < 0 { errno = reason }
        }
        guard descriptor >= 0 else {
            if errno == ENOSPC { throw BankError.diskFull(path: path, operation: "be made") }
            throw BankError.cannotOpen(path: path, code: 14, message: SystemMessage.text(errno))
        }
        defer { close(descriptor) }
        let mark = Array("SQLite format 3".utf8)
        var head = [UInt8](repeating: 0, count: mark.count)
        let count = pread(descriptor, &head, head.count, 0)
        guard count == 0 || head == mark else { throw BankError.notABank(path: path) }
        return access == .writing && !canWriteLog(of: path) ? .reading : access
    }

    /// Whether SQLite can write the two files of its log next to the bank.
    static func canWriteLog(of path: String) -> Bool {
        let folder = (path as NSString).deletingLastPathComponent
        return access(folder.isEmpty ? "." : folder, W_OK | X_OK) == 0
            || ["-wal", "-shm"].allSatisfy { access(path + $0, W_OK) == 0 }
    }

    /// Whether a log has changes that are not in the bank's file, for example after a crash.
    static func hasLog(_ path: String) -> Bool { logSize(path) > 0 }

    /// The size of the log in bytes, or 0 if the bank has no log.
    static func logSize(_ path: String) -> Int {
        var status = stat()
        return stat(path + "-wal", &status) == 0 ? Int(status.st_size) : 0
    }

    /// Creates a file URI that tells SQLite that no program is writing to the file.
    static func immutable(_ path: String) -> String {
        var allowed = CharacterSet.urlPathAllowed
        allowed.remove(charactersIn: "?#%")
        return
            "file:\(path.addingPercentEncoding(withAllowedCharacters: allowed) ?? path)?immutable=1"
    }
}
