/// A phrase that is likely to be said. Open transcription recognizes such a phrase more reliably.
///
/// A phrase makes its words more likely but does not exclude other words. A phrase may contain words that are not in
/// the dictionary.
public struct ContextualPhrase: Sendable, Hashable, Codable, ExpressibleByStringLiteral {
    /// The phrase as it is written and displayed, with capital letters.
    public var text: String
    /// How much more likely the phrase is than an ordinary contextual phrase: 10 means ten times as likely, and 0.1
    /// means a tenth as likely. The value is limited to the range from 0.001 to 1000.
    public var weight: Double

    /// Creates a phrase with a weight; 1 is the ordinary weight.
    public init(_ text: String, weight: Double = 1) {
        self.text = text
        self.weight = weight
    }

    /// Creates a phrase with the ordinary weight.
    public init(stringLiteral text: String) {
        self.init(text)
    }

    /// The words in the form that the recognizer uses: in lower case, without surrounding punctuation.
    var words: [String] {
        text.lowercased().split(whereSeparator: \.isWhitespace).map(Self.bare)
            .filter { !$0.isEmpty }
    }

    /// The same words with their original spelling.
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
