import Foundation
import SpeechRecognition
import TerminalIO

/// Synthesizes speech with espeak-ng, if it is installed.
enum Espeak {
    private static let path = "/usr/bin/espeak-ng"

    /// Speaks text aloud or writes the speech to a WAV file.
    static func say(_ text: String, output: String?) throws {
        guard FileManager.default.isExecutableFile(atPath: path) else {
            throw CommandFailure(
                .unavailable, "espeak-ng is not installed; install the package espeak-ng")
        }
        let process = Process()
        process.executableURL = URL(filePath: path)
        // The text is sent to standard input, so that espeak-ng cannot mistake it for an option.
        process.arguments = ["-v", "en-us", "--stdin"] + (output.map { ["-w", $0] } ?? [])
        let pipe = Pipe()
        process.standardInput = pipe
        try process.run()
        try pipe.fileHandleForWriting.write(contentsOf: Data(text.utf8))
        try pipe.fileHandleForWriting.close()
        process.waitUntilExit()
        if process.terminationStatus != 0 {
            throw CommandFailure(.unavailable, "espeak-ng failed (\(process.terminationStatus))")
        }
    }

    /// Synthesizes text as 16 kHz mono samples.
    static func samples(_ text: String) throws -> [Int16] {
        let file = FileManager.default.temporaryDirectory
            .appending(path: "trivia-voice-\(UUID().uuidString).wav")
        defer { unlink(file.path) }
        try say(text, output: file.path)
        return try AudioClip.read(file.path).samples
    }
}
