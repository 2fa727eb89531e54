internal import Phonetics

/// Converts words to chains of phones in context, using their pronunciations.
struct SpokenWords {
    let topology: PhoneTopology
    private let pronouncing: any Pronouncing
    private let fillers: [SoundGraphBuilder.Filler]

    /// The maximum number of pronunciations per word, because each pronunciation makes false
    /// matches more likely.
    private static let variantLimit = 6
    /// The probabilities of silence and of other noises in places where they are allowed.
    private static let silenceProbability = 0.005
    private static let noiseProbability = 1e-6

    init(_ topology: PhoneTopology, pronouncing: any Pronouncing) {
        self.topology = topology
        self.pronouncing = pronouncing
        func filler(_ text: String, _ phone: Int, _ probability: Double) -> SoundGraphBuilder.Filler
        {
            let nats = -probability.naturalLogarithm * SoundGraph.languageWeight
            return .init(
                text: text, phone: phone,
                cost: Int32((nats / SenoneScores.natsPerUnit).rounded()))
        }
        fillers =
            [filler("<sil>", topology.silence, Self.silenceProbability)]
            + [("[NOISE]", "+NSN+"), ("[SPEECH]", "+SPN+")].compactMap { text, phone in
                topology.phone(named: phone).map { filler(text, $0, Self.noiseProbability) }
            }
    }

    /// The pronunciations of a word, most likely first.
    func pronunciations(of word: String) -> [Pronunciation] {
        Array(pronouncing.pronunciations(of: word).map(\.pronunciation).prefix(Self.variantLimit))
    }

    /// The dictionary words whose pronunciation differs by one phone from that of a word.
    func wordsOnePhoneApart(from word: String) -> [String] {
        pronouncing.wordsOnePhoneApart(from: word)
    }

    /// The pronunciation of a word on a path; nil for silences and noises.
    func pronunciation(of word: DecodedWord) -> Pronunciation? {
        guard !word.isFiller else { return nil }
        let known = pronunciations(of: word.text)
        return word.variant < known.count ? known[word.variant] : known.first
    }

    /// A pronunciation's phones, as numbers in the acoustic model.
    func phones(of pronunciation: Pronunciation) -> [Int] {
        pronunciation.phones.compactMap { topology.phone(named: $0.rawValue) }
    }

    /// Builds the graph of a network of words. Throws ``TranscriberError/grammar(_:)`` if a word
    /// has no pronunciation.
    func graph(
        saying network: WordNetwork, links: [(from: Int, to: Int)] = [],
        triphones: inout TriphoneTable
    ) throws(TranscriberError) -> SoundGraph {
        pronouncing.prepare(network.words)
        var ways: [[[Int]]] = []
        ways.reserveCapacity(network.words.count)
        for word in network.words {
            let known = pronunciations(of: word).map(phones).filter { !$0.isEmpty }
            guard !known.isEmpty else { throw .grammar(GrammarError(.wordWithoutSound(word))) }
            ways.append(known)
        }
        let builder = SoundGraphBuilder(
            network, links: links, ways: ways, fillers: fillers, triphones: triphones)
        let graph: SoundGraph
        (graph, triphones) = builder.finish()
        return graph
    }
}
