import Foundation

/// How likely each state of each phone is in each frame of an utterance, as a network hears it.
struct PhoneProbabilities: Sendable {
    /// How often the network heard each state while it learned.
    let priors: PhonePriors
    /// Logarithms, frame by frame, ``PhoneTopology/statesPerPhone`` a phone.
    let values: [Float]

    var stateCount: Int { priors.stateCount }

    init(priors: PhonePriors, values: [Float]) {
        self.priors = priors
        self.values = values
    }

    /// From what a network gives.
    ///
    /// - Parameters:
    ///   - outputs: row by row, one a state.
    ///   - row: which row each of the frames has.
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

    /// The least logarithm of a state: next to nothing, and all sums hold it. Where a sum ran away, each state has it.
    private static let lowest: Float = -1_000

    var frameCount: Int { stateCount == 0 ? 0 : values.count / stateCount }

    /// Some of the frames alone.
    func frames(_ frames: Range<Int>) -> PhoneProbabilities {
        PhoneProbabilities(
            priors: priors,
            values: Array(
                values[(frames.lowerBound * stateCount)..<(frames.upperBound * stateCount)]))
    }

    /// What each state costs in each frame, in nats. Of two costs of a frame only the difference counts.
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

    /// That a frame belongs to one of some phones.
    func logProbability(ofAnyOf phones: [Int], inFrame frame: Int) -> Double {
        let states = PhoneTopology.statesPerPhone
        let sum = phones.reduce(into: Float(0)) { sum, phone in
            let start = frame * stateCount + phone * states
            for value in values[start..<(start + states)] { sum += exp(value) }
        }
        return Double(log(max(sum, Self.least)))
    }

    /// Less likely is nothing.
    private static let least: Float = 1e-6
}
