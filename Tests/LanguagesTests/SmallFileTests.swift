import Foundation
import Testing

@testable import Languages

@Suite("Small files", .timeLimit(.minutes(30)))
struct SmallFileTests {
    @Test("A file is read whole; one without end, a device and a folder are not read at all")
    func limits() throws {
        let path = FileManager.default.temporaryDirectory.appending(path: "small-\(UUID()).txt")
            .path
        defer { try? FileManager.default.removeItem(atPath: path) }
        try Data("one".utf8).write(to: URL(filePath: path))
        #expect(try SmallFile.text(at: path, limit: 3) == "one")
        #expect(throws: SmallFile.Problem.tooLarge(bytes: 2)) {
            try SmallFile.bytes(at: path, limit: 2)
        }
        // Sparse: only its length is there.
        truncate(path, 5 << 30)
        #expect(throws: SmallFile.Problem.tooLarge(bytes: 1 << 20)) {
            try SmallFile.bytes(at: path)
        }
        for place in ["/dev/zero", "/tmp"] {
            #expect(throws: SmallFile.Problem.noFile) { try SmallFile.bytes(at: place) }
        }
    }

    @Test("A pipe that nobody writes into is not waited for")
    func pipe() throws {
        let path = FileManager.default.temporaryDirectory.appending(path: "pipe-\(UUID())").path
        defer { try? FileManager.default.removeItem(atPath: path) }
        try #require(mkfifo(path, 0o600) == 0)
        #expect(try SmallFile.bytes(at: path).isEmpty)
    }
}
