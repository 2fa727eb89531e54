/// A phrase that transcription without a grammar should recognize more reliably. The phrase may
/// contain unknown words.
public struct ContextualPhrase: Sendable, Hashable, Codable, ExpressibleByStringLiteral {
    /// The phrase as it is written and displayed, with capital letters.
    public var text: String
    /// How likely the phrase is, relative to a phrase of weight 1. The value is limited to the
    /// range 0.001…1000.
    public var weight: Double

    /// Creates a phrase with a weight.
    public init(_ text: String, weight: Double = 1) {
        self.text = text
        self.weight = weight
    }

    /// Creates a phrase of weight 1.
    public init(stringLiteral text: String) {
        self.init(text)
    }

    /// The words as the recognizer uses them: in lower case, without surrounding punctuation.
    var words: [String] {
        text.lowercased().split(whereSeparator: \.isWhitespace).map(Self.bare)
            .filter { !$0.isEmpty }
    }

    /// The phrase's words in their original spelling, without surrounding punctuation.
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
