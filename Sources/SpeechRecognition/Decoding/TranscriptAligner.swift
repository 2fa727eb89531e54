public import Phonetics

/// Lays a known transcript over its recording: which state of which phone each frame belongs to (forced
/// alignment). An aligner belongs to one thread.
public struct TranscriptAligner: ~Copyable {
    private var scorer: AcousticScorer
    private let vocabulary: SpokenWords
    private var triphones: TriphoneTable

    /// - Throws: ``TranscriberError`` when a file of the model is broken.
    public init(
        model: AcousticModel, pronouncing: any Pronouncing
    ) throws(TranscriberError) {
        let topology: PhoneTopology
        do {
            topology = try PhoneTopology(model)
        } catch {
            throw .model(error)
        }
        scorer = try decoding { () throws(SpeechDecoderError) in try AcousticScorer.open(model) }
        vocabulary = SpokenWords(topology, pronouncing: pronouncing)
        triphones = TriphoneTable(topology)
    }

    /// - Parameters:
    ///   - samples: the whole recording, 16,000 a second.
    ///   - words: what is said in it, in order. Silence and noise may be anywhere between.
    /// - Returns: nil when the words do not fit into the sound.
    /// - Throws: ``TranscriberError/grammar(_:)`` for a word without any sound.
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

/// Where each state of a transcript's phones is in the sound.
public struct TranscriptAlignment: Sendable, Hashable, Codable {
    /// The acoustic model's phones.
    public var phones: [String]
    /// For each frame that the front end kept, three times the number of its phone in ``phones`` plus its
    /// state, 0 to 2.
    public var states: [Int]
    /// Where each of these frames is in the sound, in hundredths of a second.
    public var frames: [Int]
    /// What the transcript costs against the best of each frame, in nats a frame: of what was not said, or
    /// said otherwise, it is high.
    public var cost: Double
}
