public import Foundation
public import Phonetics

/// Hears one language: the front door of this library.
///
/// It finds the model, its dictionary and its letter rules, and makes sessions that hear with them. Copies
/// share what was loaded; any thread may use them.
///
///     let recognizer = try SpeechRecognizer(locale: "en_US")
///     for utterance in try await recognizer.transcribe("answer.wav") { print(utterance.best.text) }
public struct SpeechRecognizer: Sendable {
    /// The language that is heard.
    public let locale: Locale
    /// How it differs from what was asked for; nil when it does not.
    public let fallback: ModelMatch.Fallback?
    /// The files that were found for it.
    public let model: AcousticModel
    /// Says how words are said, of every grammar and phrase.
    public let pronouncing: any Pronouncing

    /// The language of the user's environment, or of a `Locale`. Reads the dictionary, about 0.2 s.
    ///
    /// - Throws: ``ModelError`` naming the languages that there are.
    public init(
        locale: Locale = .current, locator: ModelLocator = ModelLocator()
    ) throws(ModelError) {
        try self.init(locale: locale.identifier, locator: locator)
    }

    /// A language by its name, written in any of the usual ways: "en-US", "en_us", "en".
    ///
    /// A model of another region is taken where there is none of the one asked for, which
    /// ``fallback`` tells; one of another language never is.
    ///
    /// - Throws: ``ModelError`` naming the languages that there are.
    public init(locale: String, locator: ModelLocator = ModelLocator()) throws(ModelError) {
        let match = try locator.match(locale: locale)
        try self.init(match.model, fallback: match.fallback)
    }

    /// A model that is known already.
    ///
    /// - Parameter pronouncing: nil takes the model's dictionary, then letter rules.
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
        self.fallback = fallback
        locale = Locale(identifier: model.locale)
        if let pronouncing {
            self.pronouncing = pronouncing
            return
        }
        do {
            self.pronouncing = PronunciationService(
                dictionary: try PronunciationDictionary(path: model.dictionary.path))
        } catch {
            throw .refused(folder: model.folder.path, why: "\(error)")
        }
    }

    /// Languages whose models are on this machine, whole.
    public static var installedLocales: [Locale] {
        ModelLocator().installedLocales.map(Locale.init(identifier:))
    }

    /// Languages that can be heard: those installed, and those that a package of the system brings.
    public static var supportedLocales: [Locale] {
        Set(ModelLocator().installedLocales).union(ModelLocator.packagedLocales).sorted()
            .map(Locale.init(identifier:))
    }
}
