/// The program's exit statuses.
package enum ExitStatus: Int32 {
    case done = 0
    /// A replay gave unexpected verdicts, or a pack failed its check.
    case qualityFailure = 1
    case usage = 2
    /// A file could not be read or was rejected.
    case refusedInput = 3
    /// No microphone, model or device is available.
    case unavailable = 4
    case interrupted = 130
}

/// An error with a message for people and an exit status for the program.
package struct CommandFailure: Error, Hashable {
    package var status: ExitStatus
    /// What happened, and what to do next; empty if everything has already been reported.
    package var message: String

    package init(_ status: ExitStatus, _ message: String = "") {
        self.status = status
        self.message = message
    }
}

extension CommandFailure: CustomStringConvertible {
    /// The message, so that callers can print all errors in the same way.
    package var description: String { message }
}
