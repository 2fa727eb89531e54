import Foundation
import Testing

/// Scripts/check-distributions reads the lists of packages of every kind of system.
@Suite struct PackageListsTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
    private static let python = "/usr/bin/python3"

    @Test(
        "The script passes its own test, which also reads the tables of `trivia`",
        .enabled(
            if: FileManager.default.isExecutableFile(atPath: python),
            "install python3 to run this test"))
    func selfTest() throws {
        let script = Process()
        script.executableURL = URL(filePath: Self.python)
        script.arguments = [
            "-B", Self.root.appending(path: "Scripts/check-distributions").path, "--self-test",
        ]
        let output = Pipe()
        script.standardOutput = output
        script.standardError = output
        try script.run()
        let said = try #require(try output.fileHandleForReading.readToEnd())
        script.waitUntilExit()
        #expect(script.terminationStatus == 0, "\(String(decoding: said, as: UTF8.self))")
    }
}
