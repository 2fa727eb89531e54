public import Foundation
public import Phonetics

/// Recognizes one language. This is the main entry point of the library.
///
/// A recognizer finds the model, the dictionary and the letter-to-sound rules for a language, and creates sessions that
/// use them. Any thread may use a recognizer.
///
/// The data of a model is in memory only once. All sessions and recognizers that use the same model share its data for
/// as long as one of them exists. The first session loads the data when the session starts, unless ``prepare()`` has
/// already loaded it.
///
///     let recognizer = try SpeechRecognizer(locale: "en_US")
///     for utterance in try await recognizer.transcribe("answer.wav") { print(utterance.best.text) }
public struct SpeechRecognizer: Sendable {
    /// The language to recognize.
    public let locale: Locale
    /// How the language differs from the requested one; nil if it does not differ.
    public let fallback: ModelMatch.Fallback?
    /// The files of the model.
    public let model: AcousticModel
    /// Supplies the pronunciations for every grammar and phrase.
    public let pronouncing: any Pronouncing
    /// Keeps the loaded model alive, so that sessions share the data it has read.
    private let loaded: LoadedModel

    /// Creates a recognizer for the language of the user's environment, or of a given `Locale`. The initializer reads
    /// the dictionary, which takes about 0.2 s.
    ///
    /// - Throws: ``ModelError``, which names the available languages.
    public init(
        locale: Locale = .current, locator: ModelLocator = ModelLocator()
    ) throws(ModelError) {
        try self.init(locale: locale.identifier, locator: locator)
    }

    /// Creates a recognizer for a language, given by its name in any of the usual forms, such as "en-US", "en_us" or
    /// "en".
    ///
    /// If there is no model for the requested region, a model for another region is used and reported by ``fallback``.
    /// A model for another language is never used.
    ///
    /// - Throws: ``ModelError``, which names the available languages.
    public init(locale: String, locator: ModelLocator = ModelLocator()) throws(ModelError) {
        let match = try locator.match(locale: locale)
        try self.init(match.model, fallback: match.fallback)
    }

    /// Creates a recognizer that uses a given model.
    ///
    /// - Parameter pronouncing: Supplies the pronunciations. If nil, pronunciations come from the model's dictionary
    ///   or, for unknown words, from letter-to-sound rules.
    /// - Throws: ``ModelError/refused(folder:why:)`` if the dictionary cannot be read.
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

    /// Loads the model now, so that the first session starts faster.
    ///
    /// - Throws: ``ModelError/refused(folder:why:)``, which names the file that cannot be used.
    public func prepare() async throws {
        let (model, loaded) = (model, loaded)
        try await BlockingThread.run {
            try withExtendedLifetime(loaded) {
                _ = try SenoneScorer.forModel(model, PhoneTopology.forModel(model))
                try model.checkLearned()
            }
        }
    }

    /// The languages for which there is a complete model on this machine.
    public static var installedLocales: [Locale] {
        ModelLocator().installedLocales.map(Locale.init(identifier:))
    }

    /// The languages that can be recognized: installed languages, and languages for which a system package provides a
    /// model.
    public static var supportedLocales: [Locale] {
        Set(ModelLocator().installedLocales).union(ModelLocator.packagedLocales).sorted()
            .map(Locale.init(identifier:))
    }
}
