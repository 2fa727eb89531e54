import Foundation
import Testing

/// What screens and pages say is listed for those who translate it.
@Suite struct ListedSentencesTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
    private static let python = "/usr/bin/python3"

    @Test(
        "The list is whole; if not, run Scripts/list-sentences",
        .enabled(
            if: FileManager.default.isExecutableFile(atPath: python),
            "install python3 to run this test"))
    func whole() throws {
        let script = Process()
        script.executableURL = URL(filePath: Self.python)
        script.arguments = [Self.root.appending(path: "Scripts/list-sentences").path, "-"]
        let output = Pipe()
        script.standardOutput = output
        try script.run()
        let listed = try #require(try output.fileHandleForReading.readToEnd())
        script.waitUntilExit()
        let file = Self.root.appending(path: "data/languages/en/sentences.txt")
        let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        let wanted = String(decoding: listed, as: UTF8.self).split(separator: "\n")
        #expect(Set(wanted).subtracting(lines) == [], "not in the list")
        #expect(Set(lines).subtracting(wanted) == [], "no longer said")
    }
}
