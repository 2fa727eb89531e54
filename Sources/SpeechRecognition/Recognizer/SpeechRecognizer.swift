public import Foundation
public import Phonetics

/// The library's main entry point, which recognizes one language and creates sessions. Recognizers
/// are thread-safe. All sessions and recognizers that use the same model share the model's data.
public struct SpeechRecognizer: Sendable {
    /// The language to recognize.
    public let locale: Locale
    /// How the model's language differs from the requested language; nil if there is no difference.
    public let fallback: ModelMatch.Fallback?
    /// The files of the model.
    public let model: AcousticModel
    /// Supplies the pronunciations for every grammar and phrase.
    public let pronouncing: any Pronouncing
    /// Keeps the loaded model in memory, so that sessions can share its data.
    private let loaded: LoadedModel

    /// Creates a recognizer for a locale, by default the user's locale, in about 0.2 s. Throws
    /// ``ModelError``.
    public init(
        locale: Locale = .current, locator: ModelLocator = ModelLocator()
    ) throws(ModelError) {
        try self.init(locale: locale.identifier, locator: locator)
    }

    /// Creates a recognizer for a language such as "en-US", "en_us" or "en". A model for a
    /// different region may be used (``fallback``), but never a model for a different language.
    /// - Throws: ``ModelError``, which names the available languages.
    public init(locale: String, locator: ModelLocator = ModelLocator()) throws(ModelError) {
        let match = try locator.match(locale: locale)
        try self.init(match.model, fallback: match.fallback)
    }

    /// Creates a recognizer for a model. `pronouncing` replaces the model's dictionary and
    /// letter-to-sound rules.
    public init(
        model: AcousticModel, pronouncing: (any Pronouncing)? = nil
    ) throws(ModelError) {
        try self.init(model, pronouncing: pronouncing)
    }

    private init(
        _ model: AcousticModel, fallback: ModelMatch.Fallback? = nil,
        pronouncing: (any Pronouncing)? = nil
    ) throws(ModelError) {
        self.model = model
        loaded = LoadedModel.of(model)
        self.fallback = fallback
        locale = Locale(identifier: model.locale)
        if let pronouncing {
            self.pronouncing = pronouncing
            return
        }
        do {
            let dictionary = try model.shared(.dictionary) { () throws(PronunciationError) in
                try PronunciationDictionary(path: model.dictionary.path)
            }
            self.pronouncing = PronunciationService(dictionary: dictionary)
        } catch {
            throw .refused(folder: model.folder.path, why: "\(error)")
        }
    }

    /// Loads the model in advance, so that the first session does not have to load it. Throws
    /// ``ModelError/refused(folder:why:)``.
    public func prepare() async throws {
        let (model, loaded) = (model, loaded)
        try await BlockingThread.run {
            try withExtendedLifetime(loaded) {
                _ = try SenoneScorer.forModel(model, PhoneTopology.forModel(model))
                try model.checkLearned()
            }
        }
    }

    /// The languages for which a complete model is installed on this computer.
    public static var installedLocales: [Locale] {
        ModelLocator().installedLocales.map(Locale.init(identifier:))
    }

    /// The languages of installed models and of models in system packages.
    public static var supportedLocales: [Locale] {
        Set(ModelLocator().installedLocales).union(ModelLocator.packagedLocales).sorted()
            .map(Locale.init(identifier:))
    }
}
