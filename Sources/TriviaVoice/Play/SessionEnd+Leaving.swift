import Foundation
import PlaySession
import TerminalIO

extension SessionEnd {
    /// Ends the program with an exit status that depends on how the game ended.
    func leave(isResumable: Bool = true) throws {
        switch self {
        case .finished: return
        case .failed(let failure):
            if isResumable {
                throw CommandFailure(
                    failure.status,
                    failure.message
                        + "; the game is saved, so continue it with: trivia-voice play --resume")
            }
            throw failure
        case .interrupted(let number):
            if isResumable {
                StandardError.write(
                    "The game was interrupted. Continue it with:\n  trivia-voice play --resume")
            }
            guard let number, number != SIGINT else { throw CommandFailure(.interrupted) }
            // With the default signal handler, the parent process sees that the signal ended the
            // program.
            signal(number, SIG_DFL)
            // Signal the whole process, because this thread may block signals.
            kill(getpid(), number)
            sleep(1)
            Foundation.exit(128 + number)
        }
    }
}
