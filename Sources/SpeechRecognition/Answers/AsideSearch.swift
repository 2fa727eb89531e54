/// Searches for asides such as "wait a second", which the recognizer would otherwise mistake for an
/// answer.
struct AsideSearch {
    private var known: (asides: GrammarExpression, graph: SoundGraph)?

    /// Prepares the search for use with a grammar, unless the grammar's asides are the same as
    /// before.
    mutating func use(
        _ grammar: CompiledGrammar, vocabulary: SpokenWords, triphones: inout TriphoneTable
    ) throws(TranscriberError) {
        guard let asides = grammar.grammar.asides else {
            known = nil
            return
        }
        guard asides != known?.asides else { return }
        let network: WordNetwork
        do {
            network = try WordNetwork(NetworkOfRules(Grammar(asides)))
        } catch {
            throw .grammar(error)
        }
        known = (asides, try vocabulary.graph(saying: network, triphones: &triphones))
    }

    /// The best aside that covers the whole utterance, or nil if no aside does.
    func best(on scores: SenoneScores) -> DecodedPath? {
        known.flatMap { SoundSearch($0.graph, on: scores).bestPath }
    }
}
