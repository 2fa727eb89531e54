internal import CPocketsphinx
public import Foundation

/// Finds the model for a locale in the folders that contain models.
public struct ModelLocator: Sendable {
    /// The folder of the user's own models, with one subfolder for each locale.
    public var userFolder: URL
    /// The folders where system packages install models, with one subfolder for each locale.
    public var systemFolders: [URL]
    /// A model folder that takes precedence over all other folders (`TRIVIA_VOICE_MODEL`).
    public var override: URL?

    /// Creates a locator that searches only these folders.
    public init(userFolder: URL, systemFolders: [URL], override: URL? = nil) {
        self.userFolder = userFolder
        self.systemFolders = systemFolders
        self.override = override
    }

    /// The folders into which PocketSphinx 5, a system package or a build on this computer may have
    /// installed models.
    package static let knownSystemFolders: [URL] = {
        let usual = ["/usr/share/pocketsphinx/model", "/usr/local/share/pocketsphinx/model"]
        let own = engineFolder.map { usual.contains($0) ? [] : [$0] } ?? []
        return (own + usual).map { URL(fileURLWithPath: $0, isDirectory: true) }
    }()

    /// The model folder that `POCKETSPHINX_PATH` names or that was set when PocketSphinx was built;
    /// nil for PocketSphinx 0.8.
    private static var engineFolder: String? {
        guard let path = unsafe CPocketsphinx_model_folder() else { return nil }
        return unsafe String(cString: path)
    }

    /// The folder `share/pocketsphinx/model` in the parent of the program's folder; nil if it does
    /// not exist.
    package static func folder(
        besideProgram program: String? = try? FileManager.default.destinationOfSymbolicLink(
            atPath: "/proc/self/exe")
    ) -> URL? {
        guard let program else { return nil }
        let folder = URL(fileURLWithPath: program).deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent(
                "share/pocketsphinx/model", isDirectory: true)
        return FileManager.default.fileExists(atPath: folder.path) ? folder : nil
    }

    /// Creates a locator that searches `$XDG_DATA_HOME/trivia-voice/models`, the folder of the
    /// program's own models, and the system's folders.
    public init(environment: [String: String] = ProcessInfo.processInfo.environment) {
        let home = URL(
            fileURLWithPath: environment["HOME"] ?? NSHomeDirectory(), isDirectory: true)
        let data =
            environment["XDG_DATA_HOME"].flatMap { $0.isEmpty ? nil : URL(fileURLWithPath: $0) }
            ?? home.appendingPathComponent(".local/share")
        let known = Self.knownSystemFolders
        let unpacked = Self.folder().map { [$0] } ?? []
        self.init(
            userFolder: data.appendingPathComponent("trivia-voice/models", isDirectory: true),
            systemFolders: unpacked.filter { !known.contains($0) } + known,
            override: environment["TRIVIA_VOICE_MODEL"].flatMap {
                $0.isEmpty ? nil : URL(fileURLWithPath: $0, isDirectory: true)
            })
    }

    /// The locales for which a system package provides a model (``ModelError/debianPackage``).
    package static let packagedLocales: Set<String> = ["en-US"]

    /// The model for a locale; see ``match(locale:)``.
    public func model(locale: String = "en-US") throws(ModelError) -> AcousticModel {
        try match(locale: locale).model
    }

    /// Finds the model for a locale. ``override`` takes precedence. Next come models for exactly
    /// this locale, and then models for any other region of the language.
    /// - Parameter locale: The locale in any common notation, such as "en-US", "en_us" or "en".
    /// - Throws: ``ModelError`` if the folder contains only part of a model, or if no model
    ///   matches.
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

    /// A complete model for the same language, preferably for the language's most likely region.
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

    /// The locales of all complete models, sorted.
    public var installedLocales: [String] {
        let folders = override.map { [$0] } ?? installed()
        return Set(folders.compactMap { try? AcousticModel(folder: $0).locale }).sorted()
    }

    /// All model folders, including incomplete folders. The user's folders come first.
    public func installed() -> [URL] {
        ([userFolder] + systemFolders).flatMap { parent in
            ((try? FileManager.default.contentsOfDirectory(atPath: parent.path)) ?? [])
                .filter { !$0.hasPrefix(".") }.sorted()
                .map { parent.appendingPathComponent($0, isDirectory: true) }
                .filter(\.hasDirectoryPath)
        }
    }
}
