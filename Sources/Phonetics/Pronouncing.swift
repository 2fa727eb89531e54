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
/// protocol. Judges and checks can use this protocol without an engine.
public protocol Pronouncing: Sendable {
    /// All pronunciations of a single word (in lower case, without spaces), with the most likely one first. For an
    /// unknown word, the pronunciations are guessed. The result is empty only if nothing in the text can be pronounced.
    func pronunciations(of word: String) -> [SourcedPronunciation]

    /// Announces words that will be requested later, so that they can be looked up together. This method may block
    /// until the lookup is complete.
    func prepare(_ words: [String])

    /// The known words that differ from a word by a single replaced, added or missing phone. Words that sound the same
    /// as the given word are excluded.
    func wordsOnePhoneApart(from word: String) -> [String]
}

extension Pronouncing {
    /// Does nothing.
    public func prepare(_ words: [String]) {}

    /// Returns no words.
    public func wordsOnePhoneApart(from word: String) -> [String] { [] }
}
