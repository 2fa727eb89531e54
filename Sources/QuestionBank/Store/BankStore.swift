import Foundation
package import GRDB

/// The question bank on disk. It contains packs, records which questions were asked, and stores the answers.
///
/// The bank is a single SQLite file with a write-ahead log, so that two programs can use it at the same time.
/// A program that wants to write waits up to half a minute for the other program. Each method blocks for the
/// duration of its queries, which is about a millisecond, or longer for imports and exports. Methods may be
/// called from any thread, but long calls must not run on the cooperative pool. Each change is a transaction:
/// if the program is killed, either the whole change is stored or none of it.
///
/// All methods throw `BankError`.
public final class BankStore: Sendable {
    package let queue: DatabaseQueue
    /// The path of the database file, or `:memory:` for a bank without a file.
    public let path: String
    /// Whether the bank can only be read, for example because it is on read-only media. In a
    /// read-only bank, any change throws `BankError.readOnly`.
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

    /// Opens the bank. If necessary, this method creates the bank (mode 0600, in a folder with mode
    /// 0700) and updates its tables. If the file or its folder is not writable, or if the disk is
    /// full, the bank is opened for reading only.
    ///
    /// - Parameter waiting: Called whenever the bank has waited more than a second for another
    ///   program to release it. This closure is called once per wait, from any thread.
    /// - Throws: `BankError`, including `.notABank` if the file belongs to another program. Such a
    ///   file is not changed.
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
            // The contents may still be readable. If the contents are unreadable, the error is
            // reported as a full disk.
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
                // On read-only media or in a read-only folder, SQLite cannot create its log files.
                if BankFile.hasLog(path) {
                    let inMemory = Self.configuration(
                        BusyWait(waiting), path: path, .readingWithoutRoom)
                    // If the file itself is also read-only, the bank is read without its log.
                    if let queue = try? readableQueue(path, inMemory) { return queue }
                }
                return try DatabaseQueue(
                    path: BankFile.immutable(path), configuration: configuration)
            }
        }
    }

    /// Opens a database and reads from it immediately, because SQLite does not open a file until it
    /// is needed.
    private static func readableQueue(
        _ path: String, _ configuration: Configuration
    ) throws -> DatabaseQueue {
        let queue = try DatabaseQueue(path: path, configuration: configuration)
        try queue.read { _ = try Int.fetchOne($0, sql: "SELECT 1 FROM sqlite_master") }
        return queue
    }

    /// Creates a bank in memory. Its contents are discarded when the bank is released.
    public static func inMemory() throws -> BankStore {
        try opening(":memory:") {
            try DatabaseQueue(configuration: configuration(BusyWait(nil), path: ":memory:"))
        }
    }

    /// Creates an in-memory copy of the bank. The copy is discarded when it is released. Changes to
    /// the copy do not affect this bank, and no other program has to wait for the copy.
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
        // Another program may be importing a million questions (18 s, docs/benchmarks.md). A game that
        // records an answer must wait for that program, because otherwise the answer would be lost.
        configuration.busyMode = .callback { wait.goesOn(after: $0) }
        configuration.foreignKeysEnabled = true
        configuration.label = "bank"
        configuration.prepareDatabase { database in
            if access == .readingWithoutRoom {
                // See "Use of WAL Without Shared-Memory" (sqlite.org/wal.html).
                try database.execute(
                    sql: "PRAGMA locking_mode = EXCLUSIVE")
            }
            // This check must be made before anything in the file is changed.
            guard try BankSchema.mayBeOurs(database) else { throw BankError.notABank(path: path) }
            // The cache size is 32 MiB, which is enough for the upper levels of the indexes of a
            // million questions.
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
}
