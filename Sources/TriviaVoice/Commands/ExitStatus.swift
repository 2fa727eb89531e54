import ArgumentParser
import Foundation

/// The program's exit statuses.
enum ExitStatus: Int32 {
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
struct CommandFailure: Error, Hashable {
    var status: ExitStatus
    /// What happened, to what, and what to do next; empty if everything has already been reported.
    var message: String

    init(_ status: ExitStatus, _ message: String = "") {
        self.status = status
        self.message = message
    }
}

extension CommandFailure: CustomStringConvertible {
    /// The message, so that callers can print any error the same way.
    var description: String { message }
}

extension ExitStatus {
    /// Prints the error (help on standard output, everything else on standard error) and returns the program's exit
    /// status.
    static func report(_ error: any Error) -> ExitStatus {
        if let failure = error as? CommandFailure {
            if !failure.message.isEmpty {
                StandardError.write("trivia-voice: \(failure.message)")
            }
            return failure.status
        }
        let text = TriviaVoice.fullMessage(for: error)
        if TriviaVoice.exitCode(for: error) == .success {
            do throws(CommandFailure) {
                if !text.isEmpty { try StandardOutput.line(text) }
                return .done
            } catch {
                return report(error)
            }
        }
        StandardError.write(text)
        return .usage
    }
}
