struct EvidenceCollector {
    let topology: PhoneTopology
    let durations: DurationTable
    private let phones: [Int]
    private let ciSenones: [Int: [Int]]

    init(topology: PhoneTopology, durations: DurationTable) {
        self.topology = topology
        self.durations = durations
        phones = topology.names.indices.filter { !topology.isFiller($0) }
        ciSenones = Dictionary(
            uniqueKeysWithValues: topology.names.indices.map { ($0, topology.unit($0).senones) })
    }

    func aligned(_ alignment: ChainAlignment, _ scores: SenoneScores) -> [AlignedPhone] {
        let floors = bestPhoneCosts(scores)
        return alignment.units.indices.map { index in
            let (start, end) = (alignment.starts[index], alignment.starts[index + 1])
            let base = alignment.units[index].base
            let senones = ciSenones[base] ?? []
            var sum = 0.0
            for frame in start..<end {
                let row = frame * scores.senoneCount
                let own = senones.map { scores.costs[row + $0] }.min() ?? 0
                sum -= Double(own - floors[frame])
            }
            return AlignedPhone(
                name: topology.names[base], firstFrame: start, frameCount: end - start,
                isFiller: topology.isFiller(base), fit: sum / Double(max(end - start, 1)))
        }
    }

    private func bestPhoneCosts(_ scores: SenoneScores) -> [Int16] {
        let senones = phones.flatMap { ciSenones[$0] ?? [] }
        return (0..<scores.frameCount).map { frame in
            let row = frame * scores.senoneCount
            return senones.reduce(Int16.max) { min($0, scores.costs[row + $1]) }
        }
    }

    func alignedWords(_ chain: PhoneChain, _ aligned: [AlignedPhone]) -> [[AlignedPhone]] {
        chain.words.map { Array(aligned[$0]) }
    }

    /// The phones' score per frame, relative to the best phone in each frame.
    static func fit(_ phones: [AlignedPhone]) -> Double {
        let frames = phones.reduce(0) { $0 + $1.frameCount }
        return phones.reduce(0) { $0 + $1.fit * Double($1.frameCount) } / Double(max(frames, 1))
    }

    func add(to evidence: inout Evidence, words: [[AlignedPhone]]) {
        let spoken = words.flatMap(\.self)
        evidence[.worstWord] = words.map(Self.fit).min() ?? -100
        let deviations = spoken.map { durations.deviation(of: $0.name, frames: $0.frameCount) }
        evidence[.duration] = deviations.map(abs).max() ?? 5
        evidence[.phoneCount] = Double(spoken.count)
    }
}

/// The usual durations of phones, as means and standard deviations of the logarithm of the frame
/// count.
struct DurationTable: Sendable {
    struct Row: Sendable {
        var mean: Double
        var deviation: Double
    }

    var rows: [String: Row]

    /// The deviation from the usual duration in standard deviations, or 0 for an unknown phone.
    func deviation(of phone: String, frames: Int) -> Double {
        guard let row = rows[phone], row.deviation > 0 else { return 0 }
        return (Double(max(frames, 1)).naturalLogarithm - row.mean) / row.deviation
    }
}
