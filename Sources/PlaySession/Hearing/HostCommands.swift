package import CommandMatcher
package import Foundation
package import SpokenAnswers
package import TerminalIO

/// The built-in spoken commands and the host's own commands.
package enum HostCommands {
    /// The folder of the host's `*.gram` files: `$XDG_CONFIG_HOME/trivia-voice/grammars`.
    package static func folder(environment: [String: String]) -> URL {
        let home = environment["HOME"] ?? NSHomeDirectory()
        let configured = environment["XDG_CONFIG_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
        return URL(fileURLWithPath: configured ?? home + "/.config", isDirectory: true)
            .appendingPathComponent("trivia-voice/grammars", isDirectory: true)
    }

    package static func read(
        _ language: CompiledLanguage = .english,
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) throws(CommandFailure) -> SpokenCommands {
        let folder = folder(environment: environment)
        do {
            let isThere = FileManager.default.fileExists(atPath: folder.path)
            return try SpokenCommands(language, and: isThere ? folder : nil)
        } catch {
            throw CommandFailure(.refusedInput, "\(error)".inert)
        }
    }
}
