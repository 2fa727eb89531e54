import ArgumentParser
import Foundation
import TerminalIO

extension ExitStatus {
    /// Prints the error, and returns the program's exit status. Help is printed to standard output.
    static func report(_ error: any Error) -> ExitStatus {
        if let failure = error as? CommandFailure {
            if !failure.message.isEmpty {
                StandardError.write("trivia-voice: \(failure.message.inertLines)")
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
        // The parser's message quotes arguments, which a script may have received from a stranger.
        StandardError.write(text.inertLines)
        return .usage
    }
}
