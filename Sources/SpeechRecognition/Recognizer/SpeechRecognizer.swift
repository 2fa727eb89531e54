public import Foundation
public import Phonetics

/// Recognizes one language. This is the main entry point of the library.
///
/// It finds the model, its dictionary and its letter rules, and creates sessions that use them. Any thread may use it.
///
/// The data of a model is in memory only once: sessions share it with each other and with all recognizers of the same
/// model, for as long as one of them exists. The first session loads it when it starts, unless ``prepare()`` has loaded
/// it.
///
///     let recognizer = try SpeechRecognizer(locale: "en_US")
///     for utterance in try await recognizer.transcribe("answer.wav") { print(utterance.best.text) }
public struct SpeechRecognizer: Sendable {
    /// The language to recognize.
    public let locale: Locale
    /// How it differs from the requested language; nil if it does not.
    public let fallback: ModelMatch.Fallback?
    /// The files of the model.
    public let model: AcousticModel
    /// Supplies the pronunciations of every grammar and phrase.
    public let pronouncing: any Pronouncing
    /// Kept alive, so that sessions share what it has read.
    private let loaded: LoadedModel

    /// Uses the language of the user's environment, or of a `Locale`. Reads the dictionary, which takes about 0.2 s.
    ///
    /// - Throws: ``ModelError`` with the available languages.
    public init(
        locale: Locale = .current, locator: ModelLocator = ModelLocator()
    ) throws(ModelError) {
        try self.init(locale: locale.identifier, locator: locator)
    }

    /// Uses a language by its name in any of the usual forms: "en-US", "en_us", "en".
    ///
    /// If there is no model for the requested region, one of another region is used and reported by ``fallback``. A
    /// model of another language is never used.
    ///
    /// - Throws: ``ModelError`` with the available languages.
    public init(locale: String, locator: ModelLocator = ModelLocator()) throws(ModelError) {
        let match = try locator.match(locale: locale)
        try self.init(match.model, fallback: match.fallback)
    }

    /// Uses a given model.
    ///
    /// - Parameter pronouncing: Supplies the pronunciations. If nil, they come from the model's dictionary and then
    ///   from letter rules.
    /// - Throws: ``ModelError/refused(folder:why:)`` for a dictionary that cannot be read.
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

    /// Loads the model now, so that the first session starts sooner.
    ///
    /// - Throws: ``ModelError/refused(folder:why:)`` with the name of a file that cannot be used.
    public func prepare() async throws {
        let (model, loaded) = (model, loaded)
        try await BlockingThread.run {
            try withExtendedLifetime(loaded) {
                _ = try SenoneScorer.forModel(model, PhoneTopology.forModel(model))
                try model.checkLearned()
            }
        }
    }

    /// Languages with a complete model on this machine.
    public static var installedLocales: [Locale] {
        ModelLocator().installedLocales.map(Locale.init(identifier:))
    }

    /// Languages that can be recognized: the installed ones, and those that a system package provides.
    public static var supportedLocales: [Locale] {
        Set(ModelLocator().installedLocales).union(ModelLocator.packagedLocales).sorted()
            .map(Locale.init(identifier:))
    }
}
