import Foundation

/// The bank's file before SQLite sees it.
enum BankFile {
    enum Access {
        case writing, reading
        /// What would be written beside the bank to read it stays in memory; meanwhile no other program
        /// can use it.
        case readingWithoutRoom
    }

    /// Makes a missing file, for its owner only. SQLite gives its log files the same permissions.
    ///
    /// - Throws: `BankError.cannotOpen`, `.diskFull`, `.notABank` for a file that is no database at all.
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
        // A new database is empty.
        guard count == 0 || head == mark else { throw BankError.notABank(path: path) }
        return access
    }

    /// The file as a name that tells SQLite that nobody writes to it.
    static func immutable(_ path: String) -> String {
        var allowed = CharacterSet.urlPathAllowed
        allowed.remove(charactersIn: "?#%")
        return
            "file:\(path.addingPercentEncoding(withAllowedCharacters: allowed) ?? path)?immutable=1"
    }
}
