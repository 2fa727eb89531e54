import Foundation
package import GRDB

/// The question bank on disk: packs, which questions were asked, and the answers.
///
/// The bank is one SQLite file with a write-ahead log, so that two programs can use it at the same
/// time. A program that wants to write waits for the other one, for up to half a minute. Every
/// method blocks for the time of its queries (about a millisecond; longer for imports and exports).
/// It may be called from any thread, but long calls must not run on the cooperative pool. Each
/// change is one transaction: if the program is killed, all of the change is stored or none of it.
///
/// Every method throws `BankError`.
public final class BankStore: Sendable {
    package let queue: DatabaseQueue
    /// The path of the database file; `:memory:` for a bank without a file.
    public let path: String
    /// Whether the file is read-only, for instance on read-only media. If so, every change throws
    /// `BankError.readOnly`.
    public let isReadOnly: Bool

    /// The folder for the pictures and sounds of its packs, beside its file.
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

    /// Opens the bank. If necessary, creates it (mode 0600, in a folder with mode 0700) and updates
    /// its tables. If the file or its folder cannot be written, or its disk is full, the bank is
    /// opened for reading.
    ///
    /// - Parameter waiting: Called from any thread, once for each time that the bank has waited
    ///   more than a second for another program to release it.
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
            // Its content may still be readable. If it is not readable, the full disk is the
            // problem.
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
                // On read-only media or in a read-only folder, SQLite cannot create its log.
                if BankFile.hasLog(path) {
                    let inMemory = Self.configuration(
                        BusyWait(waiting), path: path, .readingWithoutRoom)
                    // If the file is read-only too, the bank is read without its log.
                    if let queue = try? readableQueue(path, inMemory) { return queue }
                }
                return try DatabaseQueue(
                    path: BankFile.immutable(path), configuration: configuration)
            }
        }
    }

    /// Opens a database, and reads from it, because SQLite opens files only when it needs them.
    private static func readableQueue(
        _ path: String, _ configuration: Configuration
    ) throws -> DatabaseQueue {
        let queue = try DatabaseQueue(path: path, configuration: configuration)
        try queue.read { _ = try Int.fetchOne($0, sql: "SELECT 1 FROM sqlite_master") }
        return queue
    }

    /// A bank in memory, which is discarded when it is released.
    public static func inMemory() throws -> BankStore {
        try opening(":memory:") {
            try DatabaseQueue(configuration: configuration(BusyWait(nil), path: ":memory:"))
        }
    }

    /// A copy of the bank in memory, which is discarded when it is released. Its changes do not
    /// affect this bank, and no other program has to wait for it.
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
        // Another program may be importing a million questions (18 s, docs/benchmarks.md). A game
        // that records an answer waits for that program, because otherwise the answer would be
        // lost.
        configuration.busyMode = .callback { wait.goesOn(after: $0) }
        configuration.foreignKeysEnabled = true
        configuration.label = "bank"
        configuration.prepareDatabase { database in
            if access == .readingWithoutRoom {
                // "Use of WAL without shared memory" (sqlite.org/wal.html).
                try database.execute(
                    sql: "PRAGMA locking_mode = EXCLUSIVE")
            }
            // This check must come before anything in the file is changed.
            guard try BankSchema.mayBeOurs(database) else { throw BankError.notABank(path: path) }
            // The cache has 32 MiB, enough for the upper levels of the indexes of a million
            // questions.
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
