import ArgumentParser
import Foundation
import Languages
import PlaySession
import TerminalIO

/// The user's settings for `play` in the file `config.toml`. Options on the command line override
/// the settings in the file.
struct ConfigurationFile {
    struct Setting: Hashable {
        var name: String
        /// The values of the setting, or an empty list for a flag.
        var values: [String]
        var line: Int

        var arguments: [String] {
            values.isEmpty ? ["--\(name)"] : values.map { "--\(name)=\($0)" }
        }
    }

    let path: String
    let settings: [Setting]

    /// `$XDG_CONFIG_HOME/trivia-voice/config.toml`.
    static func path(_ environment: [String: String]) -> String {
        HostCommands.folder(environment: environment).deletingLastPathComponent()
            .appending(path: "config.toml").path
    }

    /// Reads the file, or returns nil if there is no file. Errors name the file and the faulty
    /// line.
    init?(environment: [String: String]) throws(CommandFailure) {
        let path = Self.path(environment)
        guard FileManager.default.fileExists(atPath: path) else { return nil }
        let bytes: [UInt8]
        do {
            bytes = try SmallFile.bytes(at: path)
        } catch {
            throw CommandFailure(.refusedInput, "\(path) \(error)".inert)
        }
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw CommandFailure(.refusedInput, "\(path) cannot be read as text".inert)
        }
        try self.init(text, path: path)
    }

    /// Reads settings from text. Messages show `path` as the file's path.
    init(_ text: String, path: String) throws(CommandFailure) {
        self.path = path
        settings = try Self.settings(in: text, path)
        try check()
    }

    private static func settings(
        in text: String, _ path: String
    ) throws(CommandFailure) -> [Setting] {
        func failure(_ line: Int, _ problem: String) -> CommandFailure {
            CommandFailure(.refusedInput, "\(path), line \(line): \(problem)".inert)
        }
        let entries: [ConfigurationReader.Entry]
        do {
            entries = try ConfigurationReader.entries(in: text)
        } catch {
            throw failure(error.line, error.text)
        }
        var settings: [Setting] = []
        for entry in entries {
            guard entry.path[0] == "play" else {
                throw failure(
                    entry.line, "“\(entry.path[0])” is unknown; put options below [play]")
            }
            guard entry.path.count > 1 else {
                guard entry.value == nil else {
                    throw failure(entry.line, "“play” must be a table, written [play]")
                }
                continue
            }
            let name = entry.path[1]
            guard entry.path.count == 2, let value = entry.value else {
                throw failure(entry.line, "“\(name)” is an option, not a table")
            }
            switch value {
            case .flag(false), .list([]): break
            case .flag(true): settings.append(Setting(name: name, values: [], line: entry.line))
            case .one(let text):
                settings.append(Setting(name: name, values: [text], line: entry.line))
            case .list(let texts):
                settings.append(Setting(name: name, values: texts, line: entry.line))
            }
        }
        return settings
    }

    /// Checks the settings with the parser of the `play` command. An error names the line that
    /// caused it.
    private func check() throws(CommandFailure) {
        guard let problem = Self.problem(with: settings) else { return }
        let players = settings.filter { Self.playerNames.contains($0.name) }
        let guilty = settings.first { setting in
            let alone = players.contains(setting) ? players : players + [setting]
            return Self.problem(with: alone) != nil
        }
        let line = guilty?.line ?? settings.first?.line ?? 1
        let text = guilty.flatMap { Self.problem(with: players + [$0]) } ?? problem
        throw CommandFailure(.refusedInput, "\(path), line \(line): \(text)".inert)
    }

    private static let playerNames: Set<String> = ["player", "team"]

    private static func problem(with settings: [Setting]) -> String? {
        do {
            _ = try PlayOptions.parse(settings.flatMap(\.arguments))
            return nil
        } catch {
            let message = PlayOptions.message(for: error)
            return message.split(separator: "\n").first.map(String.init) ?? message
        }
    }
}
