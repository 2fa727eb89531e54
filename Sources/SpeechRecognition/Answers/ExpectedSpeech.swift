/// A grammar with its search graphs, and the words that compete with the grammar's sentences.
struct ExpectedSpeech {
    private(set) var grammar: CompiledGrammar?
    /// The graph of everything that may be said.
    private(set) var sentences: SoundGraph?
    /// The graph of the decisive words only.
    private(set) var phrases: SoundGraph?
    private(set) var decoys: DecoySearch
    private(set) var asides = AsideSearch()

    /// If a grammar has more sentences than this limit, only the best sentence for each last word
    /// is ranked.
    static let rankedSentenceLimit = 400

    init(decoys: DecoySearch) { self.decoys = decoys }

    mutating func use(
        _ grammar: CompiledGrammar, _ vocabulary: SpokenWords, _ triphones: inout TriphoneTable
    ) throws(TranscriberError) {
        self.grammar = grammar
        let decisive = grammar.decisiveNetwork ?? grammar.network
        phrases = try vocabulary.graph(
            saying: decisive.unmerged(limit: Self.rankedSentenceLimit) ?? decisive,
            triphones: &triphones)
        sentences =
            try grammar.decisiveNetwork == nil
            ? phrases
            : vocabulary.graph(saying: grammar.network, triphones: &triphones)
        try decoys.use(grammar, vocabulary: vocabulary, triphones: &triphones)
        try asides.use(grammar, vocabulary: vocabulary, triphones: &triphones)
    }
}
