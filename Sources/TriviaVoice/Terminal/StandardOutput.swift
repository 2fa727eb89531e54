import Foundation

/// Results, written whole or with an error: a full disk and a reader that has gone are no reason to
/// crash, and none to go on as if nothing were. Nothing else writes there.
enum StandardOutput {
    /// - Throws: ``CommandFailure`` with the system's reason.
    static func write(_ text: String) throws(CommandFailure) {
        let code = StandardStreams.write(text, to: STDOUT_FILENO)
        guard code != 0 else { return }
        if code == EPIPE {
            // A reader that went away ends the program as any filter, also where the signal was ignored from the start.
            signal(SIGPIPE, SIG_DFL)
            raise(SIGPIPE)
        }
        throw CommandFailure(
            .refusedInput, "standard output cannot be written: \(String(cString: strerror(code)))")
    }

    static func line(_ text: String) throws(CommandFailure) { try write(text + "\n") }
}
