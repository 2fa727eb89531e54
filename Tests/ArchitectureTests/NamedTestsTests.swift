import Foundation
import Testing

/// Holds the tables of docs/apple-speech.md against the tests that they name.
@Suite struct NamedTestsTests {
    private static let tests = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent()

    /// The last cell of every row of the document's tables.
    private static func cells() throws -> [(row: String, cell: String)] {
        let document = tests.deletingLastPathComponent().appending(path: "docs/apple-speech.md")
        return try String(contentsOf: document, encoding: .utf8).split(separator: "\n")
            .filter { $0.hasPrefix("| ") && !$0.hasSuffix("| tested in |") }
            .map { row in
                let parts = row.split(separator: "|").map {
                    $0.trimmingCharacters(in: .whitespaces)
                }
                return (String(row), parts.last ?? "")
            }
    }

    /// The text of the file named like a suite.
    private static func file(of suite: String) throws -> String? {
        try FileManager.default.subpathsOfDirectory(atPath: tests.path)
            .first { $0.hasSuffix("/\(suite).swift") }
            .map { try String(contentsOf: tests.appending(path: $0), encoding: .utf8) }
    }

    @Test func everyRowNamesATestThatExists() throws {
        let cells = try Self.cells()
        #expect(cells.count > 60)
        for (row, cell) in cells where cell != "–" {
            let names = cell.matches(of: /`(\w+)\.(\w+)`/)
            #expect(!names.isEmpty, "no test is named in: \(row)")
            for name in names {
                let text = try Self.file(of: String(name.1))
                #expect(
                    text?.contains("func \(name.2)(") == true,
                    "there is no test \(name.1).\(name.2), named in: \(row)")
            }
        }
    }

    @Test func whatIsNotTestedIsLeftOutOrNeedsNoTest() throws {
        for (row, cell) in try Self.cells() where cell == "–" {
            let says = ["left out", "always true", "there is no model"]
            #expect(says.contains { row.contains($0) }, "neither tested nor left out: \(row)")
        }
    }
}
