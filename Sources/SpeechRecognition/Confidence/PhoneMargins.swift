/// How much better the phones of words fit their frames than other phones do, in engine units per
/// frame.
struct PhoneMargins {
    private(set) var worst: Double?
    private(set) var mean: Double?

    /// Computes the margins from the positions of the words' phones in the alignment.
    init(
        of words: [Range<Int>], in alignment: ChainAlignment, scores: SenoneScores,
        topology: PhoneTopology
    ) {
        let phones = topology.names.indices.filter { !topology.isFiller($0) }
        let margins = words.joined().map { place in
            let frames = alignment.starts[place]..<alignment.starts[place + 1]
            func score(_ unit: PhoneTopology.Unit) -> Int32 {
                Self.score(unit, over: frames, scores, topology)
            }
            let own = alignment.units[place]
            let best = score(own)
            let other =
                phones.filter { $0 != own.base }
                .map { score(alignment.unit($0, inPlaceOf: place, topology)) }.max() ?? best
            return Double(best - other) / Double(max(frames.count, 1))
        }
        worst = margins.min()
        mean = margins.isEmpty ? nil : margins.reduce(0, +) / Double(margins.count)
    }

    /// The best score of a unit in the given frames.
    private static func score(
        _ unit: PhoneTopology.Unit, over frames: Range<Int>, _ scores: SenoneScores,
        _ topology: PhoneTopology
    ) -> Int32 {
        let stay = topology.stayCosts[unit.base]
        let leave = topology.leaveCosts[unit.base]
        var cells = [Int32](
            repeating: ChainAlignment.impossible, count: PhoneTopology.statesPerPhone)
        for frame in frames {
            let row = frame * scores.senoneCount
            for state in cells.indices.reversed() {
                let enter =
                    state > 0
                    ? cells[state - 1] - leave[state - 1]
                    : (frame == frames.lowerBound ? 0 : ChainAlignment.impossible)
                let best = max(cells[state] - stay[state], enter, ChainAlignment.impossible)
                cells[state] = best - Int32(scores.costs[row + unit.senones[state]])
            }
        }
        return cells[cells.count - 1]
    }
}

extension ChainAlignment {
    /// The unit that results if the phone is replaced and its neighboring phones stay the same.
    fileprivate func unit(
        _ phone: Int, inPlaceOf place: Int, _ topology: PhoneTopology
    ) -> PhoneTopology.Unit {
        topology.unit(
            phone,
            left: place > 0 ? units[place - 1].base : topology.silence,
            right: place + 1 < units.count ? units[place + 1].base : topology.silence,
            .inside)
    }
}
