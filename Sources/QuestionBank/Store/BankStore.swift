import Foundation
package import GRDB

/// The question bank on disk, which contains packs, the history of games, and learned forms.
///
/// The bank is one SQLite file with a write-ahead log, and each change is a transaction. Methods
/// may be called from any thread, but long calls must not run on Swift's cooperative thread pool.
/// All methods throw `BankError`.
public final class BankStore: Sendable {
    package let queue: DatabaseQueue
    /// The path of the database file, or `:memory:` for a bank without a file.
    public let path: String
    /// Whether the bank can only be read, so that any change throws `BankError.readOnly`.
    public let isReadOnly: Bool

    /// The folder for the pictures and sounds of all packs, next to the bank's file.
    public let media: MediaFolder

    private init(
        queue: DatabaseQueue, path: String, isReadOnly: Bool, media: MediaFolder? = nil
    ) {
        self.queue = queue
        self.path = path
        self.isReadOnly = isReadOnly
        self.media =
            media
            ?? MediaFolder(
                bank: path == ":memory:"
                    ? NSTemporaryDirectory() + "/trivia-voice-\(UUID().uuidString)" : path)
    }

    /// Opens the bank, creates it if necessary (mode 0600), and updates its tables. A bank that
    /// cannot be written to is opened for reading only.
    ///
    /// - Parameter waiting: A function that is called for each wait of more than a second that
    ///   another program causes. The function may be called from any thread.
    /// - Throws: `BankError`, including `.notABank` for another program's file, which is not
    ///   changed.
    public static func open(
        at path: String, waiting: (@Sendable () -> Void)? = nil
    ) throws -> BankStore {
        let folder = (path as NSString).deletingLastPathComponent
        try? FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700])
        do {
            return try open(at: path, for: BankFile.prepare(path), waiting: waiting)
        } catch BankError.diskFull(let path, let operation) {
            // If the bank cannot even be opened for reading, report the full disk.
            guard let bank = try? open(at: path, for: .readingWithoutRoom, waiting: waiting) else {
                throw BankError.diskFull(path: path, operation: operation)
            }
            return bank
        }
    }

    static func open(
        at path: String, for access: BankFile.Access, waiting: (@Sendable () -> Void)? = nil
    ) throws -> BankStore {
        var configuration = configuration(BusyWait(waiting), path: path, access)
        switch access {
        case .writing:
            configuration.journalMode = .wal
            return try opening(path) {
                try DatabaseQueue(path: path, configuration: configuration)
            }
        case .readingWithoutRoom:
            return try opening(path, isReadOnly: true) {
                try DatabaseQueue(path: path, configuration: configuration)
            }
        case .reading: configuration.readonly = true
        }
        return try opening(path, isReadOnly: true) {
            do {
                return try readableQueue(path, configuration)
            } catch let error as DatabaseError
                where error.resultCode == .SQLITE_CANTOPEN || error.resultCode == .SQLITE_READONLY
            {
                // On read-only media, SQLite cannot create its log files.
                if BankFile.hasLog(path) {
                    let inMemory = Self.configuration(
                        BusyWait(waiting), path: path, .readingWithoutRoom)
                    if let queue = try? readableQueue(path, inMemory) { return queue }
                }
                return try DatabaseQueue(
                    path: BankFile.immutable(path), configuration: configuration)
            }
        }
    }

    /// Opens a database and reads from it, because SQLite opens a file only at the first access.
    private static func readableQueue(
        _ path: String, _ configuration: Configuration
    ) throws -> DatabaseQueue {
        let queue = try DatabaseQueue(path: path, configuration: configuration)
        try queue.read { _ = try Int.fetchOne($0, sql: "SELECT 1 FROM sqlite_master") }
        return queue
    }

    /// Creates a bank in memory, whose contents are discarded with the object.
    public static func inMemory() throws -> BankStore {
        try opening(":memory:") {
            try DatabaseQueue(configuration: configuration(BusyWait(nil), path: ":memory:"))
        }
    }

    /// Creates an independent in-memory copy of the bank.
    public func copyInMemory() throws -> BankStore {
        let copy = try Self.inMemory()
        do {
            try queue.backup(to: copy.queue)
        } catch let error as DatabaseError {
            throw BankError(error, during: "copy the bank", path: path)
        }
        return BankStore(
            queue: copy.queue, path: copy.path, isReadOnly: copy.isReadOnly, media: media)
    }

    private static func opening(
        _ path: String, isReadOnly: Bool = false, _ open: () throws -> DatabaseQueue
    ) throws -> BankStore {
        do {
            let queue = try open()
            let migrator = BankSchema.migrator
            let state = try queue.read { database in
                (
                    try migrator.hasBeenSuperseded(database),
                    try migrator.hasCompletedMigrations(database)
                )
            }
            if state.0 { throw BankError.tooNew(path: path) }
            if !state.1, isReadOnly {
                throw BankError.readOnly(path: path, operation: "update its tables")
            }
            if !state.1 { try migrator.migrate(queue) }
            return BankStore(queue: queue, path: path, isReadOnly: isReadOnly)
        } catch let error as DatabaseError {
            throw BankError(error, during: "open", path: path)
        }
    }

    private static func configuration(
        _ wait: BusyWait, path: String, _ access: BankFile.Access = .writing
    ) -> Configuration {
        var configuration = Configuration()
        // While another program imports a million questions, a game must wait before it stores an
        // answer.
        configuration.busyMode = .callback { wait.goesOn(after: $0) }
        configuration.foreignKeysEnabled = true
        configuration.label = "bank"
        configuration.prepareDatabase { database in
            if access == .readingWithoutRoom {
                // See "Use of WAL Without Shared-Memory" (sqlite.org/wal.html).
                try database.execute(
                    sql: "PRAGMA locking_mode = EXCLUSIVE")
            }
            // The check that the file is a bank must come before any change to the file.
            guard try BankSchema.mayBeOurs(database) else { throw BankError.notABank(path: path) }
            // 32 MiB hold the upper levels of all indexes for a million questions.
            try database.execute(sql: "PRAGMA cache_size = -32768")
        }
        return configuration
    }

    // MARK: Access

    package func read<Value>(
        _ operation: String, _ body: (Database) throws -> Value
    ) throws -> Value {
        do {
            return try queue.read(body)
        } catch let error as DatabaseError {
            throw BankError(error, during: operation, path: path)
        }
    }

    package func write<Value>(
        _ operation: String, _ body: (Database) throws -> Value
    ) throws -> Value {
        if isReadOnly {
            throw DiskRoom.isUsedUp(at: path)
                ? BankError.diskFull(path: path, operation: operation)
                : BankError.readOnly(path: path, operation: operation)
        }
        do {
            return try queue.write(body)
        } catch let error as DatabaseError {
            throw BankError(error, during: operation, path: path)
        }
    }

    /// Empties a large write-ahead log after a failed change. Unless the log is emptied, a full
    /// disk stays full.
    func giveBackLog() {
        guard BankFile.logSize(path) >= Self.largeLog else { return }
        // If emptying the log fails, the reason is the same as for the failed change, and the
        // caller reports this reason.
        try? queue.writeWithoutTransaction { database in
            try database.execute(sql: "PRAGMA wal_checkpoint(TRUNCATE)")
        }
    }

    /// The minimum size, in bytes, of a log that is worth emptying. In normal operation, SQLite
    /// keeps a log of this size.
    private static let largeLog = 5 << 20
}
