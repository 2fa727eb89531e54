/// Words that are likely to be said, given to open transcription so that it hears them.
///
/// Phrases make their words likelier; they exclude nothing. Words that no dictionary has are
/// welcome.
public struct ContextualPhrase: Sendable, Hashable, ExpressibleByStringLiteral {
    /// As it is written, with its capitals: that is how it is shown when heard.
    public var text: String
    /// How much likelier than usual for a contextual phrase: 10 is ten times, 0.1 a tenth. Kept
    /// within 0.001 to 1000.
    public var weight: Double

    /// A phrase that is likelier than usual by a weight; 1 is the usual one.
    public init(_ text: String, weight: Double = 1) {
        self.text = text
        self.weight = weight
    }

    /// A phrase of the usual weight.
    public init(stringLiteral text: String) {
        self.init(text)
    }

    /// The words as the recognizer hears them: lower case, without punctuation around them.
    var words: [String] {
        text.lowercased().split(whereSeparator: \.isWhitespace).map(Self.bare)
            .filter { !$0.isEmpty }
    }

    /// The same words as they are written.
    var writtenWords: [String] {
        text.split(whereSeparator: \.isWhitespace).map { Self.bare($0) }.filter { !$0.isEmpty }
    }

    private static func bare(_ word: some StringProtocol) -> String {
        var word = word[...]
        while let last = word.last, !last.isLetter, !last.isNumber { word = word.dropLast() }
        while let first = word.first, !first.isLetter, !first.isNumber { word = word.dropFirst() }
        return String(word)
    }
}
