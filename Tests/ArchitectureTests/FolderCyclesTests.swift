import Foundation
import Testing

/// No folder of a target forms a cycle with another: what a folder uses never uses that folder. Then each folder can be
/// understood after those below it (docs/decisions/0161). ``FolderGraph`` says what counts as use.
@Suite struct FolderCyclesTests {
    /// Each folder uses only those that stand before it in the table of docs/architecture.md.
    @Test(arguments: ImportArrowsTests.allowed.keys.sorted())
    func foldersFormNoCycle(target: String) throws {
        let sources = try SourceTree.sources(of: target)
        #expect(!sources.isEmpty)
        let graph = FolderGraph(sources)
        for cycle in graph.cycles {
            Issue.record("folders of \(target) use each other:\n\(cycle.joined(separator: "\n"))")
        }
        let listed = try Self.listed(target)
        let folders = Set(sources.keys.map(FolderGraph.folder)).filter { !$0.hasSuffix(".swift") }
        #expect(Set(listed) == folders, "docs/architecture.md lists other folders of \(target)")
        for (place, folder) in listed.enumerated() {
            for (used, example) in graph.arrows[folder] ?? [:] where listed[place...].contains(used)
            {
                Issue.record(
                    "docs/architecture.md lists \(folder) before \(used), but it uses it (\(example))"
                )
            }
        }
    }

    /// The folders of a target in the table, without what stands in parentheses.
    private static func listed(_ target: String) throws -> [String] {
        let row = try SourceTree.text("docs/architecture.md").split(separator: "\n")
            .drop { $0 != "## Folders" }.first { $0.hasPrefix("| \(target) |") }
        return row?.split(separator: "|").last?.replacing(/\([^)]*\)/, with: "").split(
            separator: ","
        )
        .map { $0.trimmingCharacters(in: .whitespaces) } ?? []
    }

    @Test(
        arguments: [
            // Down only.
            (["Low/A.swift": "struct A {}", "High/B.swift": "let a = A()"], 0),
            // A type up, a type down.
            (["Low/A.swift": "struct A { var b: B }", "High/B.swift": "struct B { var a: A }"], 1),
            // Over three folders.
            (
                [
                    "One/A.swift": "struct A { var b: B }", "Two/B.swift": "struct B { var c: C }",
                    "Three/C.swift": "struct C { var a: A }",
                ], 1
            ),
            // Comments and strings are not code, but what is inserted in a string is.
            (
                [
                    "Low/A.swift": "struct A {} // B\nlet b = \"B\"",
                    "High/B.swift": "struct B { var a: A }",
                ], 0
            ),
            (
                [
                    "Low/A.swift": "struct A {}\nlet b = \"\\(B())\"",
                    "High/B.swift": "struct B { var a: A }",
                ], 1
            ),
            // A nested type of the same name is another type.
            (
                [
                    "Low/A.swift": "struct A {\n    struct B {}\n    var b: B\n}",
                    "High/B.swift": "struct B { var a: A }",
                ], 0
            ),
            // A function counts when it is called. A label or a member of its name is not it.
            (
                [
                    "Low/A.swift": "struct A {}\nlet b = b()",
                    "High/B.swift": "func b() -> A { A() }",
                ], 1
            ),
            (
                [
                    "Low/A.swift": "struct A {}\nlet c = c(b: 1).b(2)",
                    "High/B.swift": "func b() -> A { A() }",
                ], 0
            ),
            // A member that an extension adds to a type from elsewhere.
            (
                [
                    "Low/A.swift": "struct A {}\nlet b = \"\".shout",
                    "High/B.swift":
                        "let a = A()\nextension String {\n    var shout: String { uppercased() }\n}",
                ], 1
            ),
            // What is private to a file is not used by another.
            (
                [
                    "Low/A.swift": "struct A {}\nlet b = B()",
                    "High/B.swift": "private struct B { var a: A }",
                ], 0
            ),
            // Files beside the folders stand for themselves.
            (["A.swift": "struct A { var b: B }", "B.swift": "struct B { var a: A }"], 0),
            (["A.swift": "struct A { var b: B }", "High/B.swift": "struct B { var a: A }"], 1),
        ] as [([String: String], Int)])
    func cyclesAreFound(files: [String: String], count: Int) {
        #expect(FolderGraph(files).cycles.count == count)
    }

    @Test func aCycleNamesAnExampleForEachArrow() {
        let graph = FolderGraph([
            "Low/A.swift": "struct A { var b: B }", "High/B.swift": "struct B { var a: A }",
        ])
        #expect(
            graph.cycles == [["High uses Low (High/B.swift: A)", "Low uses High (Low/A.swift: B)"]])
    }

    @Test(arguments: [
        ("let a = b // c\nd", ["let", "a", "b", "d"]),
        ("a /* b /* c */ d */ e", ["a", "e"]),
        (#"say("no \(name("x") + 1) no", other)"#, ["say", "name", "1", "other"]),
        (##"let a = #"no \(no) \#(yes)"# + b"##, ["let", "a", "yes", "b"]),
        ("let a = \"\"\"\n    no \"no\" \\(yes)\n    \"\"\"\nb", ["let", "a", "yes", "b"]),
        (#"let a = "no \" no"; b"#, ["let", "a", "b"]),
    ])
    func wordsAreRead(source: String, expected: [String]) {
        #expect(SwiftWords(source).lines.flatMap(\.words).map(\.text) == expected)
    }

    @Test(arguments: [
        ("public final class Reader: Sendable {", "class Reader"),
        ("    package static func open(at path: String) {", "func open"),
        ("@Sendable private func hidden() {", "private func hidden"),
        ("    private(set) var count = 0", "var count"),
        ("extension String {", "extension String"),
        ("    return value", ""),
    ])
    func declarationsAreRead(line: String, expected: String) {
        let found = SwiftWords(line).lines[0].declaration.map {
            ($0.isPrivate ? "private " : "") + "\($0.kind) \($0.name)"
        }
        #expect(found ?? "" == expected)
    }
}
