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

    /// What a probability of each state is reduced by when it becomes a cost.
    var costs: [Float] { values.map { Self.share * $0 } }

    /// Of a phone, all its states together, in nats.
    func logShare(ofPhone phone: Int) -> Double {
        let states = PhoneTopology.statesPerPhone
        let own = values[(phone * states)..<((phone + 1) * states)]
        return log(own.reduce(0) { $0 + exp(Double($1)) })
    }
}
