package import Languages

/// The class, number and standard spelling of each word in a language. All judges share one
/// lexicon.
package final class Lexicon: Sendable {
    package struct Entry: Sendable {
        package var traits: Word.Traits = []
        /// The key of the standard spelling, or 0 if this spelling is the standard spelling.
        var canonical: UInt64 = 0
        var number: NumberWord?
    }

    /// The English lexicon, which the judge's tables also use.
    package static let english = Lexicon(.english)

    private let rules: LanguageRules
    /// The keys of words that join the parts of a number.
    let ands: KeySet
    /// The first two words of each phrase that begins with a single letter, such as "I think".
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

    /// Whether the language uses this rule of the judge.
    package func has(_ rule: LanguageRules) -> Bool { rules.contains(rule) }

    /// The properties of a word; nil for an unknown word.
    package func entry(_ key: UInt64) -> Entry? {
        guard let place = places[key] else { return nil }
        return entries[place]
    }

    /// Whether a letter and the next word begin a phrase that people say around an answer, such as
    /// "I think".
    func leadsOn(_ letter: UInt64, _ next: UInt64) -> Bool {
        pronouns.contains(WordKey.pair(letter, next))
    }

    /// The keys of the words in the text.
    package func keys(of text: some StringProtocol) -> [UInt64] {
        WordList(text, self).words.map(\.key)
    }

    /// The key that all forms of a word share. In a language without rules for endings, this is the
    /// word's own key.
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
