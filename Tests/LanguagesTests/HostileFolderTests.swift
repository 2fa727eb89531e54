import Foundation
import Testing

@testable import Languages

/// A language's folder from strangers: what is in it may be anything.
@Suite("A language's folder from strangers", .timeLimit(.minutes(30)))
final class HostileFolderTests {
    private let folder = FileManager.default.temporaryDirectory
        .appending(path: "language-\(UUID().uuidString)", directoryHint: .isDirectory)

    init() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try write("[code]\nxx\n[name]\nTest\n", to: "language.txt")
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func write(_ text: String, to name: String) throws {
        try Data(text.utf8).write(to: folder.appending(path: name))
    }

    private func refusal() -> String {
        let error = #expect(throws: LanguageError.self) { try Language(folder: folder) }
        return error.map { "\($0)" } ?? ""
    }

    @Test("A file of a gigabyte is refused after its first pieces")
    func gigabyte() throws {
        let file = folder.appending(path: "words.txt")
        try write("", to: "words.txt")
        try FileHandle(forWritingTo: file).truncate(atOffset: 1 << 30)
        #expect(refusal().hasPrefix("words.txt, line 1: the file is larger than 256 KiB"))
    }

    @Test("Lines by the million are refused, with the line from which on they are too many")
    func lines() throws {
        let file = folder.appending(path: "decoys.txt")
        try Data(repeating: UInt8(ascii: "\n"), count: 10_000_000).write(to: file)
        #expect(refusal().hasPrefix("decoys.txt, line 262145: "))
    }

    @Test("Pronunciations may be a whole dictionary, and no more")
    func dictionary() throws {
        let word = "kala K AA L AH\n"
        try write(String(repeating: word, count: 20_000), to: "pronunciations.txt")
        #expect(try Language(folder: folder).pronunciations["kala"]?.count == 20_000)
        try write(String(repeating: word, count: 600_000), to: "pronunciations.txt")
        #expect(refusal().contains("larger than 8192 KiB"))
    }

    @Test("What is no file is not waited for, and told")
    func noFile() throws {
        let words = folder.appending(path: "words.txt")
        try FileManager.default.createDirectory(at: words, withIntermediateDirectories: true)
        #expect(refusal().hasPrefix("words.txt: this is a folder, a device or a pipe"))
        try FileManager.default.removeItem(at: words)
        #expect(mkfifo(words.path, 0o600) == 0)
        #expect(refusal().contains("a folder, a device or a pipe"))
    }

    @Test(
        "A link is read like what it leads to",
        arguments: [
            ("/dev/zero", "a folder, a device or a pipe"), ("words.txt", "cannot be read"),
            ("/nowhere/words.txt", "cannot be read"),
            ("language.txt", "there is no section [code]"),
        ])
    func link(target: String, told: String) throws {
        try FileManager.default.createSymbolicLink(
            atPath: folder.appending(path: "words.txt").path, withDestinationPath: target)
        #expect(refusal().contains(told))
    }

    @Test(
        "Bytes that are no text are told by their line",
        arguments: [
            [0x6C, 0xFF, 0x6F], [0x00], [0x6C, 0x1B, 0x5B, 0x4A], [0xED, 0xA0, 0x80], [0xC3],
        ] as [[UInt8]])
    func noText(bytes: [UInt8]) throws {
        try (Data("[articles]\nlo\n".utf8) + bytes)
            .write(to: folder.appending(path: "words.txt"))
        #expect(refusal().hasPrefix("words.txt, line 3: some bytes are not text"))
    }

    @Test("As editors of other systems write a text, it is read")
    func otherEditors() throws {
        try write("\u{FEFF}[articles]\r\nlo\tla\r\n", to: "words.txt")
        #expect(try Language(folder: folder).words[.article] == ["lo", "la"])
    }

    @Test("A stranger's file is told before anything is read, and grammars have a number")
    func strays() throws {
        try write("", to: "word.txt")
        try Data([0xFF]).write(to: folder.appending(path: "decoys.txt"))
        #expect(refusal().hasPrefix("word.txt: a language has no file of this name"))
        try FileManager.default.removeItem(at: folder.appending(path: "word.txt"))
        try write("", to: "decoys.txt")
        let grammars = folder.appending(path: "grammars")
        try FileManager.default.createDirectory(at: grammars, withIntermediateDirectories: true)
        for number in 0...20 { try write("", to: "grammars/\(number).gram") }
        #expect(refusal().hasPrefix("grammars: the folder has more than 20 files"))
    }
}
