import Languages

/// What takes an answer back, as the keys of its words.
struct NegatingPhrases: Sendable {
    /// Before what is not the answer, and after it.
    let before: [[UInt64]]
    let after: [[UInt64]]
    /// Have a negation and negate nothing.
    let harmless: [[UInt64]]
    /// Where what is negated ends.
    let resuming: [[UInt64]]
    /// Only join what is negated to what is meant.
    let joining: Set<UInt64>
    /// May stand inside a phrase.
    let adverbs: Set<UInt64>

    init(_ around: Lists<PhraseKind>, _ lexicon: Lexicon) {
        func keys(_ kind: PhraseKind) -> [[UInt64]] {
            around[kind].map { WordList($0, lexicon).words.map(\.key) }
        }
        before = keys(.negating)
        after = keys(.negatingAfter)
        harmless = keys(.notNegating)
        resuming = keys(.resuming)
        joining = Set(around[.joining].map { WordKey.hash($0) })
        adverbs = Set(around[.adverb].map { WordKey.hash($0) })
    }
}
