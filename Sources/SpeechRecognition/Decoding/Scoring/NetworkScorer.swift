import Foundation

/// Adds what a network makes of an utterance to what the Gaussians make of it.
///
/// Both err, in different places: the Gaussians know every phone in its context, the networks have heard
/// children, rooms and noise. The small network follows an utterance while it is spoken; the encoder looks at
/// the whole of it.
struct NetworkScorer: Sendable {
    let network: PhoneNetwork
    let encoder: PhoneEncoder?
    /// The state of each senone.
    private let states: [Int32]

    /// How much costs count.
    struct Weights {
        /// The network's in quiet and in noise, between these ratios linearly.
        let inQuiet: Double
        let inNoise: Double
        /// The Gaussians have the rest of this: what a nat is worth must not depend on the noise.
        let ofBoth: Double

        /// What the confidence of answers was learned with.
        static let answers = Weights(inQuiet: 1.4, inNoise: 1.8, ofBoth: 2)
        /// Where any word may follow: a language model knows what is likely, so that sounds count for less
        /// beside it (docs/decisions/0106).
        static let openSpeech = Weights(inQuiet: 1.3, inNoise: 1.7, ofBoth: 1.7)
    }

    private let weights: Weights

    private static let quiet = 30.0
    private static let noisy = 10.0

    /// What no cost of a frame goes beyond: three sums of them still fit.
    private static let highest: Int32 = 10_000

    /// - Returns: nil for a model that nobody learned a network for.
    /// - Throws: ``SpeechDecoderError`` for a network or model file that is broken.
    static func forModel(
        _ model: AcousticModel, _ topology: PhoneTopology, _ weights: Weights
    ) throws(SpeechDecoderError) -> NetworkScorer? {
        guard let network = try PhoneNetwork.forModel(model, topology) else { return nil }
        let encoder = try PhoneEncoder.forModel(model, topology)
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

    /// - Parameters:
    ///   - heard: what the network makes of the same frames.
    ///   - scores: the Gaussians'.
    func added(
        _ heard: PhoneProbabilities, to scores: SenoneScores, _ signalToNoise: SignalToNoise
    ) -> SenoneScores {
        let share = (signalToNoise.decibels - Self.noisy) / (Self.quiet - Self.noisy)
        let weight =
            weights.inNoise
            + (weights.inQuiet - weights.inNoise) * min(max(share, 0), 1)
        let unit = Float(weight / SenoneScores.natsPerUnit)
        // In 256ths, so that whole numbers suffice.
        let own = Int32((weights.ofBoth - weight) * 256)
        // Probabilities and priors are bounded, whatever a network's file says.
        let added = heard.costs().map { Int32($0 * unit) }
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
                                added + frame * heard.stateCount, of: states,
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
