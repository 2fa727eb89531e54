/// The English sentences and their translations. Calling this value with a sentence translates the
/// sentence.
public struct Sentences: Sendable {
    /// A translation with places for inserted values.
    private struct Translation {
        /// The pieces of text, each with the index of the value that follows it, if any.
        var pieces: [(words: String, value: Int?)]
    }

    private var translations: [String: Translation] = [:]

    /// Creates a value without translations, which leaves all sentences in English.
    public init() {}

    /// Reads the translations of the `known` sentences. Throws ``LanguageError`` for any other
    /// sentence.
    init(_ text: String, file: String, known: Set<String>) throws(LanguageError) {
        for line in text.lines {
            guard let sign = line.text.firstRange(of: " = ") else {
                throw LanguageError(file: file, line: line.number, .noTranslation)
            }
            let english = line.text[..<sign.lowerBound].trimmed()
            guard known.contains(english) else {
                throw LanguageError(file: file, line: line.number, .unknownSentence(english))
            }
            let wanted = english.split(separator: "{}", omittingEmptySubsequences: false).count - 1
            guard let translation = Self.translation(line.text[sign.upperBound...], of: wanted)
            else {
                throw LanguageError(file: file, line: line.number, .otherBlanks(wanted: wanted))
            }
            translations[english] = translation
        }
    }

    /// The English sentences with their translations. `{1}` stands for the first inserted value.
    package var translated: [String: String] {
        translations.mapValues {
            $0.pieces.map { $0.words + ($0.value.map { "{\($0 + 1)}" } ?? "") }.joined()
        }
    }

    /// The translation of a sentence.
    package func callAsFunction(_ sentence: Sentence) -> String {
        if translations.isEmpty { return Self.filled(sentence.key, sentence.values) }
        let (margin, key, end) = Self.parts(of: sentence.key)
        guard let translation = translations[String(key)] else {
            return Self.filled(sentence.key, sentence.values)
        }
        var said = String(margin)
        for piece in translation.pieces {
            said += piece.words
            if let value = piece.value, sentence.values.indices.contains(value) {
                said += sentence.values[value]
            }
        }
        return said + end
    }

    /// A sentence, and the spaces before and after it.
    private static func parts(of key: String) -> (margin: Substring, key: Substring, end: Substring)
    {
        let margin = key.prefix { $0 == " " }
        let words = key[margin.endIndex...].trimmedSlice()
        return (margin, words, key[words.endIndex...])
    }

    private static func filled(_ key: String, _ values: [String]) -> String {
        if values.isEmpty { return key }
        var said = ""
        var values = values[...]
        let pieces = key.split(separator: "{}", omittingEmptySubsequences: false)
        for (place, piece) in pieces.enumerated() {
            if place > 0 { said += values.popFirst() ?? "{}" }
            said += piece
        }
        return said
    }

    /// Parses a translation. Returns nil unless the translation inserts every value exactly once.
    private static func translation(_ text: Substring, of wanted: Int) -> Translation? {
        var pieces: [(words: String, value: Int?)] = []
        var rest = text.trimmedSlice()
        var used: [Int] = []
        while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
            let inside = rest[rest.index(after: open)..<close]
            guard let number = inside.isEmpty ? used.count + 1 : Int(inside), number > 0 else {
                return nil
            }
            let place = number - 1
            used.append(place)
            pieces.append((String(rest[..<open]), place))
            rest = rest[rest.index(after: close)...]
        }
        pieces.append((String(rest), nil))
        return used.sorted() == Array(0..<wanted) ? Translation(pieces: pieces) : nil
    }
}
