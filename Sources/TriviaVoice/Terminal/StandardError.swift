import Foundation

/// Messages for people; results go to standard output. Where nobody can get them, the program goes on
/// without.
enum StandardError {
    /// Writes one line.
    static func write(_ line: String) { _ = StandardStreams.write(line + "\n", to: STDERR_FILENO) }

    /// Writes a question, whose answer is typed behind it.
    static func ask(_ question: String) { _ = StandardStreams.write(question, to: STDERR_FILENO) }
}
