import Foundation

/// Prepares the bank's file before SQLite opens it.
enum BankFile {
    enum Access {
        case writing, reading
        /// Reading would normally write files next to the bank. If there is no space or permission
        /// for them, these are kept in memory, and no other program can use the bank at the same
        /// time.
        case readingWithoutRoom
    }

    /// Creates the file if it is missing. Only its owner can access it. SQLite gives its log files
    /// the same permissions.
    ///
    /// - Throws: `BankError.cannotOpen`, `.diskFull`, or `.notABank` for a file that is not a
    ///   database.
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
        // The file of a new database is empty.
        guard count == 0 || head == mark else { throw BankError.notABank(path: path) }
        return access == .writing && !canWriteLog(of: path) ? .reading : access
    }

    /// Whether SQLite can write its log, which is two files next to the bank.
    static func canWriteLog(of path: String) -> Bool {
        let folder = (path as NSString).deletingLastPathComponent
        return access(folder.isEmpty ? "." : folder, W_OK | X_OK) == 0
            || ["-wal", "-shm"].allSatisfy { access(path + $0, W_OK) == 0 }
    }

    /// Whether there is a log with changes that are not in the bank's file yet, as a killed program leaves it.
    static func hasLog(_ path: String) -> Bool {
        var status = stat()
        return stat(path + "-wal", &status) == 0 && status.st_size > 0
    }

    /// A file URI that tells SQLite that no program writes to the file.
    static func immutable(_ path: String) -> String {
        var allowed = CharacterSet.urlPathAllowed
        allowed.remove(charactersIn: "?#%")
        return
            "file:\(path.addingPercentEncoding(withAllowedCharacters: allowed) ?? path)?immutable=1"
    }
}
