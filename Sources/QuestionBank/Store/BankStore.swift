import Foundation
package import GRDB

/// The question bank on disk: packs, what was asked, and what was answered.
///
/// One SQLite file with a write-ahead log, so that two programs may use it at once; a write waits
/// up to five seconds for the other's. Every method blocks for the time of its queries (about a
/// millisecond; imports and exports as long as they need) and may be called from any thread, but
/// not from the cooperative pool when it is long. What is written together is one transaction: a
/// killed program leaves all of it or none.
///
/// Every method throws `BankError`.
public final class BankStore: Sendable {
    package let queue: DatabaseQueue
    /// The database's file; `:memory:` for a bank without one.
    public let path: String

    private init(queue: DatabaseQueue, path: String) {
        self.queue = queue
        self.path = path
    }

    /// Opens the bank, making it (0600, in a folder of 0700) and bringing its tables up to date
    /// where needed.
    public static func open(at path: String) throws -> BankStore {
        let folder = (path as NSString).deletingLastPathComponent
        try? FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700])
        try makePrivate(path)
        return try opening(path) { try DatabaseQueue(path: path, configuration: configuration()) }
    }

    /// A bank that is forgotten when it is released.
    public static func inMemory() throws -> BankStore {
        try opening(":memory:") { try DatabaseQueue(configuration: configuration()) }
    }

    private static func opening(
        _ path: String, _ open: () throws -> DatabaseQueue
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
            if !state.1 { try migrator.migrate(queue) }
            return BankStore(queue: queue, path: path)
        } catch let error as DatabaseError {
            throw BankError(error, during: "open", path: path)
        }
    }

    private static func configuration() -> Configuration {
        var configuration = Configuration()
        configuration.journalMode = .wal
        // A game that records an answer while another program imports a million questions (18 s,
        // docs/benchmarks.md) waits for it rather than lose the answer.
        configuration.busyMode = .timeout(30)
        configuration.foreignKeysEnabled = true
        configuration.label = "bank"
        configuration.prepareDatabase { database in
            // 32 MiB: enough for the upper levels of a million questions' indexes.
            try database.execute(sql: "PRAGMA cache_size = -32768")
        }
        return configuration
    }

    /// SQLite gives its log files the permissions of the database, so this is all it takes.
    private static func makePrivate(_ path: String) throws {
        let descriptor = Foundation.open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else {
            throw BankError.cannotOpen(path: path, code: 14, message: SystemMessage.text(errno))
        }
        close(descriptor)
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
        do {
            return try queue.write(body)
        } catch let error as DatabaseError {
            throw BankError(error, during: operation, path: path)
        }
    }
}
