import Foundation

/// Writes messages for people; results go to standard output. If a message cannot be written, the program continues.
package enum StandardError {
    /// Writes one line.
    package static func write(_ line: String) {
        _ = StandardStreams.write(line + "\n", to: STDERR_FILENO)
    }

    /// Writes a question. The user types the answer after the question, on the same line.
    package static func ask(_ question: String) {
        _ = StandardStreams.write(question, to: STDERR_FILENO)
    }
}
