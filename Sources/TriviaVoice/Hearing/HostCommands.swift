import Foundation
import SpokenAnswers

/// What players say to the game: what comes with it, and what a host has put beside it.
enum HostCommands {
    /// Grammars of the host's own, `*.gram`, in `$XDG_CONFIG_HOME/trivia-voice/grammars`.
    static func folder(environment: [String: String]) -> URL {
        let home = environment["HOME"] ?? NSHomeDirectory()
        let configured = environment["XDG_CONFIG_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
        return URL(fileURLWithPath: configured ?? home + "/.config", isDirectory: true)
            .appendingPathComponent("trivia-voice/grammars", isDirectory: true)
    }

    static func read(
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) throws(CommandFailure) -> SpokenCommands {
        let folder = folder(environment: environment)
        do {
            guard FileManager.default.fileExists(atPath: folder.path) else {
                return try SpokenCommands()
            }
            return try SpokenCommands(shippedAnd: folder)
        } catch {
            throw CommandFailure(.refusedInput, "\(error)".inert)
        }
    }
}
