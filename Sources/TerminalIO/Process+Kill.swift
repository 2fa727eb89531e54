package import Foundation

extension Process {
    /// Ends the process with SIGKILL, because a process started from a task inherits a block on
    /// SIGTERM.
    package func killIfRunning() {
        if isRunning { kill(processIdentifier, SIGKILL) }
    }
}
