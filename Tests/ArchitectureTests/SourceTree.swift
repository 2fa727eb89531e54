import Foundation

/// The checkout that this test was built from.
enum SourceTree {
    private static let root = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The folders below Sources.
    static func rooms() throws -> [String] {
        try folders(in: "Sources")
    }

    static func folders(in parent: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: root.appending(path: parent).path)
            .sorted()
    }

    static func swiftFiles(in folder: String, of parent: String = "Sources") throws -> [URL] {
        let folder = root.appending(path: parent).appending(path: folder)
        return try FileManager.default.subpathsOfDirectory(atPath: folder.path)
            .filter { $0.hasSuffix(".swift") }
            .map { folder.appending(path: $0) }
    }

    /// The Swift sources of a target, by their paths in it.
    static func sources(of target: String) throws -> [String: String] {
        let folder = "Sources/\(target)"
        let paths = try FileManager.default.subpathsOfDirectory(
            atPath: root.appending(path: folder).path)
        return try Dictionary(
            uniqueKeysWithValues: paths.filter { $0.hasSuffix(".swift") }
                .map { ($0, try text("\(folder)/\($0)")) })
    }

    static func text(_ path: String) throws -> String {
        try String(contentsOf: root.appending(path: path), encoding: .utf8)
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
