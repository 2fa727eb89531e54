import Foundation
import Testing

/// A script that is called wrongly ends with exit code 2, which its callers can tell from a failed check.
@Suite("Scripts that are called wrongly", .timeLimit(.minutes(30)))
struct ScriptUsageTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    @Test(
        "An option without its value ends a script with 2",
        arguments: [
            ["Scripts/sanitize", "--filter"], ["Scripts/check-deb", "--mirror"],
            ["Scripts/try-on", "--folder"], ["Scripts/check-tarball", "--roots"],
            ["Scripts/check-pocketsphinx", "--limit"], ["Scripts/if-changed"],
            ["Scripts/replay-sharded", "--task"], ["Scripts/replay-sharded", "--merge"],
            ["Scripts/replay-sharded", "trials", "folder", "--jobs"], ["trivia", "test", "--only"],
        ])
    func missingValue(command: [String]) throws {
        let script = Process()
        script.executableURL = Self.root.appending(path: command[0])
        script.arguments = Array(command.dropFirst())
        let output = Pipe()
        script.standardInput = FileHandle.nullDevice
        script.standardOutput = output
        script.standardError = output
        try script.run()
        let said = try output.fileHandleForReading.readToEnd() ?? Data()
        script.waitUntilExit()
        #expect(script.terminationStatus == 2, "\(String(decoding: said, as: UTF8.self))")
        #expect(!said.isEmpty)
    }

    @Test("No script leaves a missing value to the shell, which ends with 1")
    func noShellMessage() throws {
        let scripts = try FileManager.default
            .contentsOfDirectory(atPath: Self.root.appending(path: "Scripts").path)
            .map { "Scripts/\($0)" }
        for path in scripts + ["trivia"] {
            let file = Self.root.appending(path: path)
            // A folder has no text.
            guard let text = try? String(contentsOf: file, encoding: .utf8) else { continue }
            #expect(text.firstMatch(of: /\$\{[0-9]+:\?/) == nil, "\(path)")
        }
    }
}
