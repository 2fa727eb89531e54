import GRDB

/// Why the bank could not do what it was asked.
public enum BankError: Error, Sendable, Hashable {
    /// The database cannot be opened at this path; `code` is SQLite's extended result code.
    case cannotOpen(path: String, code: Int32, message: String)
    /// The bank was written by a newer version of the program.
    case tooNew(path: String)
    /// Another program kept the bank locked for longer than the waiting time.
    case busy(path: String)
    /// SQLite refused; `code` is its extended result code.
    case failed(operation: String, code: Int32, message: String)
    case noSuchPack(title: String, known: [String])
    case noSuchQuestion(id: String, pack: String)
    case noSuchGame(id: Int64)
    case noSuchAnswer(id: Int64)
}

extension BankError: CustomStringConvertible {
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
        case .noSuchPack(let title, let known):
            "no pack \"\(title)\" in the bank; "
                + (known.isEmpty
                    ? "import one with: trivia-voice pack import FILE"
                    : "there are: \(known.prefix(12).joined(separator: ", "))")
        case .noSuchQuestion(let id, let pack):
            "no question \"\(id)\" in the pack \"\(pack)\"; see: trivia-voice pack show \"\(pack)\""
        case .noSuchGame(let id):
            "no game \(id) in the history; see: trivia-voice history"
        case .noSuchAnswer(let id):
            "no answer \(id) in the history; see: trivia-voice history --game N"
        }
    }
}

extension BankError {
    /// What a database error means here.
    init(_ error: DatabaseError, during operation: String, path: String) {
        switch error.resultCode {
        case .SQLITE_BUSY, .SQLITE_LOCKED: self = .busy(path: path)
        case .SQLITE_CANTOPEN, .SQLITE_NOTADB, .SQLITE_CORRUPT, .SQLITE_PERM:
            self = .cannotOpen(
                path: path, code: error.extendedResultCode.rawValue,
                message: error.message ?? "unknown error")
        default:
            self = .failed(
                operation: operation, code: error.extendedResultCode.rawValue,
                message: error.message ?? "unknown error")
        }
    }
}
