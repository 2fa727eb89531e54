import Foundation

/// A network's estimate of how probable each phone state is in each frame of an utterance.
struct PhoneProbabilities: Sendable {
    /// The relative frequency of each phone state in the network's training data.
    let priors: PhonePriors
    /// The log probabilities, ordered by frame, with ``PhoneTopology/statesPerPhone`` values per
    /// phone.
    let values: [Float]

    var stateCount: Int { priors.stateCount }

    init(priors: PhonePriors, values: [Float]) {
        self.priors = priors
        self.values = values
    }

    /// Normalizes a network's outputs (softmax). `row` returns the index of a frame's output row.
    init(priors: PhonePriors, of outputs: [Float], frameCount: Int, row: (Int) -> Int) {
        let stateCount = priors.stateCount
        var values: [Float] = []
        values.reserveCapacity(frameCount * stateCount)
        for frame in 0..<frameCount {
            let start = row(frame) * stateCount
            let own = outputs[start..<(start + stateCount)]
            let top = own.max() ?? 0
            let total = top + log(own.reduce(0) { $0 + exp($1 - top) })
            values += own.map { .maximum($0 - total, Self.lowest) }
        }
        self.init(priors: priors, values: values)
    }

    /// The minimum log probability. The minimum also replaces infinite values and NaN, so that sums
    /// remain finite.
    private static let lowest: Float = -1_000

    var frameCount: Int { stateCount == 0 ? 0 : values.count / stateCount }

    func frames(_ frames: Range<Int>) -> PhoneProbabilities {
        PhoneProbabilities(
            priors: priors,
            values: Array(
                values[(frames.lowerBound * stateCount)..<(frames.upperBound * stateCount)]))
    }

    /// The cost of each state in nats. Only differences within a frame are meaningful.
    func costs() -> [Float] {
        let prior = priors.costs
        var costs = values
        for start in stride(from: 0, to: costs.count, by: stateCount) {
            for state in prior.indices {
                costs[start + state] = prior[state] - costs[start + state]
            }
        }
        return costs
    }

    /// The log probability that a frame belongs to any of these phones.
    func logProbability(ofAnyOf phones: [Int], inFrame frame: Int) -> Double {
        let states = PhoneTopology.statesPerPhone
        let sum = phones.reduce(into: Float(0)) { sum, phone in
            let start = frame * stateCount + phone * states
            for value in values[start..<(start + states)] { sum += exp(value) }
        }
        return Double(log(max(sum, Self.least)))
    }

    private static let least: Float = 1e-6
}
