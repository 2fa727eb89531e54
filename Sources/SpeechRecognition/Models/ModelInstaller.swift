public import Foundation

/// Copies models into the user's own folder, whole or not at all.
public struct ModelInstaller: Sendable {
    public var locator: ModelLocator

    public init(locator: ModelLocator = ModelLocator()) {
        self.locator = locator
    }

    /// Copies a model folder; what is installed for its locale is replaced only when the copy is
    /// complete and the engine starts with it.
    ///
    /// - Parameter locale: nil takes it from the folder's name.
    /// - Throws: ``ModelError``. Nothing is changed then.
    public func install(from source: URL, locale: String? = nil) throws(ModelError) -> AcousticModel
    {
        let model = try AcousticModel(folder: source, locale: locale)
        try model.check()
        let target = locator.userFolder.appendingPathComponent(
            model.locale.lowercased(), isDirectory: true)
        let partial = locator.userFolder.appendingPathComponent(
            ".partial-\(UUID().uuidString)", isDirectory: true)
        let files = FileManager.default
        do {
            try files.createDirectory(
                at: locator.userFolder, withIntermediateDirectories: true)
            defer { try? files.removeItem(at: partial) }
            try files.copyItem(at: source.standardizedFileURL, to: partial)
            let copy = try AcousticModel(folder: partial, locale: model.locale)
            guard try copy.fingerprint() == model.fingerprint() else {
                throw ModelError.notInstalled(from: source.path, why: "the copy differs")
            }
            if files.fileExists(atPath: target.path) {
                _ = try files.replaceItemAt(target, withItemAt: partial)
            } else {
                try files.moveItem(at: partial, to: target)
            }
        } catch let error as ModelError {
            throw error
        } catch {
            throw .notInstalled(from: source.path, why: error.localizedDescription)
        }
        return try AcousticModel(folder: target, locale: model.locale)
    }
}

extension AcousticModel {
    /// Starts the engine with this model once and ends it again.
    ///
    /// - Throws: ``ModelError/refused(folder:why:)`` when it does not start or the front end's
    ///   parameters cannot be used.
    public func check() throws(ModelError) {
        do {
            _ = try SpeechDecoder.open(self)
            _ = try FrontEndTimeline.open(self)
        } catch {
            throw .refused(folder: folder.path, why: "\(error)")
        }
        do {
            _ = try PronunciationDictionary(path: dictionary.path)
        } catch {
            throw .refused(folder: folder.path, why: "\(error)")
        }
    }
}
