import Foundation

/// Writes messages for people. If a message cannot be written, the program continues.
package enum StandardError {
    /// Writes one line.
    package static func write(_ line: String) {
        _ = StandardStreams.write(line + "\n", to: STDERR_FILENO)
    }

    /// Writes a question without a line feed, so that the user answers on the same line.
    package static func ask(_ question: String) {
        _ = StandardStreams.write(question, to: STDERR_FILENO)
    }
}
