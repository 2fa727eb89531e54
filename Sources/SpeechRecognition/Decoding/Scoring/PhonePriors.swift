import Foundation

/// How often a network has heard each state of each phone while it learned. What it takes for likely only
/// because it is frequent is no evidence of the sound.
struct PhonePriors: Sendable {
    /// How much of it is taken out of a probability.
    private static let share: Float = 0.7

    /// By state, in nats.
    private let values: [Float]

    var stateCount: Int { values.count }

    /// - Parameter shares: of each state, all of them more than nothing.
    /// - Returns: nil for what is no share, or of other states than three a phone.
    init?(_ shares: [Float], phoneCount: Int) {
        guard shares.count == phoneCount * PhoneTopology.statesPerPhone,
            shares.allSatisfy({ $0 > 0 && $0 <= 1 })
        else { return nil }
        values = shares.map { log($0) }
    }

    /// What each state costs in each frame, in nats; of two frames' costs only their differences count.
    func costs(_ probabilities: PhoneProbabilities) -> [Float] {
        var costs = probabilities.values
        for start in stride(from: 0, to: costs.count, by: stateCount) {
            for state in 0..<stateCount {
                costs[start + state] = Self.share * values[state] - costs[start + state]
            }
        }
        return costs
    }
}
