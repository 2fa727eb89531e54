public import Foundation

/// Installs models into the user's own folder, either completely or not at all.
public struct ModelInstaller: Sendable {
    /// Locates the folder for installed models and the models in this folder.
    public var locator: ModelLocator

    /// Creates an installer that installs models into the locator's user folder.
    public init(locator: ModelLocator = ModelLocator()) {
        self.locator = locator
    }

    /// Copies or unpacks a model. The new model replaces an existing model only after the engine
    /// has started with the new model.
    /// - Parameters:
    ///   - source: A folder, or a file that `tar` can unpack.
    ///   - locale: The model's language; nil to derive the language from the folder's name.
    ///   - sha256: The archive's SHA-256 checksum, as stated by the publisher, in hexadecimal
    ///     digits.
    /// - Throws: ``ModelError``. If an error is thrown, the installed models remain unchanged.
    public func install(
        from source: URL, locale: String? = nil, sha256: String? = nil
    ) throws(ModelError) -> AcousticModel {
        let files = FileManager.default
        let partial = locator.userFolder.appendingPathComponent(
            ".partial-\(UUID().uuidString)", isDirectory: true)
        defer { try? files.removeItem(at: partial) }
        let model: AcousticModel
        if ModelArchive.isArchive(source) {
            let archive = ModelArchive(file: source.standardizedFileURL)
            if let sha256 { try archive.check(sha256: sha256) }
            try Self.working(on: source) {
                try files.createDirectory(at: partial, withIntermediateDirectories: true)
            }
            model = try AcousticModel(folder: try archive.unpack(into: partial), locale: locale)
        } else {
            guard sha256 == nil else {
                throw .notInstalled(
                    from: source.path,
                    why: "a checksum can be given only for an archive, and this is a folder")
            }
            let original = try AcousticModel(folder: source, locale: locale)
            try original.check()
            try Self.working(on: source) {
                try files.createDirectory(
                    at: locator.userFolder, withIntermediateDirectories: true)
                try files.copyItem(at: source.standardizedFileURL, to: partial)
            }
            model = try AcousticModel(folder: partial, locale: original.locale)
            guard try model.fingerprint() == original.fingerprint() else {
                throw .notInstalled(from: source.path, why: "the copy differs")
            }
        }
        try model.check()
        return try put(model, from: source)
    }

    /// Moves a complete model to its final folder.
    private func put(_ model: AcousticModel, from source: URL) throws(ModelError) -> AcousticModel {
        let files = FileManager.default
        let target = locator.userFolder.appendingPathComponent(
            model.locale.lowercased(), isDirectory: true)
        let fingerprint = try model.fingerprint()
        try Self.working(on: source) {
            try Data(fingerprint.utf8).write(to: model.fingerprintFile)
            let old = locator.userFolder.appendingPathComponent(".old-\(UUID().uuidString)")
            let isReplaced = files.fileExists(atPath: target.path)
            if isReplaced { try files.moveItem(at: target, to: old) }
            do {
                try files.moveItem(at: model.folder, to: target)
            } catch {
                if isReplaced { try files.moveItem(at: old, to: target) }
                throw error
            }
            if isReplaced { try? files.removeItem(at: old) }
        }
        return try AcousticModel(folder: target, locale: model.locale)
    }

    /// Converts a file system error into a ``ModelError`` that names `source`.
    private static func working(
        on source: URL, _ body: () throws -> Void
    ) throws(ModelError) {
        do {
            try body()
        } catch {
            throw .notInstalled(from: source.path, why: error.localizedDescription)
        }
    }
}

extension AcousticModel {
    /// The file with the fingerprint that the model had when it was installed.
    var fingerprintFile: URL { folder.appendingPathComponent(".fingerprint") }

    /// Checks the model by starting and stopping the engine. Throws
    /// ``ModelError/refused(folder:why:)`` if the engine does not start, or if a file is invalid or
    /// has changed since the installation.
    public func check() throws(ModelError) {
        if let installed = try? String(contentsOf: fingerprintFile, encoding: .utf8),
            try fingerprint() != installed
        {
            throw .refused(
                folder: folder.path,
                why: "its files changed since it was installed; install it again"
            )
        }
        let hertz: Int
        do {
            _ = try SpeechDecoder.open(self)
            hertz = try FrontEnd.open(self).hertz
            _ = try PronunciationDictionary(path: dictionary.path)
        } catch SpeechDecoderError.model(let error) {
            throw error
        } catch {
            throw .refused(folder: folder.path, why: "\(error)")
        }
        guard hertz == 16_000 else {
            throw .refused(
                folder: folder.path,
                why: "it needs sound at \(hertz) Hz, but this program uses 16000 Hz")
        }
        try checkLearned()
    }
}
