@testable import TerminalIO
@testable import TriviaVoice

/// A configuration file: taken, or refused with file and line.
enum ConfigurationReading {
    static func read(_ text: String) {
        do {
            let file = try ConfigurationFile(text, path: "config.toml")
            precondition(file.settings.allSatisfy { !$0.name.isEmpty })
        } catch {
            precondition(error.message.contains("config.toml"), error.message)
        }
    }
}
