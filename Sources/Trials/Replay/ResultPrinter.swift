import Foundation
import TerminalIO

/// Writes results to standard output, one complete line at a time.
package struct ResultPrinter: Sendable {
    package let asJSON: Bool

    package init(asJSON: Bool) {
        self.asJSON = asJSON
    }

    /// Prints a result. If the reader closes the pipe, SIGPIPE ends the program.
    package func print(_ result: ReplayResult) throws {
        try asJSON ? JSONLine.print(result) : StandardOutput.line(Self.text(result))
    }

    /// A result as text, without the control sequences that other people's files may contain.
    package static func text(_ result: ReplayResult) -> String {
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
