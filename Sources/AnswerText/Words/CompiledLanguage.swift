public import Languages

/// A language that has been compiled for judging. A game compiles its language once, and all judges
/// share the result.
public final class CompiledLanguage: Sendable {
    /// English, which is embedded in the program.
    public static let english = CompiledLanguage(.english, Lexicon.english)

    /// The language before compilation.
    public let language: Language
    /// The messages that appear on screens.
    public var sentences: Sentences { language.sentences }
    /// Converts numbers to words in this language.
    public let numbers: NumberSpeaker

    package let lexicon: Lexicon
    package let before: PhraseTable
    package let after: PhraseTable
    package let corrections: PhraseTable
    package let givingUp: PhraseTable
    /// Words between several choices in one answer, such as "and" or "then".
    package let betweenChoices: PhraseTable
    /// Words before or after several choices in one answer, such as "both" or "also".
    package let aroundChoices: PhraseTable
    /// The keys of phrases that affect negation, grouped by their purpose.
    package let negations: [PhraseKind: [[UInt64]]]
    /// The keys of words between a negation and the answer, including adverbs.
    package let joining: KeySet
    package let adverbs: KeySet
    /// The keys of polite words after a command.
    package let please: KeySet
    /// The keys of phrases, such as "as in", that come before a spelling-alphabet word.
    package let beforeSpellingWord: [[UInt64]]

    /// The keys of words that players say before or after the category that they choose.
    package let aroundCategory: KeySet
    package let beforeValue: KeySet
    package let afterValue: KeySet
    /// The keys of words before a player's name or number.
    package let beforePlayer: KeySet
    /// Words that make the following number negative.
    let belowZero: Set<String>

    /// Whether the language uses this rule of the judge.
    package func has(_ rule: LanguageRules) -> Bool { lexicon.has(rule) }

    /// Compiles a language that was read from its folder.
    public convenience init(_ language: Language) {
        self.init(language, Lexicon(language))
    }

    private init(_ language: Language, _ lexicon: Lexicon) {
        self.language = language
        self.lexicon = lexicon
        let around = language.around
        before = PhraseTable(around[.before], lexicon)
        after = PhraseTable(around[.after], lexicon, fromEnd: true)
        corrections = PhraseTable(around[.correction], lexicon)
        givingUp = PhraseTable(around[.givingUp], lexicon)
        betweenChoices = PhraseTable(around[.heardBetweenChoices], lexicon)
        aroundChoices = PhraseTable(around[.aroundChoices], lexicon)
        let kinds: [PhraseKind] = [.negating, .negatingAfter, .notNegating, .resuming]
        negations = Dictionary(
            uniqueKeysWithValues: kinds.map { kind in
                (kind, around[kind].map { lexicon.keys(of: $0) })
            })
        joining = KeySet(around[.joining].map { WordKey.hash($0) })
        adverbs = KeySet(around[.adverb].map { WordKey.hash($0) })
        func keys(_ kind: PhraseKind) -> KeySet {
            KeySet(around[kind].flatMap { lexicon.keys(of: $0) })
        }
        please = keys(.please)
        aroundCategory = keys(.aroundCategory)
        beforePlayer = keys(.heardBeforePlayer)
        // In every language, text that the program itself writes contains the English words "for"
        // and "dollar".
        var beforeValue = keys(.heardBeforeValue)
        beforeValue.insert(WordKey.hash("for"))
        self.beforeValue = beforeValue
        var afterValue = keys(.heardAfterValue)
        afterValue.insert(WordKey.hash("dollar"))
        self.afterValue = afterValue
        belowZero = Set(language.numbers[.minus].flatMap(\.words))
        beforeSpellingWord = language.letters.beforeSpellingWord.map { phrase in
            phrase.split(separator: " ").map { WordKey.hash($0) }
        }
        numbers = NumberSpeaker(language)
    }
}
