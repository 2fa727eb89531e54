/// Where a pronunciation came from.
public enum PronunciationSource: String, Sendable, Hashable {
    /// The recognizer's own dictionary.
    case dictionary
    /// The pack or the user.
    case host
    /// Letter-to-sound rules. The pronunciation is a guess.
    case automatic
}

/// A pronunciation and its source.
public struct SourcedPronunciation: Sendable, Hashable {
    /// How the word is said.
    public var pronunciation: Pronunciation
    /// Where the pronunciation comes from.
    public var source: PronunciationSource

    /// Creates a pronunciation from a source.
    public init(_ pronunciation: Pronunciation, source: PronunciationSource) {
        self.pronunciation = pronunciation
        self.source = source
    }
}

/// Knows how words are pronounced. The recognizer's pronunciation service implements this protocol.
/// Judges and checks use it without an engine.
public protocol Pronouncing: Sendable {
    /// All pronunciations of a single word (in lower case, without spaces), the most likely first.
    /// Empty only for text without sounds. For an unknown word, returns a guess.
    func pronunciations(of word: String) -> [SourcedPronunciation]

    /// Announces words that will be requested, so that they can be looked up together. May block
    /// until they have been looked up.
    func prepare(_ words: [String])
}

extension Pronouncing {
    /// Does nothing.
    public func prepare(_ words: [String]) {}
}
