import Foundation
import Testing

/// Holds the imports of the tests against Package.swift. A module that no dependency names is found all the same
/// where an earlier build left it, and is missing in a clean clone.
@Suite("The imports of the tests")
struct TestImportsTests {
    @Test("A test target that imports a support module depends on it")
    func supportIsDeclared() throws {
        let folders = try SourceTree.folders(in: "Tests")
        let support = folders.filter { $0.hasSuffix("Support") }
        #expect(!support.isEmpty)
        let targets = try SourceTree.text("Package.swift").components(separatedBy: ".testTarget(")
            .dropFirst()
        for folder in folders where folder.hasSuffix("Tests") {
            let declared = try #require(
                targets.first { $0.contains("name: \"\(folder)\"") },
                "Package.swift has no target \(folder)")
            let imported = Set(
                try SourceTree.swiftFiles(in: folder, of: "Tests")
                    .flatMap { SourceTree.imports(in: try String(contentsOf: $0, encoding: .utf8)) }
            )
            for module in support where imported.contains(module) {
                #expect(
                    declared.contains("\"\(module)\""),
                    "\(folder) imports \(module), which Package.swift does not say")
            }
        }
    }
}
