import Foundation

/// Prepares the bank's file before SQLite opens it.
enum BankFile {
    enum Access {
        case writing, reading
        /// Reading a bank normally requires writing files next to it. If there is no space or permission for
        /// these files, they are kept in memory. If the files are in memory, no other program can use the
        /// bank at the same time.
        case readingWithoutRoom
    }

    /// Creates the file if it does not exist. Only the owner of the file can access it, and SQLite gives its
    /// log files the same permissions.
    ///
    /// - Throws: `BankError.cannotOpen`, `.diskFull`, or `.notABank` if the file is not a database.
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
        // The file of a newly created database is empty.
        guard count == 0 || head == mark else { throw BankError.notABank(path: path) }
        return access == .writing && !canWriteLog(of: path) ? .reading : access
    }

    /// Whether SQLite can write its log, which consists of two files next to the bank.
    static func canWriteLog(of path: String) -> Bool {
        let folder = (path as NSString).deletingLastPathComponent
        return access(folder.isEmpty ? "." : folder, W_OK | X_OK) == 0
            || ["-wal", "-shm"].allSatisfy { access(path + $0, W_OK) == 0 }
    }

    /// Whether there is a log with changes that have not been written to the bank's file yet. A killed
    /// program leaves such a log behind.
    static func hasLog(_ path: String) -> Bool {
        var status = stat()
        return stat(path + "-wal", &status) == 0 && status.st_size > 0
    }

    /// Creates a file URI that tells SQLite that no program is writing to the file.
    static func immutable(_ path: String) -> String {
        var allowed = CharacterSet.urlPathAllowed
        allowed.remove(charactersIn: "?#%")
        return
            "file:\(path.addingPercentEncoding(withAllowedCharacters: allowed) ?? path)?immutable=1"
    }
}
