public import Languages

/// A language as the judge needs it: its words as keys, its phrases as tables. Compiling takes a few
/// milliseconds; a game does it once, and all its judges share it.
public final class CompiledLanguage: Sendable {
    /// English, as it comes with the program.
    public static let english = CompiledLanguage(.english, Lexicon.english)

    /// The language itself, as it was read.
    public let language: Language
    /// What its screens say.
    public var sentences: Sentences { language.sentences }
    /// Says its numbers.
    public let numbers: NumberSpeaker

    let lexicon: Lexicon
    let before: PhraseTable
    let after: PhraseTable
    let corrections: PhraseTable
    let givingUp: PhraseTable
    let negating: NegatingPhrases
    /// The keys of what stands at the end of a command and is no part of it.
    let please: KeySet

    /// The keys of words around a category that is picked, before its value and after it.
    let aroundCategory: KeySet
    let beforeValue: KeySet
    let afterValue: KeySet
    /// The keys of words before a player's name or number.
    let beforePlayer: KeySet
    /// Words before a number that is below zero.
    let belowZero: Set<String>

    var isEnglish: Bool { lexicon.isEnglish }

    /// A language that was read from its folder.
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
        negating = NegatingPhrases(around, lexicon)
        func keys(_ kind: PhraseKind) -> KeySet {
            KeySet(around[kind].flatMap { WordList($0, lexicon).words.map(\.key) })
        }
        please = keys(.please)
        aroundCategory = keys(.aroundCategory)
        beforePlayer = keys(.heardBeforePlayer)
        // The program itself writes a pick that was made by keys so, in any language.
        var beforeValue = keys(.heardBeforeValue)
        beforeValue.insert(WordKey.hash("for"))
        self.beforeValue = beforeValue
        var afterValue = keys(.heardAfterValue)
        afterValue.insert(WordKey.hash("dollar"))
        self.afterValue = afterValue
        belowZero = Set(language.numbers[.minus].flatMap(\.words))
        numbers = NumberSpeaker(language)
    }
}
