package import Foundation

extension Process {
    /// Ends the program with SIGKILL, unless it has already ended. A program inherits the blocked signals of the thread
    /// that starts it, and the threads of tasks block most signals, including SIGTERM.
    package func killIfRunning() {
        if isRunning { kill(processIdentifier, SIGKILL) }
    }
}
