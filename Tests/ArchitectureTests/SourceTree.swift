import Foundation

/// The checkout that this test was built from.
enum SourceTree {
    private static let sources = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Sources")

    /// The folders below Sources.
    static func rooms() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: sources.path).sorted()
    }

    static func swiftFiles(in room: String) throws -> [URL] {
        try FileManager.default.subpathsOfDirectory(atPath: sources.appending(path: room).path)
            .filter { $0.hasSuffix(".swift") }
            .map { sources.appending(path: room).appending(path: $0) }
    }

    /// The modules a source text imports, in order.
    static func imports(in source: String) -> [String] {
        source.split(separator: "\n").compactMap { line in
            let pattern =
                /^\s*(?:@\w+\s+)*(?:(?:public|package|internal|fileprivate|private)\s+)?import\s+(?:(?:struct|class|enum|protocol|func|var|let|typealias)\s+)?(\w+)/
            return line.firstMatch(of: pattern).map { String($0.1) }
        }
    }
}
