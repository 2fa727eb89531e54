import Foundation
import SpeechRecognition
import TerminalIO

/// Reads text aloud with the player's own command, which reads standard input and exits after it
/// has spoken.
package final class CommandPrompts: PromptReading {
    private let command: String
    private let failed: @Sendable (String) -> Void
    private let running = Lock<Process?>(nil)
    /// The number of calls to `stop()` so far. A reading in progress ends when this number
    /// increases.
    private let stops = Lock(0)

    /// - Parameters:
    ///   - command: A shell command.
    ///   - failed: Called with the reason if a text cannot be read aloud.
    package init(command: String, failed: @escaping @Sendable (String) -> Void) {
        self.command = command
        self.failed = failed
    }

    /// The espeak-ng command for a speech rate. A rate of 1 means 175 words per minute.
    package static func espeak(rate: Double) -> String {
        "espeak-ng -v en-us -s \(Int((175 * rate).rounded())) --stdin"
    }

    package func read(_ text: String) async {
        let before = stops.withLock { $0 }
        let process = Process()
        process.executableURL = URL(filePath: "/bin/sh")
        // `exec` replaces the shell, so that stopping the process stops the text-to-speech program.
        process.arguments = ["-c", "exec \(command)"]
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        let status: Int32? = await withCheckedContinuation { continuation in
            process.terminationHandler = { ended in
                // If the game itself stops the text-to-speech program with a signal, that is not a
                // failure.
                continuation.resume(
                    returning: ended.terminationReason == .exit ? ended.terminationStatus : 0)
            }
            do {
                process.standardInput = try Self.input(text)
                running.withLock { $0?.killIfRunning() }
                try process.run()
                running.withLock { $0 = process }
                if stops.withLock({ $0 }) != before { process.killIfRunning() }
            } catch {
                process.terminationHandler = nil
                continuation.resume(returning: nil)
            }
        }
        running.withLock { if $0 === process { $0 = nil } }
        switch status {
        case 0: break
        case let status?: failed("“\(command)” failed (\(status))")
        case nil: failed("“\(command)” cannot be run")
        }
    }

    /// An unnamed file that contains the text. Writing to a pipe would fail if the
    /// text-to-speech program did not read its input.
    private static func input(_ text: String) throws -> FileHandle {
        let url = FileManager.default.temporaryDirectory
            .appending(path: "trivia-voice-\(UUID().uuidString)")
        try Data(text.utf8).write(to: url, options: .withoutOverwriting)
        defer { try? FileManager.default.removeItem(at: url) }
        return try FileHandle(forReadingFrom: url)
    }

    package func stop() {
        stops.withLock { $0 += 1 }
        running.withLock { $0?.killIfRunning() }
    }
}
