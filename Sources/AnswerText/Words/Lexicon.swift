package import Languages

/// The known properties of a language's words: class, number and standard spelling.
///
/// All judges share one immutable lexicon. The lexicon is a class, so using it copies nothing.
package final class Lexicon: Sendable {
    package struct Entry: Sendable {
        package var traits: Word.Traits = []
        /// The key of the standard spelling, if this word is a different spelling. Otherwise 0.
        var canonical: UInt64 = 0
        var number: NumberWord?
    }

    /// The English lexicon. This lexicon is also used for the judge's tables, which exist only in
    /// English.
    package static let english = Lexicon(.english)

    private let rules: LanguageRules
    /// The keys of words that join the parts of a number.
    let ands: KeySet
    /// The first two words of each phrase around an answer, if the phrase begins with a single
    /// letter: "I think".
    private let pronouns: KeySet
    private let places: KeyTable
    private let entries: [Entry]

    init(_ language: Language) {
        var entries: [UInt64: Entry] = [:]
        for kind in WordClass.allCases {
            for word in language.words[kind] {
                entries[WordKey.hash(word), default: Entry()].traits.formUnion(
                    Self.traits[kind] ?? [])
            }
        }
        for filler in language.around[.filler] {
            entries[WordKey.hash(filler), default: Entry()].traits.insert(.filler)
        }
        for (word, number) in NumberWord.table(language.numbers) {
            entries[WordKey.hash(word), default: Entry()].number = number
        }
        for group in language.sameWords {
            for word in group.dropFirst() {
                entries[WordKey.hash(word), default: Entry()].canonical = WordKey.hash(group[0])
            }
        }
        var places = KeyTable()
        for (place, key) in entries.keys.enumerated() { places[key] = place }
        self.places = places
        self.entries = Array(entries.values)
        rules = language.rules
        let around = language.around[.after] + language.around[.correction]
        pronouns = KeySet(
            around.compactMap { phrase in
                let words = phrase.split(separator: " ")
                guard words.count > 1, words[0].utf8.count == 1 else { return nil }
                return WordKey.pair(WordKey.hash(words[0]), WordKey.hash(words[1]))
            })
        ands = KeySet(
            language.numbers[.and].flatMap(\.words).map { word in
                let key = WordKey.hash(word)
                let canonical = entries[key]?.canonical ?? 0
                return canonical == 0 ? key : canonical
            })
    }

    /// Whether this rule of the judge applies to the language.
    package func has(_ rule: LanguageRules) -> Bool { rules.contains(rule) }

    /// The known properties of a word; nil if the word is unknown.
    package func entry(_ key: UInt64) -> Entry? {
        guard let place = places[key] else { return nil }
        return entries[place]
    }

    /// Whether a letter and the next word begin a phrase around an answer.
    func leadsOn(_ letter: UInt64, _ next: UInt64) -> Bool {
        pronouns.contains(WordKey.pair(letter, next))
    }

    /// The keys of the words in the text.
    package func keys(of text: some StringProtocol) -> [UInt64] {
        WordList(text, self).words.map(\.key)
    }

    /// The key that all forms of a word share. If the language has no rules for endings, this is
    /// the key of the word itself.
    package func stem(_ word: ArraySlice<UInt8>) -> UInt64 {
        has(.endings) ? WordKey.stem(word) : WordKey.hash(word)
    }

    private static let traits: [WordClass: Word.Traits] = [
        .article: .article, .function: .function, .preposition: .preposition,
        .conjunction: .conjunction, .month: .month, .title: .title, .kind: .generic,
        .remark: .remark, .unit: .unit, .changer: .changer, .negation: .negation, .suffix: .suffix,
        .vague: .vague,
    ]
}
