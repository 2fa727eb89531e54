import Foundation

/// How frequent each phone state was in a network's training data. The frequencies of phone states
/// bias the network's estimates.
struct PhonePriors: Sendable {
    /// The share of a prior's logarithm that is subtracted from the state's log probability.
    private static let share: Float = 0.7

    /// The logarithm of each state's prior, in nats.
    private let values: [Float]

    var stateCount: Int { values.count }

    /// Creates priors from relative frequencies. Returns nil unless all values are above 0 and at
    /// most 1.
    init?(_ shares: [Float], phoneCount: Int) {
        guard shares.count == phoneCount * PhoneTopology.statesPerPhone,
            shares.allSatisfy({ $0 > 0 && $0 <= 1 })
        else { return nil }
        values = shares.map { log($0) }
    }

    /// The part of each state's cost that comes from its prior, in nats.
    var costs: [Float] { values.map { Self.share * $0 } }

    /// The logarithm of the sum of the priors of a phone's states, in nats.
    func logShare(ofPhone phone: Int) -> Double {
        let states = PhoneTopology.statesPerPhone
        let own = values[(phone * states)..<((phone + 1) * states)]
        return log(own.reduce(0) { $0 + exp(Double($1)) })
    }
}
