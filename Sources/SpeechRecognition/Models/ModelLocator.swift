public import Foundation

/// Knows the folders where models live and finds the one for a locale.
public struct ModelLocator: Sendable {
    /// Where the user's own models live, one folder a locale.
    public var userFolder: URL
    /// Where the system's packages put models, one folder a locale.
    public var systemFolders: [URL]
    /// A folder that overrides everything (`TRIVIA_VOICE_MODEL`).
    public var override: URL?

    /// A locator for these folders and no others.
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

    /// Locales whose models a package of the system brings (``ModelError/debianPackage``).
    public static let packagedLocales: Set<String> = ["en-US"]

    /// The model for a locale; see ``match(locale:)``.
    public func model(locale: String = "en-US") throws(ModelError) -> AcousticModel {
        try match(locale: locale).model
    }

    /// Finds the model for a locale: the override; the user's own and the system's for that locale; those
    /// for another region of its language.
    ///
    /// - Parameter locale: In any of the usual ways: "en-US", "en_us", "en".
    /// - Throws: ``ModelError``: of a folder for that locale that is no whole model; else naming the
    ///   locales that there are, or all folders that were looked at.
    public func match(locale: String = "en-US") throws(ModelError) -> ModelMatch {
        let asked = AcousticModel.locale(named: locale)
        if let override {
            let model = try AcousticModel(folder: override)
            return ModelMatch(
                model: model, asked: asked, fallback: model.locale == asked ? nil : .override)
        }
        let folders = installed()
        if let folder = folders.first(where: { Self.locale(of: $0) == asked }) {
            let model = try AcousticModel(folder: folder, locale: asked)
            return ModelMatch(model: model, asked: asked, fallback: nil)
        }
        if let model = relative(of: asked, among: folders) {
            let isLanguage = !asked.contains("-")
            return ModelMatch(
                model: model, asked: asked, fallback: isLanguage ? .someRegion : .otherRegion)
        }
        let known = installedLocales
        guard known.isEmpty else { throw .noneFor(locale: asked, installed: known) }
        throw .notFound(searched: ([userFolder] + systemFolders).map(\.path))
    }

    /// A whole model for the same language: of its likeliest region, if there is one.
    private func relative(of asked: String, among folders: [URL]) -> AcousticModel? {
        let language = asked.prefix { $0 != "-" }
        let likeliest = Locale.Language(identifier: String(language)).maximalIdentifier
            .split(separator: "-").last.map { "\(language)-\($0)" }
        let relatives = folders.filter {
            Self.locale(of: $0).prefix { $0 != "-" } == language
        }
        let inOrder =
            relatives.filter { Self.locale(of: $0) == likeliest }
            + relatives.filter { Self.locale(of: $0) != likeliest }
        return inOrder.lazy.compactMap { try? AcousticModel(folder: $0) }.first
    }

    private static func locale(of folder: URL) -> String {
        AcousticModel.locale(named: folder.lastPathComponent)
    }

    /// The locales of every whole model there is, in order.
    public var installedLocales: [String] {
        let folders = override.map { [$0] } ?? installed()
        return Set(folders.compactMap { try? AcousticModel(folder: $0).locale }).sorted()
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
}
