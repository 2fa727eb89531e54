package import Foundation

extension Process {
    /// Ends the process with SIGKILL, because a process that is started from a task inherits a
    /// signal mask that blocks SIGTERM.
    package func killIfRunning() {
        if isRunning { kill(processIdentifier, SIGKILL) }
    }
}
