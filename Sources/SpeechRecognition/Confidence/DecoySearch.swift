internal import Phonetics

/// A search for the best of many single words that compete with an answer, alone or behind the same words
/// that may stand before it.
struct DecoySearch {
    private let words: [String]
    private let pronunciations: [Set<Pronunciation>]
    private let alone: SoundGraph
    private var behindLeads: (leads: WordNetwork, graph: SoundGraph)?
    /// Words that sound like one that is listened for: no rivals.
    private var excluded: Set<String> = []

    init(
        words: [String], vocabulary: SpokenWords, triphones: inout TriphoneTable
    ) throws(TranscriberError) {
        self.words = words
        pronunciations = words.map { Set(vocabulary.pronunciations(of: $0)) }
        alone = try vocabulary.graph(saying: WordNetwork(oneOf: words), triphones: &triphones)
    }

    /// Prepares the search for what may be said from now on.
    ///
    /// - Parameters:
    ///   - grammar: a word that sounds like one of its words is no rival.
    ///   - hasLeads: whether ``bestBehindLeads(on:)`` will be asked for.
    mutating func use(
        _ grammar: CompiledGrammar, hasLeads: Bool, vocabulary: SpokenWords,
        triphones: inout TriphoneTable
    ) throws(TranscriberError) {
        let said = Set(
            (grammar.decisiveNetwork ?? grammar.network).words
                .flatMap { vocabulary.pronunciations(of: $0) })
        excluded = Set(
            words.indices.filter { !pronunciations[$0].isDisjoint(with: said) }.map { words[$0] })
        let leads: WordNetwork?
        do {
            leads = hasLeads ? try grammar.leadNetwork() : nil
        } catch {
            throw .grammar(error)
        }
        guard leads != behindLeads?.leads else { return }
        behindLeads = try leads.map { leads throws(TranscriberError) in
            let (network, links) = leads.followed(byOneOf: words)
            return (
                leads,
                try vocabulary.graph(saying: network, links: links, triphones: &triphones)
            )
        }
    }

    /// The word that fits best alone, with its score; nil when none fits.
    func best(on scores: SenoneScores) -> (word: String, score: Int)? {
        best(in: alone, on: scores)
    }

    /// The word that fits best behind what may be said before it; alone where nothing may.
    func bestBehindLeads(on scores: SenoneScores) -> (word: String, score: Int)? {
        best(in: behindLeads?.graph ?? alone, on: scores)
    }

    private func best(
        in graph: SoundGraph, on scores: SenoneScores
    ) -> (word: String, score: Int)? {
        SoundSearch(graph, on: scores, isTraceable: false)
            .best { !excluded.contains($0.text) && !DecodedWord.isFiller($0.text) }
            .map { ($0.label.text, $0.score) }
    }
}
