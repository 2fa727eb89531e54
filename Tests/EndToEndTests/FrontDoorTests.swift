import Foundation
import SoundTestSupport
import Testing

/// The script `trivia` with a compiler that only writes a program down.
@Suite("The front door", .timeLimit(.minutes(30)))
struct FrontDoorTests {
    private let folder: TemporaryFolder
    private let checkout: URL

    private static let compiler = """
        #!/bin/sh
        echo "$*" >>calls
        case "$1" in
        --version) echo "Swift version 9.9" ;;
        build) mkdir -p .build/release; cp program .build/release/trivia-voice ;;
        esac
        """
    private static let program = """
        #!/bin/sh
        case "$1" in
        --generate-completion-script) echo "completes $2, $(cat edition)" ;;
        *) echo "played $*" ;;
        esac
        """

    init() throws {
        folder = try TemporaryFolder()
        checkout = folder.url.appending(path: "checkout")
        let files = FileManager.default
        try files.createDirectory(
            at: checkout.appending(path: "Sources"), withIntermediateDirectories: true)
        try files.createDirectory(
            at: folder.url.appending(path: "bin"), withIntermediateDirectories: true)
        try files.copyItem(
            at: BuiltProgram.data.deletingLastPathComponent().appending(path: "trivia"),
            to: checkout.appending(path: "trivia"))
        try write("first", to: "checkout/edition")
        try write("", to: "checkout/Package.swift")
        try write(Self.program, to: "checkout/program", isExecutable: true)
        try write(Self.compiler, to: "bin/swift", isExecutable: true)
    }

    private func write(_ text: String, to path: String, isExecutable: Bool = false) throws {
        let file = folder.url.appending(path: path)
        try Data(text.utf8).write(to: file)
        if isExecutable {
            try FileManager.default.setAttributes(
                [.posixPermissions: 0o755], ofItemAtPath: file.path)
        }
    }

    private func trivia(_ arguments: String...) throws -> (status: Int32, text: String) {
        let process = Process()
        process.executableURL = checkout.appending(path: "trivia")
        process.arguments = arguments
        var environment = BuiltProgram.environment(home: folder.url.path)
        environment["PATH"] = folder.path("bin") + ":" + (environment["PATH"] ?? "")
        process.environment = environment
        let output = Pipe()
        process.standardOutput = output
        process.standardError = output
        try process.run()
        let bytes = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: bytes, as: UTF8.self))
    }

    private var completions: String? {
        try? String(
            contentsOfFile: folder.path("data/bash-completion/completions/trivia-voice"),
            encoding: .utf8)
    }

    @Test("The first build installs completions and says where; the next start says nothing")
    func first() throws {
        let first = try trivia("history")
        #expect(first.status == 0, "\(first.text)")
        #expect(first.text.contains("completions for bash: "))
        #expect(first.text.hasSuffix("played history\n"))
        #expect(completions == "completes bash, first\n")
        let built = try calls()
        // The same options for the program and the tests, in a terminal and in a pipe: with others the package
        // manager compiles everything again.
        let options = "build -c release -Xswiftc -enable-testing --no-color-diagnostics"
        #expect(built.contains { $0.hasPrefix(options) })
        let second = try trivia("history").text
        #expect(second.hasSuffix("played history\n") && !second.contains("trivia:"), "\(second)")
        // Nothing is newer, so nobody asks the package manager.
        #expect(try calls() == built)
    }

    private func calls() throws -> [Substring] {
        try String(contentsOf: checkout.appending(path: "calls"), encoding: .utf8)
            .split(separator: "\n")
    }

    @Test("What is built again renews the completions that are there, and no others")
    func again() throws {
        _ = try trivia("history")
        try write("second", to: "checkout/edition")
        try write("// newer", to: "checkout/Package.swift")
        #expect(try !trivia("history").text.contains("completions"))
        #expect(completions == "completes bash, second\n")
        try FileManager.default.removeItem(atPath: folder.path("data/bash-completion"))
        try write("// newer still", to: "checkout/Package.swift")
        _ = try trivia("history")
        #expect(completions == nil)
        #expect(try trivia("completions").status == 0)
        #expect(completions == "completes bash, second\n")
    }

    @Test(
        "Nothing is installed with --no-install, and where nothing can be written the game goes on")
    func without() throws {
        let without = try trivia("--no-install", "history")
        #expect(without.text.hasSuffix("played history\n"), "\(without.text)")
        #expect(completions == nil)
        try FileManager.default.removeItem(at: checkout.appending(path: ".build"))
        // A file where the folder should be.
        try write("", to: "data")
        let blocked = try trivia("history")
        #expect(blocked.status == 0)
        #expect(blocked.text.contains("completions were not installed"))
        #expect(blocked.text.hasSuffix("played history\n"))
        #expect(try trivia("completions").status != 0)
    }
}
