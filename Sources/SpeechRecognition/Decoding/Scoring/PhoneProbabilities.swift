import Foundation

/// How likely each state of each phone is in each frame of an utterance, as a network hears it.
struct PhoneProbabilities: Sendable {
    let stateCount: Int
    /// Logarithms, frame by frame, ``PhoneTopology/statesPerPhone`` a phone.
    let values: [Float]

    init(stateCount: Int, values: [Float]) {
        self.stateCount = stateCount
        self.values = values
    }

    /// From what a network gives.
    ///
    /// - Parameters:
    ///   - outputs: row by row, `stateCount` each.
    ///   - row: which row each of the frames has.
    init(stateCount: Int, of outputs: [Float], frameCount: Int, row: (Int) -> Int) {
        var values: [Float] = []
        values.reserveCapacity(frameCount * stateCount)
        for frame in 0..<frameCount {
            let start = row(frame) * stateCount
            let own = outputs[start..<(start + stateCount)]
            let top = own.max() ?? 0
            let total = top + log(own.reduce(0) { $0 + exp($1 - top) })
            values += own.map { .maximum($0 - total, Self.lowest) }
        }
        self.init(stateCount: stateCount, values: values)
    }

    /// The least logarithm of a state: next to nothing, and all sums hold it. Where a sum ran away, each state has it.
    private static let lowest: Float = -1_000

    var frameCount: Int { stateCount == 0 ? 0 : values.count / stateCount }

    /// Some of the frames alone.
    func frames(_ frames: Range<Int>) -> PhoneProbabilities {
        PhoneProbabilities(
            stateCount: stateCount,
            values: Array(
                values[(frames.lowerBound * stateCount)..<(frames.upperBound * stateCount)]))
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
