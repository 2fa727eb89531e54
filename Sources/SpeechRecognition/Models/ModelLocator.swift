public import Foundation

/// Knows the folders where models live and finds the one for a locale.
public struct ModelLocator: Sendable {
    /// Where the user's own models live, one folder a locale.
    public var userFolder: URL
    /// Where the system's packages put models, one folder a locale.
    public var systemFolders: [URL]
    /// A folder that overrides everything (`TRIVIA_VOICE_MODEL`).
    public var override: URL?

    public init(userFolder: URL, systemFolders: [URL], override: URL? = nil) {
        self.userFolder = userFolder
        self.systemFolders = systemFolders
        self.override = override
    }

    /// What Debian's pocketsphinx packages report as `modeldir`, and where other systems have it.
    public static let knownSystemFolders = [
        URL(fileURLWithPath: "/usr/share/pocketsphinx/model", isDirectory: true),
        URL(fileURLWithPath: "/usr/local/share/pocketsphinx/model", isDirectory: true),
    ]

    /// The usual places: `$XDG_DATA_HOME/trivia-voice/models`, then the system's.
    public init(environment: [String: String] = ProcessInfo.processInfo.environment) {
        let home = URL(
            fileURLWithPath: environment["HOME"] ?? NSHomeDirectory(), isDirectory: true)
        let data =
            environment["XDG_DATA_HOME"].flatMap { $0.isEmpty ? nil : URL(fileURLWithPath: $0) }
            ?? home.appendingPathComponent(".local/share")
        self.init(
            userFolder: data.appendingPathComponent("trivia-voice/models", isDirectory: true),
            systemFolders: Self.knownSystemFolders,
            override: environment["TRIVIA_VOICE_MODEL"].flatMap {
                $0.isEmpty ? nil : URL(fileURLWithPath: $0, isDirectory: true)
            })
    }

    /// Finds the model for a locale: the override, the user's own, the system's.
    ///
    /// - Throws: ``ModelError``: of the first folder that exists and is no whole model, or with all
    ///   folders that were looked at.
    public func model(locale: String = "en-US") throws(ModelError) -> AcousticModel {
        if let override { return try AcousticModel(folder: override) }
        var searched: [String] = []
        for folder in folders(locale: locale) {
            searched.append(folder.path)
            if FileManager.default.fileExists(atPath: folder.path) {
                return try AcousticModel(folder: folder, locale: locale)
            }
        }
        throw .notFound(searched: searched)
    }

    /// Every model folder there is, whole or not, the user's first.
    public func installed() -> [URL] {
        ([userFolder] + systemFolders).flatMap { parent in
            ((try? FileManager.default.contentsOfDirectory(atPath: parent.path)) ?? [])
                .filter { !$0.hasPrefix(".") }.sorted()
                .map { parent.appendingPathComponent($0, isDirectory: true) }
                .filter(\.hasDirectoryPath)
        }
    }

    private func folders(locale: String) -> [URL] {
        let names = [locale, locale.lowercased()]
        return ([userFolder] + systemFolders).flatMap { parent in
            names.map { parent.appendingPathComponent($0, isDirectory: true) }
        }
    }
}
