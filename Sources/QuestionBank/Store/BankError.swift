import GRDB

/// Why the bank could not do what was requested.
public enum BankError: Error, Sendable, Hashable {
    /// The database cannot be opened at this path; `code` is SQLite's extended result code.
    case cannotOpen(path: String, code: Int32, message: String)
    /// The bank was written by a newer version of the program.
    case tooNew(path: String)
    /// Another program locked the bank for longer than the maximum wait.
    case busy(path: String)
    /// SQLite reported an error; `code` is its extended result code.
    case failed(operation: String, code: Int32, message: String)
    /// A different pack has this title, and replacing it was not allowed.
    case titleTaken(ReplacedPack)
    /// The file is the database of another program.
    case notABank(path: String)
    /// The bank is read-only, but `operation` needs to write.
    case readOnly(path: String, operation: String)
    /// There is not enough space on the bank's disk for `operation`.
    case diskFull(path: String, operation: String)
    /// The bank's disk failed during `operation`; `code` is SQLite's extended result code.
    case deviceFailed(path: String, operation: String, code: Int32, message: String)
    /// The bank's file is damaged; `code` is SQLite's extended result code.
    case damaged(path: String, code: Int32, message: String)
    case noSuchPack(title: String, known: [String])
    case noSuchQuestion(id: String, pack: String)
    case noSuchGame(id: Int64)
    case noSuchAnswer(id: Int64)
}

extension BankError: CustomStringConvertible {
    /// One line for people: the bank or the item in it, what is wrong, and what to do.
    public var description: String {
        switch self {
        case .cannotOpen(let path, let code, let message):
            "cannot open the question bank \(path): \(message) (SQLite \(code)); check the folder's "
                + "permissions, or name another file with --bank"
        case .tooNew(let path):
            "the question bank \(path) was written by a newer version; update this program"
        case .busy(let path):
            "the question bank \(path) is in use by another program; try again when it has finished"
        case .failed(let operation, let code, let message):
            "the question bank could not \(operation): \(message) (SQLite \(code))"
        case .titleTaken(let old):
            "another pack has the title \"\(old.title)\": its "
                + "\(old.questionCount.counted("question")) would go and \(old.newCount) come, with "
                + "\(old.keptCount) in both; keep both with --as TITLE, or replace it with --replace (of trivia-voice pack import)"
        case .notABank(let path):
            "\(path) is not a question bank and was left as it is; name another file with --bank"
        case .readOnly(let path, let operation):
            "the question bank \(path) can only be read, so it could not \(operation); copy it to "
                + "where you may write, and name the copy with --bank"
        case .diskFull(let path, let operation):
            "the disk is full on which the question bank \(path) lies, so it could not \(operation); "
                + "make room there, or name a bank elsewhere with --bank"
        case .deviceFailed(let path, let operation, let code, let message):
            "the question bank \(path) could not \(operation): \(message) (SQLite \(code)); look at its "
                + "disk, and at how large files may be, or name a bank elsewhere with --bank"
        case .damaged(let path, let code, let message):
            "the question bank \(path) is damaged: \(message) (SQLite \(code)); see what is wrong "
                + "with: trivia-voice bank check, and save what can be read with: trivia-voice bank "
                + "salvage -o NEW.sqlite"
        case .noSuchPack(let title, let known):
            "no pack \"\(title)\" in the bank; "
                + (known.isEmpty
                    ? "import one with: trivia-voice pack import FILE"
                    : "there are: \(Self.listed(known))")
        case .noSuchQuestion(let id, let pack):
            "no question \"\(id)\" in the pack \"\(pack)\"; see: trivia-voice pack show \(pack.shellWord)"
        case .noSuchGame(let id):
            "no game \(id) in the history; see: trivia-voice history"
        case .noSuchAnswer(let id):
            "no answer \(id) in the history; see: trivia-voice history --game N"
        }
    }
}

extension BankError {
    /// The first titles, and how many more there are.
    private static func listed(_ titles: [String]) -> String {
        let first = titles.prefix(mostListed).joined(separator: ", ")
        guard titles.count > mostListed else { return first }
        return "\(first), and \(titles.count - mostListed) more; see: trivia-voice pack list"
    }

    private static let mostListed = 12

    /// Converts a database error.
    init(_ error: DatabaseError, during operation: String, path: String) {
        switch error.resultCode {
        case .SQLITE_BUSY, .SQLITE_LOCKED: self = .busy(path: path)
        case .SQLITE_CORRUPT, .SQLITE_NOTADB:
            self = .damaged(
                path: path, code: error.extendedResultCode.rawValue,
                message: error.message ?? "unknown error")
        case .SQLITE_FULL: self = .diskFull(path: path, operation: operation)
        case .SQLITE_READONLY where DiskRoom.isUsedUp(at: path),
            .SQLITE_IOERR where DiskRoom.isUsedUp(at: path),
            .SQLITE_CANTOPEN where DiskRoom.isUsedUp(at: path):
            self = .diskFull(path: path, operation: operation)
        case .SQLITE_READONLY: self = .readOnly(path: path, operation: operation)
        case .SQLITE_CANTOPEN, .SQLITE_PERM:
            self = .cannotOpen(
                path: path, code: error.extendedResultCode.rawValue,
                message: error.message ?? "unknown error")
        case .SQLITE_IOERR:
            self = .deviceFailed(
                path: path, operation: operation, code: error.extendedResultCode.rawValue,
                message: error.message ?? "unknown error")
        default:
            self = .failed(
                operation: operation, code: error.extendedResultCode.rawValue,
                message: error.message ?? "unknown error")
        }
    }
}
