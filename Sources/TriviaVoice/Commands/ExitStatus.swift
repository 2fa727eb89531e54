import ArgumentParser
import Foundation

/// What the program tells its caller when it ends.
enum ExitStatus: Int32 {
    case done = 0
    /// A replay that did not give the expected verdicts, a pack that does not check.
    case qualityFailure = 1
    case usage = 2
    /// A file that cannot be read or is refused.
    case refusedInput = 3
    /// No microphone, model or device.
    case unavailable = 4
    case interrupted = 130
}

/// An error with the exit status it ends the program with and a message for people.
struct CommandFailure: Error, Hashable {
    var status: ExitStatus
    /// What happened, to what, and what to do next; empty when everything has been said.
    var message: String

    init(_ status: ExitStatus, _ message: String = "") {
        self.status = status
        self.message = message
    }
}

extension CommandFailure: CustomStringConvertible {
    /// The message: whoever tells of an error need not know which kind it is.
    var description: String { message }
}

extension ExitStatus {
    /// Prints the error where its kind belongs (help on standard output, everything else on
    /// standard error) and says how the program ends.
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
