/// The best Viterbi alignment of phones with frames. Scores are negated costs in the engine's
/// units.
struct ChainAlignment {
    static let impossible: Int32 = -1_000_000_000

    let units: [PhoneTopology.Unit]
    let score: Int32
    /// The first frame of each unit, followed by the total number of frames.
    let starts: [Int]
    /// The first frame of each state (three states per unit), followed by the total number of
    /// frames.
    let stateStarts: [Int]

    /// Returns nil if there are too few frames for the chain.
    init?(
        _ units: [PhoneTopology.Unit], scores: SenoneScores, topology: PhoneTopology
    ) {
        let frames = scores.frameCount
        guard !units.isEmpty, frames >= units.count * PhoneTopology.statesPerPhone else {
            return nil
        }
        self.units = units
        let states = StateRow(units, topology)
        var cells = [Int32](repeating: Self.impossible, count: states.count)
        var cameFromBefore = [Bool](repeating: false, count: frames * states.count)
        unsafe scores.costs.withUnsafeBufferPointer { costs in
            for frame in 0..<frames {
                let row = frame * scores.senoneCount
                for state in stride(from: states.count - 1, through: 0, by: -1) {
                    let stay = cells[state] - states.stay[state]
                    let enter =
                        state > 0
                        ? cells[state - 1] - states.leave[state - 1]
                        : (frame == 0 ? 0 : Self.impossible)
                    let isEntered = enter > stay
                    cameFromBefore[frame * states.count + state] = isEntered
                    let best = max(isEntered ? enter : stay, Self.impossible)
                    cells[state] = best - Int32(unsafe costs[row + states.senone[state]])
                }
            }
        }
        let total = cells[states.count - 1] - states.leave[states.count - 1]
        guard total > Self.impossible / 2 else { return nil }
        score = total
        stateStarts = Self.trace(cameFromBefore, frames: frames, states: states.count)
        starts = (0...units.count).map { [stateStarts] in stateStarts[$0 * 3] }
    }

    private static func trace(_ cameFromBefore: [Bool], frames: Int, states: Int) -> [Int] {
        var starts = [Int](repeating: 0, count: states + 1)
        starts[states] = frames
        var state = states - 1
        for frame in stride(from: frames - 1, through: 0, by: -1)
        where cameFromBefore[frame * states + state] {
            starts[state] = frame
            state -= 1
            if state < 0 { break }
        }
        return starts
    }
}

/// The states of several consecutive units, in order.
private struct StateRow {
    let senone: [Int]
    let stay: [Int32]
    let leave: [Int32]

    var count: Int { senone.count }

    init(_ units: [PhoneTopology.Unit], _ topology: PhoneTopology) {
        senone = units.flatMap(\.senones)
        stay = units.flatMap { topology.stayCosts[$0.base] }
        leave = units.flatMap { topology.leaveCosts[$0.base] }
    }
}
