// Evidence from the network alone: how likely the words' phones are at their positions. Without a network there is
// none.
extension SecondLook {
    /// Measures the decisive words' phones with the network alone.
    func weigh(
        _ phones: [AlignedPhone], of cut: Cut, heard: PhoneProbabilities,
        into evidence: inout Evidence
    ) {
        let each = phones.compactMap { probability(of: $0, in: cut, heard: heard) }
        guard let worst = each.min() else { return }
        evidence[.phoneProbability] = each.reduce(0, +) / Double(each.count)
        evidence[.worstPhoneProbability] = worst
        let odds = phones.compactMap { self.odds(of: $0, in: cut, heard: heard) }.sorted()
        evidence[.meanPhoneOdds] = odds.reduce(0, +) / Double(odds.count)
        evidence[.worstPhoneOdds] = odds[0]
        evidence[.secondPhoneOdds] = odds.dropFirst().first ?? odds[0]
        let topology = collector.topology
        let spoken = topology.names.indices.filter { !topology.isFiller($0) }
        let frames = phones.flatMap { $0.firstFrame..<($0.firstFrame + $0.frameCount) }
        let likeliest = frames.reduce(0) { sum, frame in
            let each = spoken.map {
                heard.logProbability(ofAnyOf: [$0], inFrame: cut.start + frame)
            }
            return sum + (each.max() ?? 0)
        }
        evidence[.clarity] = likeliest / Double(max(frames.count, 1))
    }

    /// The mean over a phone's frames.
    private func probability(
        of phone: AlignedPhone, in cut: Cut, heard: PhoneProbabilities
    ) -> Double? {
        guard let number = collector.topology.phone(named: phone.name), phone.frameCount > 0
        else { return nil }
        let start = cut.start + phone.firstFrame
        let sum = (start..<(start + phone.frameCount)).reduce(0) {
            $0 + heard.logProbability(ofAnyOf: [number], inFrame: $1)
        }
        return sum / Double(phone.frameCount)
    }

    /// How much likelier a phone is on its frames than the likeliest other phone, each compared with
    /// how often it is heard elsewhere.
    private func odds(
        of phone: AlignedPhone, in cut: Cut, heard: PhoneProbabilities
    ) -> Double? {
        guard let number = collector.topology.phone(named: phone.name), phone.frameCount > 0
        else { return nil }
        let start = cut.start + phone.firstFrame
        let means = collector.topology.names.indices.map { other in
            (start..<(start + phone.frameCount)).reduce(0) {
                $0 + heard.logProbability(ofAnyOf: [other], inFrame: $1)
            } / Double(phone.frameCount) - heard.priors.logShare(ofPhone: other)
        }
        let others = means[..<number] + means[(number + 1)...]
        return others.max().map { means[number] - $0 }
    }

    /// How likely a competing word's phones are by the network alone; nil without a network.
    mutating func probability(
        ofWord word: String, in cut: Cut, heard: PhoneProbabilities?
    ) -> Double? {
        guard let heard,
            let graph = try? vocabulary.graph(
                saying: WordNetwork(sequence: [word]), triphones: &triphones),
            let path = SoundSearch(graph, on: cut.scores).bestPath,
            let phones = aligned(path, cut.scores)?.words.flatMap(\.self)
        else { return nil }
        let each = phones.compactMap { probability(of: $0, in: cut, heard: heard) }
        return each.isEmpty ? nil : each.reduce(0, +) / Double(each.count)
    }
}
