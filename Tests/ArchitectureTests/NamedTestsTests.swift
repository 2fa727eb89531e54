import Foundation
import Testing

/// Holds the tables of docs/apple-speech.md and docs/threat-model.md against the tests that they name.
@Suite struct NamedTestsTests {
    private static let tests = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent()

    /// The last cell of every row of the document's tables.
    private static func cells(
        _ name: String = "apple-speech"
    ) throws -> [(row: String, cell: String)] {
        let document = tests.deletingLastPathComponent().appending(path: "docs/\(name).md")
        return try String(contentsOf: document, encoding: .utf8).split(separator: "\n")
            .filter { $0.hasPrefix("| ") && !$0.hasSuffix("| tested in |") }
            .filter { !$0.hasSuffix("| shown by |") }
            .map { row in
                let parts = row.split(separator: "|").map {
                    $0.trimmingCharacters(in: .whitespaces)
                }
                return (String(row), parts.last ?? "")
            }
    }

    /// The text of the files named like a suite: its own and those of its extensions.
    private static func text(of suite: String) throws -> String {
        try FileManager.default.subpathsOfDirectory(atPath: tests.path)
            .filter { $0.firstMatch(of: /\/(\w+)(\+\w+)?\.swift$/)?.1 == suite[...] }
            .map { try String(contentsOf: tests.appending(path: $0), encoding: .utf8) }
            .joined(separator: "\n")
    }

    @Test(arguments: [("apple-speech", 80), ("threat-model", 25)])
    func everyRowNamesATestThatExists(document: String, count: Int) throws {
        let cells = try Self.cells(document)
        #expect(cells.count > count)
        for (row, cell) in cells where cell != "–" {
            let names = cell.matches(of: /`(\w+)\.(\w+)`/)
            #expect(!names.isEmpty, "no test is named in: \(row)")
            for name in names {
                #expect(
                    try Self.text(of: String(name.1)).contains("func \(name.2)("),
                    "there is no test \(name.1).\(name.2), named in: \(row)")
            }
        }
    }

    @Test func everySymbolIsTheSameDiffersOrIsMissing() throws {
        for (row, cell) in try Self.cells() {
            let kind = row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }[1]
            #expect(["same", "differs", "missing"].contains(kind), "neither of the three: \(row)")
            #expect((kind == "missing") == (cell == "–"), "missing and yet tested: \(row)")
        }
    }

    /// What stands between a marker and "end" in the test that the document speaks of.
    @Test(arguments: ["file", "live", "pushed", "modules", "interruption"])
    func theExamplesAreThoseThatAreTested(marker: String) throws {
        let source = try Self.text(of: "PortingFromSpeechTests")
        let lines = source.components(separatedBy: "\n").map { $0.dropFirst(8) }
        let start = try #require(lines.firstIndex(of: "// \(marker)"))
        let end = try #require(lines[start...].firstIndex(of: "// end"))
        let example = lines[(start + 1)..<end].joined(separator: "\n")
        let document = Self.tests.deletingLastPathComponent()
            .appending(path: "docs/apple-speech.md")
        #expect(try String(contentsOf: document, encoding: .utf8).contains(example))
    }

    @Test func whatIsNotTestedIsLeftOutOrNeedsNoTest() throws {
        for (row, cell) in try Self.cells() where cell == "–" {
            let says = ["left out", "always true", "there is no model"]
            #expect(says.contains { row.contains($0) }, "neither tested nor left out: \(row)")
        }
    }
}
