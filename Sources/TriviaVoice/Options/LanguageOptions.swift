import ArgumentParser
import CommandMatcher
import Foundation
import Languages
import PlaySession
import TerminalIO

/// The option that selects the language of a game or of judging.
struct LanguageOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The language of answers, commands and screen: en, a folder, or the name of a folder in $XDG_CONFIG_HOME/trivia-voice/languages.",
            valueName: "language"))
    var language: String?

    /// Compiles the language. `kept` is the language that was saved with a resumed game.
    func compiled(
        kept: String? = nil,
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) throws(CommandFailure) -> CompiledLanguage {
        try read(kept: kept, environment: environment).map(CompiledLanguage.init) ?? .english
    }

    /// The messages that screens show outside a game, such as menus.
    func sentences(
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) throws(CommandFailure) -> Sentences {
        try read(environment: environment)?.sentences ?? Sentences()
    }

    /// Reads the chosen language, or returns nil for English.
    private func read(
        kept: String? = nil, environment: [String: String]
    ) throws(CommandFailure) -> Language? {
        guard let name = language ?? kept, name != Language.english.code else { return nil }
        guard let folder = Self.folder(of: name, environment) else {
            throw CommandFailure(
                .refusedInput,
                "there is no language “\(name)”; name a folder that has one, put it into \(Self.home(environment).path), or leave --language out for English"
                    .inert)
        }
        do {
            return try Language(folder: folder)
        } catch {
            throw CommandFailure(.refusedInput, "language \(folder.path): \(error)".inert)
        }
    }

    /// The language to save with a game, or nil for English. A folder is saved with its absolute
    /// path.
    func remembered(
        kept: String?, environment: [String: String] = ProcessInfo.processInfo.environment
    ) -> String? {
        guard let name = language ?? kept, name != Language.english.code else { return nil }
        return Self.folder(of: name, environment)?.path ?? name
    }

    private static func folder(of name: String, _ environment: [String: String]) -> URL? {
        [URL(filePath: name), home(environment).appending(path: name)].first { folder in
            var isFolder: ObjCBool = false
            return FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder)
                && isFolder.boolValue
        }
    }

    /// The folder with the languages that the host has added.
    private static func home(_ environment: [String: String]) -> URL {
        HostCommands.folder(environment: environment).deletingLastPathComponent()
            .appending(path: "languages", directoryHint: .isDirectory)
    }
}
