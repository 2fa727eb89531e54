@testable import TerminalIO
@testable import TriviaVoice

/// Reads a configuration file. An error must give the file and the line.
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
