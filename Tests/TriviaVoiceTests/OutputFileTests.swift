import Foundation
import Testing

@testable import TerminalIO

@Suite("Output files")
struct OutputFileTests {
    private let folder = FileManager.default.temporaryDirectory
        .appending(path: "output-\(UUID().uuidString)")

    init() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    private func path(_ name: String) -> String { folder.appending(path: name).path }

    private func write(_ text: String, to path: String) throws {
        try OutputFile.write(to: path) { try $0(Array(text.utf8)) }
    }

    private func text(_ path: String) throws -> String {
        try String(contentsOfFile: path, encoding: .utf8)
    }

    private func status(_ path: String) -> stat {
        var status = stat()
        #expect(lstat(path, &status) == 0)
        return status
    }

    @Test("A new file is written whole, and nothing beside it stays")
    func new() throws {
        try write("a", to: path("new"))
        #expect(try text(path("new")) == "a")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["new"])
    }

    @Test("What fails leaves the old file as it was")
    func failing() throws {
        try write("old", to: path("file"))
        struct Stop: Error {}
        #expect(throws: Stop.self) {
            try OutputFile.write(to: path("file")) {
                try $0(Array("new".utf8))
                throw Stop()
            }
        }
        #expect(try text(path("file")) == "old")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["file"])
    }

    @Test("Owner and mode of a file that is there are kept")
    func mode() throws {
        try write("old", to: path("file"))
        #expect(chmod(path("file"), 0o640) == 0)
        // Only the administrator can give files away.
        let owner: uid_t = getuid() == 0 ? 12345 : getuid()
        #expect(chown(path("file"), owner, getgid()) == 0)
        try write("new", to: path("file"))
        #expect(try text(path("file")) == "new")
        #expect(status(path("file")).st_mode & 0o7777 == 0o640)
        #expect(status(path("file")).st_uid == owner)
    }

    @Test("A link stays a link, also one to a file that is not there yet")
    func link() throws {
        try FileManager.default.createDirectory(
            atPath: path("deep"), withIntermediateDirectories: true)
        for round in ["first", "second"] {
            if round == "first" { #expect(symlink("deep/target", path("link")) == 0) }
            try write(round, to: path("link"))
            #expect(status(path("link")).st_mode & S_IFMT == S_IFLNK)
            #expect(try text(path("deep/target")) == round)
        }
    }

    @Test("Links that go round are refused")
    func round() throws {
        #expect(symlink("b", path("a")) == 0)
        #expect(symlink("a", path("b")) == 0)
        #expect(throws: CommandFailure.self) { try write("x", to: path("a")) }
    }

    @Test(
        "Other names of a file see what is written, and nothing beside it stays",
        arguments: ["", "new", "much longer than before"])
    func hardLink(contents: String) throws {
        try write("old contents", to: path("one"))
        #expect(Foundation.link(path("one"), path("two")) == 0)
        try write(contents, to: path("one"))
        #expect(try text(path("two")) == contents)
        #expect(status(path("one")).st_ino == status(path("two")).st_ino)
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        #expect(names.sorted() == ["one", "two"])
    }

    @Test("What fails leaves a file with other names as it was")
    func failingHardLink() throws {
        try write("old", to: path("one"))
        #expect(Foundation.link(path("one"), path("two")) == 0)
        struct Stop: Error {}
        #expect(throws: Stop.self) {
            try OutputFile.write(to: path("one")) {
                try $0(Array("new".utf8))
                throw Stop()
            }
        }
        #expect(try text(path("two")) == "old")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        #expect(names.sorted() == ["one", "two"])
    }

    @Test("A device stays a device", arguments: ["/dev/null", "/dev/fd/DESCRIPTOR"])
    func device(name: String) throws {
        if name == "/dev/null" {
            try write("gone", to: name)
            #expect(status(name).st_mode & S_IFMT == S_IFCHR)
            return
        }
        let pipe = Pipe()
        let descriptor = pipe.fileHandleForWriting.fileDescriptor
        try write("through", to: "/dev/fd/\(descriptor)")
        try pipe.fileHandleForWriting.close()
        #expect(try pipe.fileHandleForReading.readToEnd() == Data("through".utf8))
    }

    @Test("A pipe with a name is written to")
    func fifo() throws {
        #expect(mkfifo(path("pipe"), 0o600) == 0)
        let reader = open(path("pipe"), O_RDONLY | O_NONBLOCK)
        defer { close(reader) }
        try write("through", to: path("pipe"))
        var buffer = [UInt8](repeating: 0, count: 20)
        #expect(read(reader, &buffer, 20) == 7)
        #expect(status(path("pipe")).st_mode & S_IFMT == S_IFIFO)
    }
}
