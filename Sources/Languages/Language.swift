public import Phonetics

/// A language that a game is played in: everything that has to be known of it, as data.
///
/// English comes with the program; another language is a folder of text files (``init(folder:)``). What a
/// file does not say, the language does not have; but where it names no decoys those of English compete, and a
/// sentence without a translation is shown in English.
public struct Language: Sendable {
    /// A short name, as of a locale: "en".
    public let code: String
    /// What it is called: "English".
    public let name: String
    /// Whether the judge's rules of English hold: endings and spellings, names that everybody knows, years,
    /// units, times.
    public let isEnglish: Bool
    /// What single words are to an answer.
    public let words: Lists<WordClass>
    /// Groups of words that are one word written otherwise; the first is the one they are known by.
    public let sameWords: [[String]]
    /// Words of which numbers are put together.
    public let numbers: NumberWords
    /// What is said around an answer.
    public let around: Lists<PhraseKind>
    /// By which names choices are told apart.
    public let letters: LetterNames
    /// Words that compete with every answer.
    public let decoys: Lists<DecoyKind>
    /// Grammars of what is said to the game, in JSGF, by their files' names. A kind of English without any
    /// has those of English.
    public let grammars: [(file: String, text: String)]
    /// How words are said that no dictionary has.
    public let pronunciations: [String: [Pronunciation]]
    /// What screens say.
    public let sentences: Sentences
}

/// Lists of words or phrases by what they are; a list that nobody wrote is empty.
public struct Lists<Kind: CaseIterable & Hashable & Sendable>: Sendable, Hashable {
    private let lists: [Kind: [String]]

    init(_ lists: [Kind: [String]]) { self.lists = lists }

    /// The words or phrases of a kind, in the order they are written.
    public subscript(kind: Kind) -> [String] { lists[kind] ?? [] }

    /// With those of another in the place of lists that are empty.
    package func filled(from other: Self) -> Self {
        Self(lists.filter { !$0.value.isEmpty }.merging(other.lists) { own, _ in own })
    }
}
