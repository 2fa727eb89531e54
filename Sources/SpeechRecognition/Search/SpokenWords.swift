internal import Phonetics

/// Words as chains of sounds: how they are said, from the pronunciation service alone, so that what is
/// shown, said and heard agree.
struct SpokenWords {
    let topology: PhoneTopology
    private let pronouncing: any Pronouncing
    private let fillers: [SoundGraphBuilder.Filler]

    /// Pronunciations of a word beyond these are left out: each opens the ear wider.
    private static let variantLimit = 6
    /// How often there is silence, and another noise, where there may be, as probabilities.
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

    /// How a word is said, most likely way first.
    func pronunciations(of word: String) -> [Pronunciation] {
        Array(pronouncing.pronunciations(of: word).map(\.pronunciation).prefix(Self.variantLimit))
    }

    /// What was said of a word on a path; nil for silences and noises.
    func pronunciation(of word: DecodedWord) -> Pronunciation? {
        guard !word.isFiller else { return nil }
        let known = pronunciations(of: word.text)
        return word.variant < known.count ? known[word.variant] : known.first
    }

    /// A pronunciation's phones as numbers of the model.
    func phones(of pronunciation: Pronunciation) -> [Int] {
        pronunciation.phones.compactMap { topology.phone(named: $0.rawValue) }
    }

    /// - Throws: ``TranscriberError/grammar(_:)`` for a word without any sound.
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
