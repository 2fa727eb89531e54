public import Phonetics

/// A language in which games are played: everything that the program needs to know about it, as
/// data.
///
/// English comes with the program. Any other language is a folder of text files
/// (``init(folder:)``). If the files lack some data, the language does not have that data, with two
/// exceptions: a language without its own decoys uses the English ones, and a sentence without a
/// translation is shown in English.
public struct Language: Sendable {
    /// A short name, as used in locales: "en".
    public let code: String
    /// Its full name: "English".
    public let name: String
    /// The judge's rules that apply.
    public let rules: LanguageRules
    /// Whether all rules for English apply.
    public var isEnglish: Bool { rules == .english }
    /// The roles of single words in answers.
    public let words: Lists<WordClass>
    /// Groups of words that are spellings of the same word. The first one is canonical.
    public let sameWords: [[String]]
    /// Words that numbers are made of.
    public let numbers: NumberWords
    /// Phrases that people say around an answer.
    public let around: Lists<PhraseKind>
    /// The letters, numbers and positions that name choices.
    public let letters: LetterNames
    /// Words that compete with every answer.
    public let decoys: Lists<DecoyKind>
    /// Grammars for what players say to the game, in JSGF, by file name. If a variety of English
    /// has none, those of English are used.
    public let grammars: [(file: String, text: String)]
    /// Pronunciations of words that no dictionary has.
    public let pronunciations: [String: [Pronunciation]]
    /// The screen texts.
    public let sentences: Sentences
}

/// Lists of words or phrases by kind. A list that is not in the files is empty.
public struct Lists<Kind: CaseIterable & Hashable & Sendable>: Sendable, Hashable {
    private let lists: [Kind: [String]]

    init(_ lists: [Kind: [String]]) { self.lists = lists }

    /// The words or phrases of a kind, in the order of the file.
    public subscript(kind: Kind) -> [String] { lists[kind] ?? [] }

    /// These lists, with each empty one replaced by that of other lists.
    package func filled(from other: Self) -> Self {
        Self(lists.filter { !$0.value.isEmpty }.merging(other.lists) { own, _ in own })
    }
}
