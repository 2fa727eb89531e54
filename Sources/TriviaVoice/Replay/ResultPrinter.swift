import Foundation

/// Writes results to standard output, each line whole and at once.
struct ResultPrinter: Sendable {
    let asJSON: Bool

    func print(_ result: ReplayResult) {
        var line = asJSON ? Self.json(result) : Data(Self.text(result).utf8)
        line.append(0x0A)
        // A reader that went away ends the program through SIGPIPE, as with any filter.
        FileHandle.standardOutput.write(line)
    }

    private static func json(_ result: ReplayResult) -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        // Strings, booleans and finite numbers always encode.
        return (try? encoder.encode(result)) ?? Data()
    }

    /// Ids and words come from files of others: nothing in them may reach the terminal as an
    /// instruction.
    static func text(_ result: ReplayResult) -> String {
        if let error = result.error { return "\(result.id.inert)\terror\t\(error.inert)" }
        let verdict =
            result.verdict?.rawValue ?? (result.accepted == true ? "accepted" : "not accepted")
        var parts = [result.id, verdict, result.heard, "\(result.confidence)"]
        if let reason = result.reason { parts.append(reason) }
        if let tags = result.tags, !tags.isEmpty {
            parts.append(
                tags.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
                    .joined(separator: ", "))
        }
        if let evidence = result.evidence {
            parts += evidence.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
        }
        return parts.map(\.inert).joined(separator: "\t")
    }
}
