public import Phonetics

/// Phrases, templates and pronunciations for one subject. A vocabulary can be prepared once and
/// used in many requests.
public struct CustomVocabulary: Sendable, Hashable {
    /// The added phrases.
    public private(set) var phrases: [ContextualPhrase] = []
    /// The added templates: phrases that contain class names in braces.
    public private(set) var templates: [ContextualPhrase] = []
    /// The words or phrases that belong to each class, keyed by class name.
    public private(set) var classes: [String: [String]] = [:]
    /// The added pronunciations, keyed by lower-case word.
    public private(set) var pronunciations: [String: [Pronunciation]] = [:]

    /// The maximum number of phrases, including phrases that result from templates.
    public static let expansionLimit = 20_000

    /// Creates an empty vocabulary.
    public init() {}

    /// Adds a phrase with a weight (see ``ContextualPhrase/weight``).
    public mutating func addPhrase(_ text: String, weight: Double = 1) {
        phrases.append(ContextualPhrase(text, weight: weight))
    }

    /// Defines a class of interchangeable words or phrases.
    public mutating func define(_ name: String, as values: [String]) {
        classes[name] = values
    }

    /// Adds a template in which class names in braces stand for the classes' values. The weight is
    /// divided equally among the resulting phrases.
    public mutating func addTemplate(_ text: String, weight: Double = 1) {
        templates.append(ContextualPhrase(text, weight: weight))
    }

    /// Adds a pronunciation of a word. Throws `PhoneticNotationError` with the position of the
    /// mistake.
    public mutating func addPronunciation(
        _ text: String, of word: String, in notation: PhoneticNotation = .arpabet
    ) throws(PhoneticNotationError) {
        let pronunciation = try Pronunciation(text, notation: notation)
        pronunciations[word.lowercased(), default: []].append(pronunciation)
    }

    /// Returns all phrases, including the phrases that result from templates. Throws
    /// ``CustomVocabularyError``.
    public func expandedPhrases() throws(CustomVocabularyError) -> [ContextualPhrase] {
        var all = phrases
        for template in templates {
            let expandedCount = all.count - phrases.count
            let texts = try expand(template.text, room: Self.expansionLimit - expandedCount)
            let weight = template.weight / Double(max(1, texts.count))
            all += texts.map { ContextualPhrase($0, weight: weight) }
        }
        return all
    }

    private func expand(
        _ template: String, room: Int
    ) throws(CustomVocabularyError) -> [String] {
        guard room > 0 else { throw .tooManyPhrases(template) }
        var texts = [""]
        var rest = template[...]
        while let open = rest.firstIndex(of: "{") {
            guard let close = rest[open...].firstIndex(of: "}") else {
                throw .openBrace(template: template)
            }
            let name = String(rest[rest.index(after: open)..<close])
            guard let values = classes[name], !values.isEmpty else {
                throw .unknownClass(name, template: template)
            }
            let before = rest[..<open]
            guard texts.count * values.count <= room else { throw .tooManyPhrases(template) }
            texts = texts.flatMap { text in values.map { text + before + $0 } }
            rest = rest[rest.index(after: close)...]
        }
        return texts.map { $0 + rest }
    }
}

/// The reason why a custom vocabulary cannot be used.
public enum CustomVocabularyError: Error, Sendable, Hashable, CustomStringConvertible {
    /// A template contains a class that is not defined or has no values.
    case unknownClass(String, template: String)
    /// A template has a brace that is not closed.
    case openBrace(template: String)
    /// This template and the templates before it produce more phrases than
    /// ``CustomVocabulary/expansionLimit`` allows.
    case tooManyPhrases(_ template: String)
    /// A vocabulary file could not be read.
    case unreadable(file: String, why: String)

    /// One line that tells the user what is wrong and how to fix it.
    public var description: String {
        switch self {
        case .unknownClass(let name, let template):
            "no values are defined for {\(name)} in “\(template)”; define the class first"
        case .openBrace(let template):
            "a brace is not closed in “\(template)”; write {name}"
        case .tooManyPhrases(let template):
            "the templates up to “\(template)” stand for more than "
                + "\(CustomVocabulary.expansionLimit) phrases; use fewer templates, or classes with "
                + "fewer values"
        case .unreadable(let file, let why):
            "the vocabulary in \(file) cannot be read: \(why); export it again"
        }
    }
}
