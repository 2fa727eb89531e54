import Foundation
import Testing

/// The compiler does not check `nonisolated(unsafe)`, so a comment directly above states why it is right.
@Suite struct UnsafeProofTests {
    @Test func eachPromiseToTheCompilerHasItsProof() throws {
        var promises = 0
        for room in try SourceTree.rooms() {
            for file in try SourceTree.swiftFiles(in: room) {
                let lines = try String(contentsOf: file, encoding: .utf8)
                    .split(separator: "\n", omittingEmptySubsequences: false)
                    .map { $0.trimmingCharacters(in: .whitespaces) }
                for (index, line) in lines.enumerated()
                where Self.promises(line) {
                    promises += 1
                    let comment = lines[..<index].reversed().prefix { $0.hasPrefix("//") }
                    #expect(
                        comment.contains { $0.contains("Proof: ") },
                        "\(file.lastPathComponent):\(index + 1): a comment with “Proof:” is missing"
                    )
                }
            }
        }
        #expect(promises > 0)
    }

    private static func promises(_ line: String) -> Bool {
        let code = line.components(separatedBy: "//")[0]
        return code.contains("nonisolated(unsafe)") || code.contains("@unchecked Sendable")
    }
}
