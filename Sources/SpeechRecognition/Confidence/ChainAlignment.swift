/// The best way to lay a chain of phones over an utterance's frames, with everything needed to try
/// a change of a few phones without laying the whole chain again.
///
/// Viterbi over three states a phone, from the front and from the back. Scores are sums of costs in
/// the engine's units, 0 or below, higher is better.
struct ChainAlignment {
    static let impossible: Int32 = -1_000_000_000

    let frameCount: Int
    let units: [PhoneTopology.Unit]
    /// Score of the whole chain.
    let score: Int32
    /// First frame of each unit, and one past the last frame at the end.
    let starts: [Int]
    /// First frame of each unit's three states in turn, and one past the last frame at the end.
    let stateStarts: [Int]
    /// Best score up to and including a frame, ending in a unit's last state and leaving it; frame
    /// by frame, a column for each unit.
    private let left: [Int32]
    /// Best score from a frame on, entering a unit's first state in that frame.
    private let right: [Int32]

    /// - Returns: nil when the chain does not fit into the frames.
    init?(
        _ units: [PhoneTopology.Unit], scores: SenoneScores, topology: PhoneTopology
    ) {
        let frames = scores.frameCount
        guard !units.isEmpty, frames >= units.count * PhoneTopology.statesPerPhone else {
            return nil
        }
        self.units = units
        frameCount = frames
        let states = StateRow(units, topology)
        var cells = [Int32](repeating: Self.impossible, count: states.count)
        var cameFromBefore = [Bool](repeating: false, count: frames * states.count)
        var left = [Int32](repeating: Self.impossible, count: frames * units.count)
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
                for unit in units.indices {
                    left[frame * units.count + unit] =
                        cells[unit * 3 + 2] - states.leave[unit * 3 + 2]
                }
            }
        }
        let total = left[frames * units.count - 1]
        guard total > Self.impossible / 2 else { return nil }
        score = total
        stateStarts = Self.trace(cameFromBefore, frames: frames, states: states.count)
        starts = (0...units.count).map { [stateStarts] in stateStarts[$0 * 3] }
        self.left = left
        right = Self.fromTheBack(states, units.count, scores)
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

    private static func fromTheBack(
        _ states: StateRow, _ unitCount: Int, _ scores: SenoneScores
    ) -> [Int32] {
        let frames = scores.frameCount
        // What follows after being in a state in a frame.
        var cells = [Int32](repeating: impossible, count: states.count)
        var right = [Int32](repeating: impossible, count: (frames + 1) * unitCount)
        unsafe scores.costs.withUnsafeBufferPointer { costs in
            for frame in stride(from: frames - 1, through: 0, by: -1) {
                let row = frame * scores.senoneCount
                for state in 0..<states.count {
                    let stay = cells[state] - states.stay[state]
                    let leave: Int32 =
                        state + 1 < states.count
                        ? cells[state + 1] - states.leave[state]
                        : (frame == frames - 1 ? -states.leave[state] : impossible)
                    // `cells` of the next state is still the next frame's.
                    let best = max(stay, leave, impossible)
                    cells[state] = best - Int32(unsafe costs[row + states.senone[state]])
                }
                for unit in 0..<unitCount { right[frame * unitCount + unit] = cells[unit * 3] }
            }
        }
        return right
    }

    /// Score of the chain with `replacement` in the place of the units in `range`, laid anew only
    /// around their place.
    ///
    /// - Parameter reach: frames by which the change may move its neighbours.
    func score(
        replacing range: Range<Int>, with replacement: [PhoneTopology.Unit], scores: SenoneScores,
        topology: PhoneTopology, reach: Int = 25
    ) -> Int32 {
        let first = max(starts[range.lowerBound] - reach, 0)
        let end = min(starts[range.upperBound] + reach, frameCount)
        let before = range.lowerBound - 1
        let after = range.upperBound
        guard !replacement.isEmpty else {
            // The neighbours meet.
            guard before >= 0, after < units.count else { return Self.impossible }
            return (max(first, 1)..<end).map {
                left[($0 - 1) * units.count + before] + right[$0 * units.count + after]
            }.max() ?? Self.impossible
        }
        let states = StateRow(replacement, topology)
        var cells = [Int32](repeating: Self.impossible, count: states.count)
        var best = Self.impossible
        unsafe scores.costs.withUnsafeBufferPointer { costs in
            for frame in first..<end {
                let row = frame * scores.senoneCount
                let entering: Int32 =
                    frame == 0
                    ? (before < 0 ? 0 : Self.impossible)
                    : (before < 0 ? Self.impossible : left[(frame - 1) * units.count + before])
                for state in stride(from: states.count - 1, through: 0, by: -1) {
                    let stay = cells[state] - states.stay[state]
                    let enter = state > 0 ? cells[state - 1] - states.leave[state - 1] : entering
                    cells[state] =
                        max(stay, enter, Self.impossible)
                        - Int32(unsafe costs[row + states.senone[state]])
                }
                let leaving = cells[states.count - 1] - states.leave[states.count - 1]
                let rest: Int32 =
                    after < units.count
                    ? (frame + 1 < frameCount
                        ? right[(frame + 1) * units.count + after] : Self.impossible)
                    : (frame == frameCount - 1 ? 0 : Self.impossible)
                best = max(best, leaving + rest)
            }
        }
        return best
    }
}

/// The states of a run of units, side by side.
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
