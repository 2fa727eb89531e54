/// A search for what people say beside answers: what only leads to one, by somebody who thinks on ("i think it's …"), and
/// talk ("wait a second"). Whatever is listened for would be heard in it, an answer of one short word first.
struct AsideSearch {
    private var known: (network: WordNetwork, graph: SoundGraph)?

    /// Prepares the search for what may be said from now on.
    mutating func use(
        _ grammar: CompiledGrammar, vocabulary: SpokenWords, triphones: inout TriphoneTable
    ) throws(TranscriberError) {
        let network: WordNetwork?
        do {
            network = try grammar.asideNetwork()
        } catch {
            throw .grammar(error)
        }
        guard network != known?.network else { return }
        known = try network.map { network throws(TranscriberError) in
            (network, try vocabulary.graph(saying: network, triphones: &triphones))
        }
    }

    /// The best aside that fills all of an utterance; nil when none does.
    func best(on scores: SenoneScores) -> DecodedPath? {
        known.flatMap { SoundSearch($0.graph, on: scores).bestPath }
    }
}
