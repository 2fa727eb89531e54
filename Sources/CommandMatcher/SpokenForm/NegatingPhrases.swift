import Languages

/// Phrases that take an answer back, as keys of their words.
struct NegatingPhrases: Sendable {
    /// Before what is negated, and after it.
    let before: [[UInt64]]
    let after: [[UInt64]]
    /// Phrases with a negation that do not negate anything.
    let harmless: [[UInt64]]
    /// Phrases that end what is negated.
    let resuming: [[UInt64]]
    /// Words that only join what is negated to what is meant.
    let joining: Set<UInt64>
    /// Words that may stand inside a phrase.
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
