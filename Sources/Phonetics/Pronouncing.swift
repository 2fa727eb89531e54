/// The source of a pronunciation.
public enum PronunciationSource: String, Sendable, Hashable {
    /// The recognizer's own dictionary.
    case dictionary
    /// A pronunciation that the pack or the user supplied.
    case host
    /// Letter-to-sound rules, which guess the pronunciation.
    case automatic
}

/// A pronunciation and its source.
public struct SourcedPronunciation: Sendable, Hashable {
    /// The pronunciation of the word.
    public var pronunciation: Pronunciation
    /// The source of the pronunciation.
    public var source: PronunciationSource

    /// Combines a pronunciation with its source.
    public init(_ pronunciation: Pronunciation, source: PronunciationSource) {
        self.pronunciation = pronunciation
        self.source = source
    }
}

/// Provides the pronunciations of words, with or without a recognizer.
public protocol Pronouncing: Sendable {
    /// All pronunciations of a lower-case word, likeliest first; empty if the word has none.
    func pronunciations(of word: String) -> [SourcedPronunciation]

    /// Announces words in advance, so that their pronunciations can be looked up together. This
    /// method may block.
    func prepare(_ words: [String])

    /// The known words that differ from a word by exactly one replaced, added or missing phone.
    func wordsOnePhoneApart(from word: String) -> [String]
}

extension Pronouncing {
    /// Does nothing.
    public func prepare(_ words: [String]) {}

    /// Returns no words.
    public func wordsOnePhoneApart(from word: String) -> [String] { [] }
}
