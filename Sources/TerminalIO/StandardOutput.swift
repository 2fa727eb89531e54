import Foundation

/// Writes results completely, or throws an error. No other code writes to standard output.
package enum StandardOutput {
    /// Writes text, or throws ``CommandFailure`` with the system's reason.
    package static func write(_ text: String) throws(CommandFailure) {
        let code = StandardStreams.write(text, to: STDOUT_FILENO)
        guard code != 0 else { return }
        if code == EPIPE {
            // SIGPIPE ends the program, as it ends other filters, even if the parent process
            // ignored the signal.
            signal(SIGPIPE, SIG_DFL)
            raise(SIGPIPE)
        }
        throw CommandFailure(
            .refusedInput, "standard output cannot be written: \(String(cString: strerror(code)))")
    }

    package static func line(_ text: String) throws(CommandFailure) { try write(text + "\n") }
}
