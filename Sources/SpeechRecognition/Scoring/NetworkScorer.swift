import Foundation

/// Converts the phone probabilities of an encoder or a network to scores.
struct NetworkScorer: Sendable {
    let network: PhoneNetwork
    let encoder: PhoneEncoder?
    /// The phone state to which each senone belongs.
    private let states: [Int]
    private let weight: Weight

    /// The factor by which the logarithms of probabilities are multiplied.
    struct Weight {
        let factor: Double

        /// The weight that was used when the confidence of answers was trained (see
        /// docs/decisions/0165).
        static let answers = Weight(factor: 2)
        /// The weight of acoustic scores for speech without a grammar. With a language model,
        /// acoustic scores have a lower weight (see docs/decisions/0106).
        static let openSpeech = Weight(factor: 1.7)
    }

    /// The highest cost in a frame. The sum of three such costs still fits into 16 bits.
    private static let highest: Int32 = 10_000

    /// Returns nil for a model without a trained network. Throws an error if a file of the network
    /// or the model is invalid.
    static func forModel(
        _ model: AcousticModel, _ topology: PhoneTopology, _ weight: Weight
    ) throws(SpeechDecoderError) -> NetworkScorer? {
        let encoder = try PhoneEncoder.forModel(model, topology)
        guard let network = try PhoneNetwork.forModel(model, topology) else {
            guard encoder == nil else {
                throw .missing(
                    file: model.path(of: .network), neededBy: model.path(of: .encoder))
            }
            return nil
        }
        do {
            return NetworkScorer(
                network: network, encoder: encoder,
                states: try topology.stateOfSenone(), weight: weight)
        } catch {
            throw .model(.refused(folder: model.folder.path, why: error.why))
        }
    }

    init(
        network: PhoneNetwork, encoder: PhoneEncoder? = nil, states: [Int],
        weight: Weight = .answers
    ) {
        self.network = network
        self.encoder = encoder
        self.states = states
        self.weight = weight
    }

    /// The costs of all senones. In each frame, the cost of the best phone state is 0.
    func scores(of heard: PhoneProbabilities) -> SenoneScores {
        // Probabilities and priors are bounded, so this conversion cannot overflow.
        let unit = Float(weight.factor / SenoneScores.natsPerUnit)
        let stateCosts = heard.costs().map { Int32($0 * unit) }
        var costs: [Int16] = []
        costs.reserveCapacity(states.count * heard.frameCount)
        for start in stride(from: 0, to: stateCosts.count, by: heard.stateCount) {
            let row = stateCosts[start..<(start + heard.stateCount)]
            let best = row.min() ?? 0
            let behind = row.map { Int16(min($0 - best, Self.highest)) }
            costs += states.lazy.map { behind[$0] }
        }
        return SenoneScores(
            frameCount: heard.frameCount, senoneCount: states.count, costs: costs)
    }
}
