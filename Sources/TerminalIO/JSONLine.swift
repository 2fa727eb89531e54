import Foundation

/// Machine-readable output: one JSON object per line, with sorted keys.
package enum JSONLine {
    package static func text(_ value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        encoder.dateEncodingStrategy = .iso8601
        return inert(String(decoding: try encoder.encode(value), as: UTF8.self))
    }

    // Swift 6.3's optimizer crashes if this function is inlined into an asynchronous function
    // elsewhere.
    @inline(never)
    package static func print(_ value: some Encodable) throws {
        try StandardOutput.line(try text(value))
    }

    /// The same JSON, with escape sequences in place of characters that can control a terminal or
    /// reorder its text. Only strings can contain these characters, which the JSON encoder leaves
    /// unchanged.
    private static func inert(_ json: String) -> String {
        guard json.unicodeScalars.contains(where: isEscaped) else { return json }
        return json.unicodeScalars.reduce(into: "") { line, scalar in
            if isEscaped(scalar) {
                for unit in UTF16.encode(scalar) ?? .init() {
                    line += "\\u" + String(Int(unit) + 0x10000, radix: 16).dropFirst()
                }
            } else {
                line.unicodeScalars.append(scalar)
            }
        }
    }

    /// Whether a scalar must be escaped because other output shows a different character in its
    /// place. The encoder itself escapes ASCII control characters.
    private static func isEscaped(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value >= 0x7F && InertText.shown(scalar) != scalar
    }
}
