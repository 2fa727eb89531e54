import Foundation

/// Writes results completely, or throws an error. A full disk or a closed pipe must not crash the program or remain
/// unnoticed. Nothing else writes to standard output.
package enum StandardOutput {
    /// - Throws: ``CommandFailure`` with the system's reason.
    package static func write(_ text: String) throws(CommandFailure) {
        let code = StandardStreams.write(text, to: STDOUT_FILENO)
        guard code != 0 else { return }
        if code == EPIPE {
            // Let SIGPIPE end the program, as filters do, even if the signal was ignored when the program started.
            signal(SIGPIPE, SIG_DFL)
            raise(SIGPIPE)
        }
        throw CommandFailure(
            .refusedInput, "standard output cannot be written: \(String(cString: strerror(code)))")
    }

    package static func line(_ text: String) throws(CommandFailure) { try write(text + "\n") }
}
