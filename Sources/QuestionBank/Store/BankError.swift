import GRDB

/// The reason why the bank could not do what was requested.
public enum BankError: Error, Sendable, Hashable {
    /// The database cannot be opened. `code` is SQLite's extended result code.
    case cannotOpen(path: String, code: Int32, message: String)
    /// The bank was written by a newer version of the program.
    case tooNew(path: String)
    /// Another program has locked the bank for longer than the maximum waiting time.
    case busy(path: String)
    /// SQLite reported an error. `code` is SQLite's extended result code.
    case failed(operation: String, code: Int32, message: String)
    /// A different pack already has this title, and the import was not allowed to replace it.
    case titleTaken(ReplacedPack)
    /// The file is a database that belongs to another program.
    case notABank(path: String)
    /// The bank is read-only, but `operation` needs to write to it.
    case readOnly(path: String, operation: String)
    /// There is not enough free space on the bank's disk for `operation`.
    case diskFull(path: String, operation: String)
    /// The bank's disk failed during `operation`. `code` is SQLite's extended result code.
    case deviceFailed(path: String, operation: String, code: Int32, message: String)
    /// The bank's file is damaged. `code` is SQLite's extended result code.
    case damaged(path: String, code: Int32, message: String)
    /// The bank contains no pack with this title. `known` lists the titles that the bank does
    /// contain.
    case noSuchPack(title: String, known: [String])
    /// Several packs have titles, listed in `titles`, that begin with `beginning`.
    case ambiguousTitle(beginning: String, titles: [String])
    /// The pack contains no question with this id.
    case noSuchQuestion(id: String, pack: String)
    /// The bank contains no game with this id.
    case noSuchGame(id: Int64)
    /// The bank contains no answer with this id.
    case noSuchAnswer(id: Int64)
}

extension BankError: CustomStringConvertible {
    /// A one-line message for people, with the affected bank or item, the problem and a remedy.
    public var description: String {
        switch self {
        case .cannotOpen(let path, let code, let message):
            "cannot open the question bank \(path): \(message) (SQLite \(code)); check the folder's "
                + "permissions, or name a different file with --bank"
        case .tooNew(let path):
            "the question bank \(path) was written by a newer version of this program; update the program"
        case .busy(let path):
            "the question bank \(path) is in use by another program; try again when that program has finished"
        case .failed(let operation, let code, let message):
            "the question bank could not \(operation): \(message) (SQLite \(code))"
        case .titleTaken(let old):
            "a different pack has the title \"\(old.title)\"; its "
                + "\(old.questionCount.counted("question")) would be replaced by "
                + "\(old.newCount), of which \(old.keptCount) are in both: keep both packs with --as TITLE, "
                + "or replace the old one with --replace (options of trivia-voice pack import)"
        case .notABank(let path):
            "\(path) is not a question bank, so it was not changed; name a different file with --bank"
        case .readOnly(let path, let operation):
            "the question bank \(path) is read-only, so it could not \(operation); copy it to a "
                + "place where you may write, and name the copy with --bank"
        case .diskFull(let path, let operation):
            "the question bank \(path) could not \(operation), because its disk is full; "
                + "free some space there, or name a bank elsewhere with --bank"
        case .deviceFailed(let path, let operation, let code, let message):
            "the question bank \(path) could not \(operation): \(message) (SQLite \(code)); check its "
                + "disk and the size limit for files, or name a bank elsewhere with --bank"
        case .damaged(let path, let code, let message):
            "the question bank \(path) is damaged: \(message) (SQLite \(code)); see what is wrong "
                + "with: trivia-voice bank check, and save what can be read with: trivia-voice bank "
                + "salvage -o NEW.sqlite"
        case .noSuchPack(let title, let known):
            "there is no pack \"\(title)\" in the bank; "
                + (known.isEmpty
                    ? "import one with: trivia-voice pack import FILE"
                    : "there are: \(Self.listed(known))")
        case .ambiguousTitle(let beginning, let titles):
            "the titles of \(titles.count) packs begin with \(beginning.quoted): "
                + "\(Self.listed(titles)); write more of the title"
        case .noSuchQuestion(let id, let pack):
            "there is no question \"\(id)\" in the pack \"\(pack)\"; list its questions with: trivia-voice pack show \(pack.shellWord)"
        case .noSuchGame(let id):
            "there is no game \(id) in the history; list the games with: trivia-voice history"
        case .noSuchAnswer(let id):
            "there is no answer \(id) in the history; list a game's answers with: trivia-voice history --game N"
        }
    }
}

extension BankError {
    /// The first few titles, and the number of remaining titles.
    private static func listed(_ titles: [String]) -> String {
        let first = titles.prefix(mostListed).joined(separator: ", ")
        guard titles.count > mostListed else { return first }
        return "\(first), and \(titles.count - mostListed) more; see: trivia-voice pack list"
    }

    private static let mostListed = 12

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
