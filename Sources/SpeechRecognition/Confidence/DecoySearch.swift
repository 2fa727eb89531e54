internal import Phonetics

/// Searches for single words that compete with an answer. The words may stand alone or follow a
/// lead-in.
struct DecoySearch {
    private let words: [String]
    private let pronunciations: [Set<Pronunciation>]
    private let alone: SoundGraph
    private var behindLeads: (leads: WordNetwork, graph: SoundGraph)?
    /// Words that sound like an expected word and are therefore not rivals.
    private var excluded: Set<String> = []

    init(
        words: [String], vocabulary: SpokenWords, triphones: inout TriphoneTable
    ) throws(TranscriberError) {
        self.words = words
        pronunciations = words.map { Set(vocabulary.pronunciations(of: $0)) }
        alone = try vocabulary.graph(saying: WordNetwork(oneOf: words), triphones: &triphones)
    }

    /// Prepares the search for use with a grammar. Words that sound like a word of the grammar are
    /// not rivals.
    mutating func use(
        _ grammar: CompiledGrammar, vocabulary: SpokenWords, triphones: inout TriphoneTable
    ) throws(TranscriberError) {
        let said = Set(
            (grammar.decisiveNetwork ?? grammar.network).words
                .flatMap { vocabulary.pronunciations(of: $0) })
        excluded = Set(
            words.indices.filter { !pronunciations[$0].isDisjoint(with: said) }.map { words[$0] })
        let leads: WordNetwork?
        do {
            leads = try grammar.leadNetwork()
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

    /// The word that fits best on its own, with its score, or nil if no word fits.
    func best(on scores: SenoneScores) -> (word: String, score: Int)? {
        let search = SoundSearch(alone, on: scores, without: alone.lastSounds(of: excluded))
        guard let path = search.bestPath, let word = path.words.last else { return nil }
        return (word.text, path.score)
    }

    /// The score of the best word, which may follow a lead-in. If the grammar has no lead-ins, the
    /// word is scored alone.
    func bestScoreBehindLeads(on scores: SenoneScores) -> Int? {
        let graph = behindLeads?.graph ?? alone
        return SoundSearch(
            graph, on: scores, without: graph.lastSounds(of: excluded), isTraceable: false
        ).bestScore
    }
}

extension SoundGraph {
    /// The indices of the words' final sounds.
    fileprivate func lastSounds(of words: Set<String>) -> [Int] {
        sounds.indices.filter {
            sounds[$0].label >= 0 && words.contains(labels[Int(sounds[$0].label)].text)
        }
    }
}
