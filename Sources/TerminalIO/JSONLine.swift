import Foundation

/// Machine-readable output: one object per line, with sorted keys.
package enum JSONLine {
    package static func text(_ value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        encoder.dateEncodingStrategy = .iso8601
        return String(decoding: try encoder.encode(value), as: UTF8.self)
    }

    // Swift 6.3's optimizer crashes if this function is inlined into an asynchronous function
    // elsewhere.
    @inline(never)
    package static func print(_ value: some Encodable) throws {
        try StandardOutput.line(try text(value))
    }
}
