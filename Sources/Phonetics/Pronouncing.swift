/// Where a pronunciation came from.
public enum PronunciationSource: String, Sendable, Hashable {
    /// The recognizer's own dictionary.
    case dictionary
    /// The pack or the user.
    case host
    /// Letter-to-sound rules: a guess.
    case automatic
}

/// A pronunciation and its source.
public struct SourcedPronunciation: Sendable, Hashable {
    /// How the word is said.
    public var pronunciation: Pronunciation
    /// Where the pronunciation comes from.
    public var source: PronunciationSource

    /// A pronunciation from a source.
    public init(_ pronunciation: Pronunciation, source: PronunciationSource) {
        self.pronunciation = pronunciation
        self.source = source
    }
}

/// Knows how words are pronounced. The recognizer's pronunciation service implements it; judges and
/// checks use it as a value and need no engine.
public protocol Pronouncing: Sendable {
    /// Every pronunciation of a single word (lower case, no spaces), the most likely first; empty
    /// only for text without any sound. Does not throw: an unknown word gets a guess.
    func pronunciations(of word: String) -> [SourcedPronunciation]

    /// Announces words that will be asked for, so that they can be looked up together. May block
    /// for as long as that takes.
    func prepare(_ words: [String])
}

extension Pronouncing {
    /// Does nothing.
    public func prepare(_ words: [String]) {}
}
