import Foundation
package import GRDB

/// The question bank on disk: packs, what was asked, and what was answered.
///
/// One SQLite file with a write-ahead log, so that two programs may use it at once; a write waits
/// up to half a minute for the other's. Every method blocks for the time of its queries (about a
/// millisecond; imports and exports as long as they need) and may be called from any thread, but
/// not from the cooperative pool when it is long. What is written together is one transaction: a
/// killed program leaves all of it or none.
///
/// Every method throws `BankError`.
public final class BankStore: Sendable {
    package let queue: DatabaseQueue
    /// The database's file; `:memory:` for a bank without one.
    public let path: String
    /// Whether the file may only be read, as on read-only media: then every change throws
    /// `BankError.readOnly`.
    public let isReadOnly: Bool

    private init(queue: DatabaseQueue, path: String, isReadOnly: Bool) {
        self.queue = queue
        self.path = path
        self.isReadOnly = isReadOnly
    }

    /// Opens the bank, making it (0600, in a folder of 0700) and bringing its tables up to date
    /// where needed. A file that may not be written, or has no room on its disk, is opened for reading.
    ///
    /// - Parameter waiting: called once, from any thread, for every wait of more than a second for
    ///   another program that uses the bank.
    /// - Throws: `BankError`, among them `.notABank` for a file of another program, which is left as
    ///   it was.
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
            // What is in it can still be read; otherwise the disk is what is wrong.
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
                let queue = try DatabaseQueue(path: path, configuration: configuration)
                try queue.read { _ = try Int.fetchOne($0, sql: "SELECT 1 FROM sqlite_master") }
                return queue
            } catch let error as DatabaseError where error.resultCode == .SQLITE_CANTOPEN {
                // Beside a file on read-only media SQLite cannot make its log.
                return try DatabaseQueue(
                    path: BankFile.immutable(path), configuration: configuration)
            }
        }
    }

    /// A bank that is forgotten when it is released.
    public static func inMemory() throws -> BankStore {
        try opening(":memory:") {
            try DatabaseQueue(configuration: configuration(BusyWait(nil), path: ":memory:"))
        }
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
                throw BankError.readOnly(path: path, operation: "bring its tables up to date")
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
        // A game that records an answer while another program imports a million questions (18 s,
        // docs/benchmarks.md) waits for it rather than lose the answer.
        configuration.busyMode = .callback { wait.goesOn(after: $0) }
        configuration.foreignKeysEnabled = true
        configuration.label = "bank"
        configuration.prepareDatabase { database in
            if access == .readingWithoutRoom {
                // "Use of WAL without shared memory" (sqlite.org/wal.html).
                try database.execute(
                    sql: "PRAGMA locking_mode = EXCLUSIVE")
            }
            // Before anything is changed in the file.
            guard try BankSchema.mayBeOurs(database) else { throw BankError.notABank(path: path) }
            // 32 MiB: enough for the upper levels of a million questions' indexes.
            try database.execute(sql: "PRAGMA cache_size = -32768")
        }
        return configuration
    }

    // MARK: access

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
