import Archives
import Foundation
import Testing

@testable import QuestionBank

@Suite("Pictures and sounds in archives", .timeLimit(.minutes(30)))
final class ArchivedMediaTests {
    private let folder = FileManager.default.temporaryDirectory
        .appending(path: "tv-archived-\(UUID().uuidString)")

    /// A file that begins like a sound, and contains only zeros.
    private static func sound(_ count: Int) -> [UInt8] {
        Array("RIFF\0\0\0\0WAVE".utf8) + [UInt8](repeating: 0, count: count)
    }

    init() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func input(
        _ media: String, _ files: KeyValuePairs<String, [UInt8]>
    ) throws -> PackInput {
        let text =
            #"{"title":"P","questions":[{"id":"a","question":"What is it?","answer":"a bell","media":\#(media)}]}"#
        let writer = try ArchiveWriter.begin()
        try writer.add("pack.json", Array(text.utf8))
        for (name, bytes) in files { try writer.add(name, bytes) }
        return try PackInput(name: "p.trivia", bytes: writer.finish())
    }

    private func bank() throws -> BankStore {
        try BankStore.open(at: folder.appending(path: "bank.sqlite").path)
    }

    private func stored(_ bank: BankStore) throws -> [String] {
        guard FileManager.default.fileExists(atPath: bank.media.url.path) else { return [] }
        return try FileManager.default.contentsOfDirectory(atPath: bank.media.url.path)
    }

    @Test("have one limit together, and a file that is named twice counts once")
    func together() throws {
        let file = Self.sound(20 << 20)
        let bank = try bank()
        var problems: [PackProblem] = []
        let input = try input(
            #"["a.wav", "b.wav", "c.wav", "./a.wav"]"#,
            ["a.wav": file, "b.wav": file + [1], "c.wav": file + [2]])
        try bank.importFile(input) { problems.append($0) }
        #expect(problems.map(\.weight) == [.lost, .lost])
        #expect(problems.allSatisfy { $0.problem.contains("was left out, because the pictures") })
        #expect(try stored(bank).count == 1)
    }

    @Test("are found by their path, or by its end if only one file has it")
    func paths() throws {
        let input = try input(
            #"["x/a.wav", "b.wav", "c.wav", "d%20e.wav"]"#,
            [
                "x/a.wav": Self.sound(1), "y/b.wav": Self.sound(2), "y/c.wav": Self.sound(3),
                "z/c.wav": Self.sound(4), "d e.wav": Self.sound(5),
            ])
        let content = try PackFile.collect(input).content
        #expect(content.problems.map(\.problem) == [#"the sound "c.wav" is not in the pack"#])
    }

    @Test("that a game cannot use are not stored, and the same file again changes nothing")
    func objection() throws {
        let bank = try bank()
        let input = try input(#"["a.wav", "a.wav"]"#, ["a.wav": Self.sound(9)])
        var count = 0
        input.objection = { _, _ in
            count += 1
            return MediaObjection("cannot be played", hint: "save it again")
        }
        var problems: [PackProblem] = []
        try bank.importFile(input) { problems.append($0) }
        #expect(Set(problems.map(\.problem)) == [#"the sound "a.wav" cannot be played"#])
        #expect(problems.map(\.weight) == [.lost, .lost])
        #expect(count == 1)
        #expect(try stored(bank) == [])
        #expect(try bank.importFile(input).result.change == .unchanged)
    }

    @Test("A pack that is in its archive twice is refused")
    func twice() throws {
        let text = #"{"title":"P","questions":[{"question":"a?","answer":"b"}]}"#
        let writer = try ArchiveWriter.begin()
        for _ in 0..<2 { try writer.add("pack.json", Array(text.utf8)) }
        let input = try PackInput(name: "p.trivia", bytes: writer.finish())
        let error = #expect(throws: PackError.self) { try PackFile.collect(input) }
        #expect("\(String(describing: error))".contains("2 files named"))
    }

    @Test("A full disk is named, with the advice to free space")
    func fullDisk() throws {
        let descriptor = open("/dev/full", O_WRONLY | O_CLOEXEC)
        try #require(descriptor >= 0)
        defer { close(descriptor) }
        let error = #expect(throws: PackError.unwritable(path: "a.png", code: ENOSPC)) {
            try SystemFile.write([1, 2, 3], to: descriptor, of: "a.png")
        }
        let text = error.map { "\($0)" } ?? ""
        #expect(text.contains("No space left on device; free some space"))
    }

    @Test("A file that cannot be created leaves nothing")
    func noFolder() throws {
        let path = folder.appending(path: "missing/a.png").path
        #expect(throws: PackError.unwritable(path: path, code: ENOENT)) {
            try SystemFile.create(path, [1])
        }
        let good = folder.appending(path: "a.png").path
        try SystemFile.create(good, [1, 2])
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a.png"])
        #expect(try Array(Data(contentsOf: URL(filePath: good))) == [1, 2])
    }
}
