import Foundation
import Testing

/// The manual is made by Scripts/make-manual and read by groff.
@Suite struct ManualTests {
    private static let lines: [String] = {
        let page = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "docs/trivia-voice.1")
        return (try? String(contentsOf: page, encoding: .utf8))?.components(separatedBy: "\n") ?? []
    }()

    @Test func nothingInItIsAWarning() {
        #expect(Self.lines.count > 500)
        // The end of the file is no line.
        #expect(!Self.lines.dropLast().contains(""))
        let doubled = zip(Self.lines, Self.lines.dropFirst()).filter {
            $0 == ".Pp" && $1.hasPrefix(".")
        }
        #expect(doubled.isEmpty)
    }

    @Test(arguments: ["mode", "scoring", "host", "same-as", "push-to-talk", "screen", "lan"])
    func itKnowsTheFlags(flag: String) {
        #expect(Self.lines.contains { $0.hasPrefix(".It Fl -\(flag)") })
    }
}
