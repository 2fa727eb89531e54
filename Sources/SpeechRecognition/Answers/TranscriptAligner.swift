public import Phonetics

/// Aligns a known transcript with its recording (forced alignment). Use each aligner on only one
/// thread.
public struct TranscriptAligner: ~Copyable {
    private var scorer: AcousticScorer
    private let vocabulary: SpokenWords
    private var triphones: TriphoneTable

    /// Creates an aligner. Throws ``TranscriberError`` if a file of the model is invalid.
    public init(
        model: AcousticModel, pronouncing: any Pronouncing
    ) throws(TranscriberError) {
        let topology: PhoneTopology
        do {
            topology = try PhoneTopology.forModel(model)
        } catch {
            throw .model(error)
        }
        scorer = try decoding { () throws(SpeechDecoderError) in try AcousticScorer.open(model) }
        vocabulary = SpokenWords(topology, pronouncing: pronouncing)
        triphones = TriphoneTable(topology)
    }

    /// Aligns a whole recording at 16 kHz with its words. Returns nil if the words do not fit the
    /// recording.
    /// - Throws: ``TranscriberError/grammar(_:)`` if a word has no pronunciation.
    public mutating func align(
        _ samples: [Int16], words: [String]
    ) throws(TranscriberError) -> TranscriptAlignment? {
        let graph = try vocabulary.graph(
            saying: WordNetwork(sequence: words), triphones: &triphones)
        let scored: ScoredUtterance
        do {
            scored = try scorer.score(samples)
        } catch {
            throw .decoder(error)
        }
        guard let path = SoundSearch(graph, on: scored.scores).bestPath else { return nil }
        let units = PhoneChain(of: path, vocabulary.topology) { vocabulary.pronunciation(of: $0) }
            .units(vocabulary.topology)
        guard
            let alignment = ChainAlignment(
                units, scores: scored.scores, topology: vocabulary.topology)
        else { return nil }
        let states = units.indices.flatMap { unit in
            (0..<PhoneTopology.statesPerPhone).flatMap { state in
                let place = unit * PhoneTopology.statesPerPhone + state
                let count = alignment.stateStarts[place + 1] - alignment.stateStarts[place]
                return Array(
                    repeating: units[unit].base * PhoneTopology.statesPerPhone + state,
                    count: count)
            }
        }
        return TranscriptAlignment(
            phones: vocabulary.topology.names, states: states, frames: scored.times.keptFrames,
            cost: -Double(alignment.score) * SenoneScores.natsPerUnit
                / Double(max(states.count, 1)))
    }
}

/// Where each state of a transcript's phones occurs in the recording.
public struct TranscriptAlignment: Sendable, Hashable, Codable {
    /// The acoustic model's phones.
    public var phones: [String]
    /// The phone state in each frame that the front end kept: three times the phone's index, plus
    /// the number of the state within the phone (0 to 2).
    public var states: [Int]
    /// The position of each kept frame in the recording, in hundredths of a second.
    public var frames: [Int]
    /// The cost of the alignment in nats per frame, relative to the lowest possible cost in each
    /// frame. A high cost suggests that different words were said.
    public var cost: Double
}
