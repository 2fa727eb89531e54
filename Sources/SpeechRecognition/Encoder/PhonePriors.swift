import Foundation

/// How often each phone state occurred while a network was trained. A network prefers frequent
/// states, and that preference is not evidence from the sound.
struct PhonePriors: Sendable {
    /// The share of the logarithm of a prior that is subtracted from a state's log probability.
    private static let share: Float = 0.7

    /// The logarithm of each state's prior, in nats.
    private let values: [Float]

    var stateCount: Int { values.count }

    /// - Parameter shares: The relative frequency of each state, above 0 and at most 1.
    /// - Returns: Nil if a share is out of range, or if there are not three states for each phone.
    init?(_ shares: [Float], phoneCount: Int) {
        guard shares.count == phoneCount * PhoneTopology.statesPerPhone,
            shares.allSatisfy({ $0 > 0 && $0 <= 1 })
        else { return nil }
        values = shares.map { log($0) }
    }

    /// The part of each state's cost that comes from the state's prior, in nats.
    var costs: [Float] { values.map { Self.share * $0 } }

    /// The logarithm of a phone's prior, which combines all of the phone's states, in nats.
    func logShare(ofPhone phone: Int) -> Double {
        let states = PhoneTopology.statesPerPhone
        let own = values[(phone * states)..<((phone + 1) * states)]
        return log(own.reduce(0) { $0 + exp(Double($1)) })
    }
}
