public import Foundation

/// The files that one language needs to be recognized: acoustic model, dictionary and, where there
/// is one, the general language model.
public struct AcousticModel: Sendable, Hashable {
    /// BCP 47, for example `en-US`.
    public var locale: String
    /// The folder that holds all of it.
    public var folder: URL
    /// Folder of the acoustic model itself (`mdef`, `means`, …).
    public var acousticFolder: URL
    /// Pronunciation dictionary in the CMU format.
    public var dictionary: URL
    /// Trigram model for open speech, or nil when the model has none.
    public var languageModel: URL?
    /// What hears, where it was learned for the model.
    public var ear = Ear.encoder

    /// What an utterance is heard with. Each hears more than the one before it, and costs more.
    public enum Ear: String, Sendable, CaseIterable {
        /// The model's Gaussians alone.
        case gaussians
        /// A small network beside them.
        case network
        /// An encoder that looks at whole utterances; the network follows them while they are spoken.
        case encoder
    }

    /// Files without which the engine cannot score a single frame.
    static let requiredAcousticFiles = [
        "feat.params", "mdef", "means", "variances", "transition_matrices", "noisedict",
    ]
    /// One of these holds the mixture weights.
    static let mixtureFiles = ["sendump", "mixture_weights"]

    /// Looks at a model folder: the acoustic model in it or one level below it, one `.dict` file and
    /// perhaps a `.lm.bin` file beside.
    ///
    /// - Parameter locale: nil takes it from the folder's name.
    /// - Throws: ``ModelError`` naming what is missing. Opens no file.
    public init(folder: URL, locale: String? = nil) throws(ModelError) {
        let folder = folder.standardizedFileURL
        var isFolder = ObjCBool(false)
        guard
            unsafe FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder),
            isFolder.boolValue
        else { throw .notFound(searched: [folder.path]) }

        let entries =
            ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
        let candidates = [folder] + entries.map { folder.appendingPathComponent($0) }
        guard
            let acoustic = candidates.first(where: {
                FileManager.default.fileExists(atPath: $0.appendingPathComponent("mdef").path)
            })
        else { throw .incomplete(folder: folder.path, missing: ["mdef"]) }

        var missing = Self.requiredAcousticFiles.filter {
            !FileManager.default.isReadableFile(atPath: acoustic.appendingPathComponent($0).path)
        }
        let hasMixtures = Self.mixtureFiles.contains {
            FileManager.default.isReadableFile(atPath: acoustic.appendingPathComponent($0).path)
        }
        if !hasMixtures { missing.append("sendump") }
        let dictionary = entries.first { $0.hasSuffix(".dict") || $0.hasSuffix(".dic") }
        if dictionary == nil { missing.append("a .dict file") }
        guard missing.isEmpty, let dictionary else {
            throw .incomplete(folder: folder.path, missing: missing)
        }
        let languageModel = entries.first {
            ($0.hasSuffix(".lm.bin") || $0.hasSuffix(".lm")) && !$0.contains("phone")
        }
        self.locale = locale ?? Self.locale(named: folder.lastPathComponent)
        self.folder = folder
        self.acousticFolder = acoustic
        self.dictionary = folder.appendingPathComponent(dictionary)
        self.languageModel = languageModel.map { folder.appendingPathComponent($0) }
    }

    /// A locale as BCP 47 writes it: `en-us`, `en_US` and `en_US.UTF-8` all mean `en-US`.
    static func locale(named name: String) -> String {
        let plain = name.prefix { $0 != "." && $0 != "@" }
        // A single letter begins an extension, which changes no sounds.
        let parts = plain.split(whereSeparator: { $0 == "-" || $0 == "_" }).map(String.init)
            .prefix { $0.count > 1 }
        guard let language = parts.first else { return name }
        let rest = parts.dropFirst().map { $0.count == 4 ? $0.capitalized : $0.uppercased() }
        return ([language.lowercased()] + rest).joined(separator: "-")
    }
}
