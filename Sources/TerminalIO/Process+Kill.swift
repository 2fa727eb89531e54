package import Foundation

extension Process {
    /// Ends the program with SIGKILL, because a program that a task starts may ignore SIGTERM.
    package func killIfRunning() {
        if isRunning { kill(processIdentifier, SIGKILL) }
    }
}
