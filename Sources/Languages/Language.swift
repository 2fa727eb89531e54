package import Phonetics

/// The language of a game, with all its data. English is part of the program, and any other
/// language is a folder of text files (``init(folder:)``). If a folder lacks decoys or sentences,
/// the English decoys or sentences are used.
public struct Language: Sendable {
    /// The language code, as used in locale names, such as "en".
    public let code: String
    /// The full name of the language, such as "English".
    public let name: String
    /// The judge's rules for this language.
    package let rules: LanguageRules
    /// Whether all rules for English apply.
    package var isEnglish: Bool { rules == .english }
    /// The words for each role that a single word can have in an answer.
    package let words: Lists<WordClass>
    /// The spellings of each word, with the standard spelling first.
    package let sameWords: [[String]]
    /// The words for numbers.
    package let numbers: NumberWords
    /// Phrases that people say around an answer.
    package let around: Lists<PhraseKind>
    /// Words that distinguish remarks from answers.
    package let remarks: RemarkWords
    /// The letters, numbers and positions that name choices.
    package let letters: LetterNames
    /// Words that compete with every answer in recognition.
    public let decoys: Lists<DecoyKind>
    /// JSGF grammars for spoken commands, by file name. Varieties of English use the English
    /// grammars by default.
    package let grammars: [(file: String, text: String)]
    /// Pronunciations of words that are not in a dictionary.
    package let pronunciations: [String: [Pronunciation]]
    /// The sentences that appear on screens.
    public let sentences: Sentences
}

/// Lists of words or phrases by kind. A kind without words has an empty list.
public struct Lists<Kind: CaseIterable & Hashable & Sendable>: Sendable, Hashable {
    private let lists: [Kind: [String]]

    init(_ lists: [Kind: [String]]) { self.lists = lists }

    /// The words or phrases of the given kind, in the order in which the file lists them.
    public subscript(kind: Kind) -> [String] { lists[kind] ?? [] }

    /// A copy in which lists from `other` replace the empty lists.
    package func filled(from other: Self) -> Self {
        Self(lists.filter { !$0.value.isEmpty }.merging(other.lists) { own, _ in own })
    }
}
