import Foundation

/// Writes results to standard output, each line whole and at once.
struct ResultPrinter: Sendable {
    let asJSON: Bool

    /// A reader that went away ends the program through SIGPIPE, as with any filter.
    func print(_ result: ReplayResult) throws {
        try asJSON ? JSONLine.print(result) : StandardOutput.line(Self.text(result))
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
