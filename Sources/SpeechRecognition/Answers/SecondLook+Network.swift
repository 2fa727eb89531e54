extension SecondLook {
    func weigh(
        _ phones: [AlignedPhone], of cut: Cut, heard: PhoneProbabilities,
        into evidence: inout Evidence
    ) {
        let each = heardPhones(phones, of: cut, heard)
        let probabilities = each.map(\.probability)
        guard let worst = probabilities.min() else { return }
        evidence[.phoneProbability] = probabilities.reduce(0, +) / Double(each.count)
        evidence[.worstPhoneProbability] = worst
        let odds = each.map(\.odds)
        evidence[.worstPhoneOdds] = odds.min()
        evidence[.meanPhoneOdds] = odds.reduce(0, +) / Double(each.count)
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

    private func heardPhones(
        _ phones: [AlignedPhone], of cut: Cut, _ heard: PhoneProbabilities
    ) -> [HeardPhone] {
        phones.compactMap {
            HeardPhone($0, startingAt: cut.start, heard: heard, collector.topology)
        }
    }

    /// The log probability of a competing word's phones, or nil if neither a network nor an encoder
    /// is available.
    mutating func probability(
        ofWord word: String, in cut: Cut, heard: PhoneProbabilities?
    ) -> Double? {
        guard let heard,
            let graph = try? vocabulary.graph(
                saying: WordNetwork(sequence: [word]), triphones: &triphones),
            let path = SoundSearch(graph, on: cut.scores).bestPath,
            let phones = aligned(path, cut.scores)?.words.flatMap(\.self)
        else { return nil }
        let each = heardPhones(phones, of: cut, heard).map(\.probability)
        return each.isEmpty ? nil : each.reduce(0, +) / Double(each.count)
    }
}
