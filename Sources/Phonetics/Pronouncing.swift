/// Where a pronunciation came from.
public enum PronunciationSource: String, Sendable, Hashable {
    /// The recognizer's own dictionary.
    case dictionary
    /// The pack or the user.
    case host
    /// Letter-to-sound rules: a guess.
    case automatic
}

/// A pronunciation and who vouches for it.
public struct SourcedPronunciation: Sendable, Hashable {
    /// How the word is said.
    public var pronunciation: Pronunciation
    /// Where that is known from.
    public var source: PronunciationSource

    /// A pronunciation from such a source.
    public init(_ pronunciation: Pronunciation, source: PronunciationSource) {
        self.pronunciation = pronunciation
        self.source = source
    }
}

/// Knows how words are said. Implemented by the recognizer's pronunciation service; what judges or
/// checks takes it as a value and needs no engine.
public protocol Pronouncing: Sendable {
    /// Every way a single word (lower case, no spaces) is said, most likely first; empty only for
    /// text that has no sound at all. Does not throw: a word nobody knows gets a guess.
    func pronunciations(of word: String) -> [SourcedPronunciation]

    /// Says that these words will be asked for, so that whoever answers can look them up together.
    /// May block for as long as that takes.
    func prepare(_ words: [String])
}

extension Pronouncing {
    /// Nothing to look up.
    public func prepare(_ words: [String]) {}
}
