/// A phone on a path, with the probabilities that the network or the encoder computes for the
/// phone's frames.
struct HeardPhone {
    /// The phone's index in the acoustic model.
    let phone: Int
    /// The range of the phone's frames in the utterance, which is never empty.
    let frames: Range<Int>
    let heard: PhoneProbabilities

    /// The phone's log probability in nats, averaged over its frames.
    var probability: Double { probability(of: phone) }

    /// The phone's lead in nats over the likeliest other phone, adjusted for how frequent both
    /// phones are.
    var odds: Double {
        let phoneCount = heard.stateCount / PhoneTopology.statesPerPhone
        func lead(_ phone: Int) -> Double {
            probability(of: phone) - heard.priors.logShare(ofPhone: phone)
        }
        let other = (0..<phoneCount).lazy.filter { $0 != phone }.map(lead).max()
        return lead(phone) - (other ?? 0)
    }

    private func probability(of phone: Int) -> Double {
        frames.reduce(0) { $0 + heard.logProbability(ofAnyOf: [phone], inFrame: $1) }
            / Double(frames.count)
    }
}

extension HeardPhone {
    /// Returns nil if the phone has no frames or is unknown. The alignment begins at frame `start`.
    init?(
        _ phone: AlignedPhone, startingAt start: Int, heard: PhoneProbabilities,
        _ topology: PhoneTopology
    ) {
        guard let number = topology.phone(named: phone.name), phone.frameCount > 0 else {
            return nil
        }
        self.phone = number
        let first = start + phone.firstFrame
        frames = first..<(first + phone.frameCount)
        self.heard = heard
    }
}
