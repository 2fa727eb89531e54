import Foundation

/// Converts phone probabilities to scores, to which a model without an encoder adds its Gaussians'
/// scores.
struct NetworkScorer: Sendable {
    let network: PhoneNetwork
    let encoder: PhoneEncoder?
    /// The phone state that each senone belongs to.
    private let states: [Int32]

    /// The weights of the costs from the network and from the Gaussians.
    struct Weights {
        /// The network's weight at ``quiet`` and ``noisy`` decibels of signal-to-noise ratio.
        let inQuiet: Double
        let inNoise: Double
        /// The sum of both weights. The sum is constant, so that the value of a nat does not depend
        /// on the noise.
        let ofBoth: Double

        /// The weights with which the confidence of answers was trained (see docs/decisions/0165).
        static let answers = Weights(inQuiet: 1.4, inNoise: 1.8, ofBoth: 2)
        /// The weights for open speech. With a language model, the sound counts less (see
        /// docs/decisions/0106).
        static let openSpeech = Weights(inQuiet: 1.3, inNoise: 1.7, ofBoth: 1.7)
    }

    private let weights: Weights

    private static let quiet = 30.0
    private static let noisy = 10.0

    /// The highest cost in a frame. The sum of three such costs still fits into 16 bits.
    private static let highest: Int32 = 10_000

    /// Returns nil for a model without a learned network. Throws if the network's or model's file
    /// is invalid.
    static func forModel(
        _ model: AcousticModel, _ topology: PhoneTopology, _ weights: Weights
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
                states: try topology.stateOfSenone().map { Int32($0) }, weights: weights)
        } catch {
            throw .model(.refused(folder: model.folder.path, why: error.why))
        }
    }

    init(
        network: PhoneNetwork, encoder: PhoneEncoder? = nil, states: [Int32],
        weights: Weights = .answers
    ) {
        self.network = network
        self.encoder = encoder
        self.states = states
        self.weights = weights
    }

    /// The scores from the encoder or the network alone, with the combined weight.
    func scores(of heard: PhoneProbabilities) -> SenoneScores {
        sum(
            costs(of: heard, weighing: weights.ofBoth), of: heard.stateCount,
            to: SenoneScores(
                frameCount: heard.frameCount, senoneCount: states.count,
                costs: Array(repeating: 0, count: states.count * heard.frameCount)), weighing: 0)
    }

    /// Adds the phone probabilities of the same frames to the Gaussians' scores.
    func added(
        _ heard: PhoneProbabilities, to scores: SenoneScores, _ signalToNoise: SignalToNoise
    ) -> SenoneScores {
        let share = (signalToNoise.decibels - Self.noisy) / (Self.quiet - Self.noisy)
        let weight =
            weights.inNoise
            + (weights.inQuiet - weights.inNoise) * min(max(share, 0), 1)
        let own = Int32((weights.ofBoth - weight) * 256)
        return sum(
            costs(of: heard, weighing: weight), of: heard.stateCount, to: scores, weighing: own)
    }

    /// The weighted costs of the phone states, in the units of ``SenoneScores``.
    private func costs(of heard: PhoneProbabilities, weighing weight: Double) -> [Int32] {
        let unit = Float(weight / SenoneScores.natsPerUnit)
        // Probabilities and priors are bounded, so this conversion cannot overflow.
        return heard.costs().map { Int32($0 * unit) }
    }

    /// Adds `stateCount` costs for each frame to `scores`. The weight `own` is in 256ths.
    private func sum(
        _ added: [Int32], of stateCount: Int, to scores: SenoneScores, weighing own: Int32
    ) -> SenoneScores {
        var costs = scores.costs
        let senoneCount = scores.senoneCount
        var sums = [Int32](repeating: 0, count: senoneCount)
        unsafe costs.withUnsafeMutableBufferPointer { costs in
            unsafe added.withUnsafeBufferPointer { added in
                unsafe states.withUnsafeBufferPointer { states in
                    unsafe sums.withUnsafeMutableBufferPointer { sums in
                        guard let costs = costs.baseAddress, let added = added.baseAddress,
                            let states = states.baseAddress, let sums = sums.baseAddress
                        else { return }
                        for frame in 0..<scores.frameCount {
                            unsafe Self.add(
                                added + frame * stateCount, of: states,
                                to: costs + frame * senoneCount, senoneCount, weighing: own,
                                room: sums)
                        }
                    }
                }
            }
        }
        return SenoneScores(
            frameCount: scores.frameCount, senoneCount: senoneCount, costs: costs)
    }

    private static func add(
        _ added: UnsafePointer<Int32>, of states: UnsafePointer<Int32>,
        to costs: UnsafeMutablePointer<Int16>, _ count: Int, weighing own: Int32,
        room: UnsafeMutablePointer<Int32>
    ) {
        var best = Int32.max
        for index in 0..<count {
            let sum = unsafe (Int32(costs[index]) &* own) >> 8 &+ added[Int(states[index])]
            unsafe room[index] = sum
            best = sum < best ? sum : best
        }
        for index in 0..<count {
            let behind = unsafe room[index] &- best
            unsafe costs[index] = Int16(truncatingIfNeeded: behind < highest ? behind : highest)
        }
    }
}
