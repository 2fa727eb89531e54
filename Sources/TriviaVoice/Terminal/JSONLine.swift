import Foundation

/// Machine-readable output: one object per line, with sorted keys.
enum JSONLine {
    static func text(_ value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        encoder.dateEncodingStrategy = .iso8601
        return String(decoding: try encoder.encode(value), as: UTF8.self)
    }

    static func print(_ value: some Encodable) throws {
        try StandardOutput.line(try text(value))
    }
}
