public import Phonetics

/// Aligns a known transcript with its recording by finding the phone and the state for each frame (forced alignment).
/// Each aligner belongs to a single thread.
public struct TranscriptAligner: ~Copyable {
    private var scorer: AcousticScorer
    private let vocabulary: SpokenWords
    private var triphones: TriphoneTable

    /// - Throws: ``TranscriberError`` if a file of the model is invalid.
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

    /// - Parameters:
    ///   - samples: The whole recording at 16,000 samples per second.
    ///   - words: The words that are said, in order. Silence and noise may occur between the words.
    /// - Returns: Nil if the words cannot be aligned with the sound.
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

/// The position of each state of a transcript's phones in the sound.
public struct TranscriptAlignment: Sendable, Hashable, Codable {
    /// The acoustic model's phones.
    public var phones: [String]
    /// One number for each frame that the front end kept: three times the index of the frame's phone in ``phones``,
    /// plus the state from 0 to 2.
    public var states: [Int]
    /// The position of each of these frames in the sound, in hundredths of a second.
    public var frames: [Int]
    /// The transcript's cost relative to the best cost in each frame, in nats per frame. The cost is high if the words
    /// were not said, or were said differently.
    public var cost: Double
}
