import Archives
import Foundation
import GRDB

/// A package of Anki notes (`.apkg`, `.colpkg`): a SQLite collection in a zip archive.
struct AnkiPackage {
    private let archive: Archive
    private let title: String

    init(_ archive: Archive, title: String) {
        self.archive = archive
        self.title = title
    }

    static func isCollection(_ name: String) -> Bool { AnkiMedia.collections.contains(name) }

    func read(_ options: PackFile.Options, into receiver: any PackReceiving) throws {
        let names = try ArchivedPack.archived { () throws(ArchiveError) in try archive.names() }
        guard let name = AnkiMedia.collections.first(where: names.contains) else {
            throw PackError.empty(format: PackFormat.anki.rawValue)
        }
        var bytes = try ArchivedPack.file(name, in: archive)
        if name.hasSuffix("b") {
            let packed = bytes
            bytes = try ArchivedPack.archived { () throws(ArchiveError) in
                try Archive.unpackedZstd(packed)
            }
        }
        let columns = try options.layout()
        try Self.withDatabase(bytes) { database in
            var notes = try AnkiNotes(database, columns: columns)
            try notes.each { question in
                var question = question
                try question.deliver(to: receiver)
            }
            for type in notes.tallies.keys.sorted() {
                try notes.tallies[type]?.report(to: receiver)
            }
        }
    }

    /// Writes the collection to a temporary file, which exists only during the call.
    private static func withDatabase(
        _ bytes: [UInt8], _ body: (Database) throws -> Void
    ) throws {
        let path = NSTemporaryDirectory() + "/trivia-voice-" + UUID().uuidString
        try SystemFile.create(path, bytes)
        defer { unlink(path) }
        var configuration = Configuration()
        configuration.readonly = true
        configuration.prepareDatabase { database in
            // Code in the schema of an untrusted database must not run.
            try database.execute(sql: "PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON")
            // SQLite requires Anki's own collation, but no query depends on the order that this
            // collation defines.
            database.add(
                collation: DatabaseCollation("unicase") { $0.caseInsensitiveCompare($1) })
        }
        do {
            try DatabaseQueue(path: path, configuration: configuration).unsafeRead(body)
        } catch let error as DatabaseError {
            throw PackError.archive(
                problem: "Anki's collection cannot be read: \(error.message ?? "it is damaged"); "
                    + "export the deck again")
        }
    }
}
