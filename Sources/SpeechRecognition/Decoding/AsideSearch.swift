/// A search for what people say beside answers: what only leads to one, by somebody who thinks on ("i think it's …"), and
/// talk ("wait a second"). Whatever is listened for would be heard in it, an answer of one short word first.
struct AsideSearch {
    private var known: (asides: GrammarExpression, graph: SoundGraph)?

    /// Prepares the search for what may be said from now on: at once, where that is what was said before.
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

    /// The best aside that fills all of an utterance; nil when none does.
    func best(on scores: SenoneScores) -> DecodedPath? {
        known.flatMap { SoundSearch($0.graph, on: scores).bestPath }
    }
}
