import Foundation

/// How likely each state of each phone is in each frame of an utterance, as a network hears it.
struct PhoneProbabilities: Sendable {
    let stateCount: Int
    /// Logarithms, frame by frame, ``PhoneTopology/statesPerPhone`` a phone.
    let values: [Float]

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
