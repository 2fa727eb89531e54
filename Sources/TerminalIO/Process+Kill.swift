package import Foundation

extension Process {
    /// Ends the program with SIGKILL, because a task's program inherits a block on SIGTERM.
    package func killIfRunning() {
        if isRunning { kill(processIdentifier, SIGKILL) }
    }
}
