public import Foundation
internal import Phonetics

extension CustomVocabulary: Codable {
    private struct Form: Codable {
        var phrases: [ContextualPhrase]
        var templates: [ContextualPhrase]
        var classes: [String: [String]]
        /// The pronunciations of each word in ARPAbet.
        var pronunciations: [String: [String]]
    }

    /// Reads a vocabulary that ``encode(to:)`` wrote, with pronunciations in ARPAbet.
    public init(from decoder: any Decoder) throws {
        let form = try Form(from: decoder)
        self.init()
        for phrase in form.phrases { addPhrase(phrase.text, weight: phrase.weight) }
        for (name, values) in form.classes { define(name, as: values) }
        for template in form.templates { addTemplate(template.text, weight: template.weight) }
        for (word, texts) in form.pronunciations {
            for text in texts { try addPronunciation(text, of: word) }
        }
    }

    /// Writes all phrases, templates, classes and pronunciations.
    public func encode(to encoder: any Encoder) throws {
        try Form(
            phrases: phrases, templates: templates, classes: classes,
            pronunciations: pronunciations.mapValues { $0.map(\.description) }
        ).encode(to: encoder)
    }

    /// Writes the vocabulary to a JSON file in UTF-8. An existing file is replaced atomically.
    public func export(to file: URL) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        try encoder.encode(self).write(to: file, options: .atomic)
    }

    /// Reads a vocabulary that ``export(to:)`` wrote. Throws
    /// ``CustomVocabularyError/unreadable(file:why:)``.
    public init(contentsOf file: URL) throws(CustomVocabularyError) {
        do {
            self = try JSONDecoder().decode(Self.self, from: Data(contentsOf: file))
        } catch let error as PhoneticNotationError {
            throw .unreadable(file: file.path, why: error.description)
        } catch is DecodingError {
            throw .unreadable(file: file.path, why: "it is not an exported vocabulary")
        } catch {
            throw .unreadable(file: file.path, why: error.localizedDescription)
        }
    }
}
