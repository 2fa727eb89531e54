import Foundation
import Testing

/// Results and messages have one way out each: it can tell that nobody gets them, and a closed stream does not
/// end the program.
@Suite struct OneOutputTests {
    @Test(arguments: ["TriviaVoice", "PlaySession", "Trials", "TerminalIO"])
    func theProgramWritesThroughItsOwnStreams(room: String) throws {
        for file in try SourceTree.swiftFiles(in: room) {
            let text = try String(contentsOf: file, encoding: .utf8)
            for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false)
                .enumerated()
            {
                #expect(
                    !Self.writesElsewhere(String(line)),
                    "\(file.lastPathComponent):\(index + 1): StandardOutput, StandardError or a Terminal writes"
                )
            }
        }
    }

    @Test(arguments: [
        ("print(text)", true), ("{ print(text) }", true), ("Swift.print(text)", true),
        ("FileHandle.standardError.write(data)", true), ("try JSONLine.print(value)", false),
        ("private func print(_ row: Row) throws {", false), ("try print(row)", false),
        ("// print(text)", false), ("process.standardError = FileHandle.nullDevice", false),
    ])
    func waysAreKnown(line: String, isElsewhere: Bool) {
        #expect(Self.writesElsewhere(line) == isElsewhere)
    }

    private static func writesElsewhere(_ line: String) -> Bool {
        let code = line.components(separatedBy: "//")[0]
        if code.contains("Swift.print(") || code.contains("FileHandle.standardOutput")
            || code.contains("FileHandle.standardError")
        {
            return true
        }
        // Methods of that name are ours, and may throw.
        let ours = ["func print(", "try print(", ".print(", "ingerprint("]
        return ours.reduce(code) { $0.replacing($1, with: "") }.contains("print(")
    }
}
