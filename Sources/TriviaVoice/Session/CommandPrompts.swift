import Foundation
import SpeechRecognition

/// Reads with a program of the player's: it gets the text on standard input and ends when it has been
/// said.
final class CommandPrompts: PromptReading {
    private let command: String
    private let failed: @Sendable (String) -> Void
    private let running = Lock<Process?>(nil)
    /// Grows with each stop: what was begun before it ends.
    private let stops = Lock(0)

    /// - Parameters:
    ///   - command: As a shell takes it.
    ///   - failed: Told why a text could not be read.
    init(command: String, failed: @escaping @Sendable (String) -> Void) {
        self.command = command
        self.failed = failed
    }

    /// What espeak-ng is called with; at rate 1 it says 175 words a minute.
    static func espeak(rate: Double) -> String {
        "espeak-ng -v en-us -s \(Int((175 * rate).rounded())) --stdin"
    }

    func read(_ text: String) async {
        let before = stops.withLock { $0 }
        let process = Process()
        process.executableURL = URL(filePath: "/bin/sh")
        // The program itself is stopped, not a shell around it.
        process.arguments = ["-c", "exec \(command)"]
        // What it prints is not for the screen.
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        let status: Int32? = await withCheckedContinuation { continuation in
            process.terminationHandler = { ended in
                // Cut off on purpose is no failure.
                continuation.resume(
                    returning: ended.terminationReason == .exit ? ended.terminationStatus : 0)
            }
            do {
                process.standardInput = try Self.input(text)
                running.withLock { Self.end($0) }
                try process.run()
                running.withLock { $0 = process }
                if stops.withLock({ $0 }) != before { Self.end(process) }
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

    /// A program inherits the signals that this thread blocks, SIGTERM among them; this one it cannot.
    private static func end(_ process: Process?) {
        if let process, process.isRunning { kill(process.processIdentifier, SIGKILL) }
    }

    /// A file without a name that holds the text: a pipe would be broken by a program that reads nothing.
    private static func input(_ text: String) throws -> FileHandle {
        let url = FileManager.default.temporaryDirectory
            .appending(path: "trivia-voice-\(UUID().uuidString)")
        try Data(text.utf8).write(to: url, options: .withoutOverwriting)
        defer { try? FileManager.default.removeItem(at: url) }
        return try FileHandle(forReadingFrom: url)
    }

    func stop() {
        stops.withLock { $0 += 1 }
        running.withLock { Self.end($0) }
    }
}
