/// The source of a pronunciation.
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
    /// The pronunciation of the word.
    public var pronunciation: Pronunciation
    /// The source of the pronunciation.
    public var source: PronunciationSource

    /// Creates a pronunciation from a source.
    public init(_ pronunciation: Pronunciation, source: PronunciationSource) {
        self.pronunciation = pronunciation
        self.source = source
    }
}

/// Provides the pronunciations of words. The recognizer's pronunciation service implements this
/// protocol. Judges and checks use it without an engine.
public protocol Pronouncing: Sendable {
    /// All pronunciations of a single word (in lower case, without spaces), the most likely first.
    /// Empty only for text without sounds. For an unknown word, returns a guess.
    func pronunciations(of word: String) -> [SourcedPronunciation]

    /// Announces words for later requests, so that they can be looked up together. May block until
    /// the lookup is complete.
    func prepare(_ words: [String])

    /// The known words that differ from a word in one phone, which is replaced, added or missing. Words that sound like
    /// it are not among them.
    func wordsOnePhoneApart(from word: String) -> [String]
}

extension Pronouncing {
    /// Does nothing.
    public func prepare(_ words: [String]) {}

    /// None.
    public func wordsOnePhoneApart(from word: String) -> [String] { [] }
}
