import Archives
import Foundation
import Testing

@Suite("Archives from strangers", .timeLimit(.minutes(30)))
struct ArchiveTests {
    private func zip(_ files: [(String, Int)]) -> [UInt8] {
        var zip = SmallZip()
        for (name, count) in files { zip.add(name, [UInt8](repeating: 0x61, count: count)) }
        return zip.finished()
    }

    @Test("Wanted files are unpacked, others are only named")
    func wanted() throws {
        let archive = Archive(.bytes(zip([("a.txt", 3), ("deep/b.txt", 5), ("../c", 1)])))
        #expect(try archive.names() == ["a.txt", "deep/b.txt", "../c"])
        let entries = try archive.entries { $0.hasSuffix("b.txt") }
        #expect(entries.map(\.name) == ["deep/b.txt"])
        #expect(entries.map(\.bytes) == [[UInt8](repeating: 0x61, count: 5)])
    }

    @Test("A named file is unpacked alone, and later entries are not read")
    func named() throws {
        let archive = Archive(.bytes(zip([("a", 1), ("b", 2), ("b", 3)])))
        #expect(try archive.entry(named: "b")?.bytes.count == 2)
        #expect(try archive.entry(named: "c") == nil)
    }

    @Test("A small archive has a small limit for its pictures and sounds")
    func mediaLimit() throws {
        let bytes = zip([("a", 1_000)])
        var limits = ArchiveLimits()
        let few = try Archive(.bytes(bytes), limits: limits).mediaLimit()
        #expect(few == (16 << 20) + bytes.count * limits.ratio)
        limits.mediaBytes = 5
        #expect(try Archive(.bytes(bytes), limits: limits).mediaLimit() == 5)
    }

    @Test("A file is read as bytes are, and twice")
    func file() throws {
        let path = NSTemporaryDirectory() + UUID().uuidString
        try Data(zip([("a", 70_000)])).write(to: URL(filePath: path))
        let descriptor = open(path, O_RDONLY)
        defer { close(descriptor) }
        for _ in 0..<2 {
            let entries = try Archive(.file(descriptor: descriptor)).entries { _ in true }
            #expect(entries.map(\.bytes.count) == [70_000])
        }
    }

    @Test("Too many, too large and growing entries are refused")
    func limits() {
        var limits = ArchiveLimits()
        limits.entryCount = 2
        limits.entryBytes = 100
        limits.totalBytes = 150
        let many = Archive(.bytes(zip([("a", 1), ("b", 1), ("c", 1)])), limits: limits)
        #expect(throws: ArchiveError.tooMany(limit: 2)) { try many.names() }
        let large = Archive(.bytes(zip([("a", 101)])), limits: limits)
        #expect(throws: ArchiveError.tooLarge(entry: "a", limit: 100)) {
            try large.entries { _ in true }
        }
        let both = Archive(.bytes(zip([("a", 90), ("b", 90)])), limits: limits)
        #expect(throws: ArchiveError.tooLarge(entry: "b", limit: 150)) {
            try both.entries { _ in true }
        }
        limits.directoryBytes = 10
        let directory = Archive(.bytes(zip([("a", 1)])), limits: limits)
        #expect(throws: ArchiveError.tooMany(limit: 2)) { try directory.names() }
    }

    @Test("What grows beyond measure is refused")
    func bomb() throws {
        var limits = ArchiveLimits()
        limits.ratio = 1
        let size = (16 << 20) + 600
        var zip = SmallZip()
        zip.add("a", [UInt8](repeating: 0, count: size))
        let bytes = zip.finished()
        // Stored, it cannot outgrow the archive; the limits of a zero ratio show the rule.
        #expect(try Archive(.bytes(bytes), limits: limits).entries { _ in true }.count == 1)
        limits.ratio = 0
        #expect(throws: ArchiveError.inflates(entry: "a", ratio: 0)) {
            try Archive(.bytes(bytes), limits: limits).entries { _ in true }
        }
    }

    @Test("Cut and changed archives are refused or read, never more")
    func damaged() {
        let good = zip([("a.txt", 40), ("b.txt", 40)])
        for end in 0..<good.count {
            _ = try? Archive(.bytes(Array(good[..<end]))).entries { _ in true }
            var changed = good
            changed[end] ^= 0xFF
            _ = try? Archive(.bytes(changed)).entries { _ in true }
        }
        #expect(throws: ArchiveError.self) { try Archive(.bytes([])).names() }
        #expect(throws: ArchiveError.self) { try Archive.unpackedZstd([1, 2, 3]) }
    }

    @Test("An encrypted file says so")
    func encrypted() {
        var zip = SmallZip()
        zip.add("secret", [UInt8](repeating: 1, count: 30), flags: 1)
        #expect(throws: ArchiveError.encrypted(entry: "secret")) {
            try Archive(.bytes(zip.finished())).entries { _ in true }
        }
    }
}
