import Languages

/// The known properties of a language's words: their class, their number, and the word of which
/// they are another spelling.
///
/// It is compiled once for reading text. Since it is an immutable class, all judges share one, and
/// a lookup costs no more than in a table built into the program.
final class Lexicon: Sendable {
    struct Entry {
        var traits: Word.Traits = []
        /// The key of the word of which this is another spelling, or 0.
        var canonical: UInt64 = 0
        var number: NumberWord?
    }

    /// English, which also serves the judge's tables; these exist only in English.
    static let english = Lexicon(.english)

    private let rules: LanguageRules
    /// The keys of words that join parts of a number.
    let ands: KeySet
    /// The first two words of phrases around answers, if the first is a single letter: "I think".
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

    /// Whether a rule of the judge holds in the language.
    func has(_ rule: LanguageRules) -> Bool { rules.contains(rule) }

    /// The entry of a word, or nil if nothing is known about it.
    func entry(_ key: UInt64) -> Entry? {
        guard let place = places[key] else { return nil }
        return entries[place]
    }

    /// Whether a letter and the next word begin a phrase that is said around answers.
    func leadsOn(_ letter: UInt64, _ next: UInt64) -> Bool {
        pronouns.contains(WordKey.pair(letter, next))
    }

    /// The keys of the words of a text.
    func keys(of text: some StringProtocol) -> [UInt64] {
        WordList(text, self).words.map(\.key)
    }

    /// The part that the forms of a word share; without rules for endings, the word.
    func stem(_ word: ArraySlice<UInt8>) -> UInt64 {
        has(.endings) ? WordKey.stem(word) : WordKey.hash(word)
    }

    private static let traits: [WordClass: Word.Traits] = [
        .article: .article, .function: .function, .preposition: .preposition,
        .conjunction: .conjunction, .month: .month, .title: .title, .kind: .generic,
        .remark: .remark, .unit: .unit, .changer: .changer, .negation: .negation, .suffix: .suffix,
        .vague: .vague,
    ]
}
