public import Foundation

/// The files needed to recognize one language: an acoustic model, a dictionary and often a language
/// model.
public struct AcousticModel: Sendable, Hashable {
    /// The language as a BCP 47 tag, such as `en-US`.
    public var locale: String
    /// The folder that contains all the files.
    public var folder: URL
    /// The folder of the acoustic model itself (`mdef`, `means`, …).
    public var acousticFolder: URL
    /// The pronunciation dictionary, in the CMU format.
    public var dictionary: URL
    /// The trigram language model for transcription without a grammar; nil if there is none.
    public var languageModel: URL?
    /// The scorer to use for recognizing speech. The recognizer uses this scorer only if the
    /// scorer's data belongs to this model.
    public var ear = Ear.encoder

    /// The available scorers. Each scorer recognizes speech more reliably than the scorer before it
    /// in this list, but needs more computing time.
    public enum Ear: String, Sendable, CaseIterable {
        /// The Gaussians and a small network, or the Gaussians alone if the model has no network.
        case network
        /// An encoder that processes whole utterances. While somebody speaks, the small network
        /// replaces the encoder.
        case encoder
    }

    /// The engine cannot score a single frame without these files.
    static let requiredAcousticFiles = [
        "feat.params", "mdef", "means", "variances", "transition_matrices", "noisedict",
    ]
    /// One of these files contains the mixture weights.
    static let mixtureFiles = ["sendump", "mixture_weights"]

    /// Examines a folder that contains a `.dict` or `.dic` file and, directly or one level below, a
    /// model. If `locale` is nil, the folder's name determines the language.
    /// - Throws: A ``ModelError`` that names any missing files.
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

    /// Converts a locale's name to a BCP 47 tag: `en-us`, `en_US` and `en_US.UTF-8` all become
    /// `en-US`.
    static func locale(named name: String) -> String {
        let plain = name.prefix { $0 != "." && $0 != "@" }
        // In a language tag, a single letter begins an extension, which does not affect
        // pronunciation.
        let parts = plain.split(whereSeparator: { $0 == "-" || $0 == "_" }).map(String.init)
            .prefix { $0.count > 1 }
        guard let language = parts.first else { return name }
        let rest = parts.dropFirst().map { $0.count == 4 ? $0.capitalized : $0.uppercased() }
        return ([language.lowercased()] + rest).joined(separator: "-")
    }
}
