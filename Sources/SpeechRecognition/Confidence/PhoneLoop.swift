/// Finds the phone sequence that best fits an utterance, without any restriction on which phones
/// follow each other. The scores of words are compared with the score of this sequence.
struct PhoneLoop {
    private let graph: SoundGraph

    /// The probability of each additional phone, which determines the phone's cost.
    private static let insertionProbability = 0.01

    init(_ topology: PhoneTopology) {
        let nats = -Self.insertionProbability.naturalLogarithm * SoundGraph.languageWeight
        let cost = Int32((nats / SenoneScores.natsPerUnit).rounded())
        var graph = SoundGraph()
        let sounds = topology.names.indices.map { phone in
            let label = graph.label(.init(text: topology.names[phone], cost: cost))
            return graph.sound(topology.unit(phone), from: .joint(0), label: label, topology)
        }
        graph.finish(joints: [(sounds, true)], ends: sounds)
        self.graph = graph
    }

    /// The best path, or nil if there are no frames.
    func bestPath(on scores: SenoneScores) -> DecodedPath? {
        SoundSearch(graph, on: scores).bestPath
    }
}
