/// How much better a path's phones fit than the nearest other phones: the same words with one sound
/// replaced, added or left out anywhere, and each phone against others on its own frames.
///
/// What tells an answer from a word one sound away. Margins are in the engine's units, above 0 where the
/// answer fits better.
struct PhoneEdits {
    /// The answer against its best edit of each kind; nil where none is possible.
    private(set) var substitution: Int32?
    private(set) var insertion: Int32?
    private(set) var deletion: Int32?
    /// Each phone against the best other one on its frames, per frame: the worst and the mean.
    private(set) var worstMargin: Double?
    private(set) var meanMargin: Double?

    /// - Parameters:
    ///   - words: places of the words' phones in the alignment.
    ///   - isAnswer: whether phones (numbers in the model) are another way to say the word at a place in
    ///     `words`; such an edit is no other word.
    init(
        of words: [Range<Int>], in alignment: ChainAlignment, scores: SenoneScores,
        topology: PhoneTopology, isAnswer: (Int, [Int]) -> Bool
    ) {
        let trial = Trial(alignment: alignment, scores: scores, topology: topology)
        let phones = topology.names.indices.filter { !topology.isFiller($0) }
        var margins: [Double] = []
        for (word, range) in words.enumerated() {
            let said = range.map { alignment.units[$0].base }
            func isOther(_ edited: [Int]) -> Bool { !edited.isEmpty && !isAnswer(word, edited) }
            for place in range {
                let index = place - range.lowerBound
                margins.append(trial.margin(at: place, against: phones))
                for phone in phones where phone != said[index] {
                    var edited = said
                    edited[index] = phone
                    guard isOther(edited) else { continue }
                    Self.lower(
                        &substitution, to: trial.margin(over: phone, for: place..<(place + 1)))
                }
                var edited = said
                edited.remove(at: index)
                if isOther(edited) {
                    Self.lower(&deletion, to: trial.margin(over: nil, for: place..<(place + 1)))
                }
            }
            for place in range.lowerBound...range.upperBound {
                let index = place - range.lowerBound
                for phone in phones {
                    // Twice the same sound is the same sound.
                    if index > 0, said[index - 1] == phone { continue }
                    if index < said.count, said[index] == phone { continue }
                    var edited = said
                    edited.insert(phone, at: index)
                    guard isOther(edited) else { continue }
                    Self.lower(&insertion, to: trial.margin(over: phone, for: place..<place))
                }
            }
        }
        worstMargin = margins.min()
        meanMargin = margins.isEmpty ? nil : margins.reduce(0, +) / Double(margins.count)
    }

    /// The smallest of all three.
    var smallest: Int32? { [substitution, insertion, deletion].compactMap(\.self).min() }

    private static func lower(_ best: inout Int32?, to margin: Int32) {
        if margin < best ?? .max { best = margin }
    }
}

/// Tries other phones in the places of an alignment.
private struct Trial {
    let alignment: ChainAlignment
    let scores: SenoneScores
    let topology: PhoneTopology

    /// The chain as it is against one with another phone, or none, in the place of some units.
    func margin(over phone: Int?, for place: Range<Int>) -> Int32 {
        let other = alignment.score(
            replacing: place, with: phone.map { [unit($0, in: place)] } ?? [], scores: scores,
            topology: topology)
        return alignment.score - max(other, ChainAlignment.impossible / 2)
    }

    /// A unit's frames as they are against the best other phone, per frame.
    func margin(at place: Int, against phones: [Int]) -> Double {
        let frames = alignment.starts[place]..<alignment.starts[place + 1]
        let own = score(alignment.units[place], over: frames)
        let other =
            phones.filter { $0 != alignment.units[place].base }
            .map { score(unit($0, in: place..<(place + 1)), over: frames) }.max() ?? own
        return Double(own - other) / Double(max(frames.count, 1))
    }

    private func unit(_ phone: Int, in place: Range<Int>) -> PhoneTopology.Unit {
        let units = alignment.units
        return topology.unit(
            phone,
            left: place.lowerBound > 0 ? units[place.lowerBound - 1].base : topology.silence,
            right: place.upperBound < units.count
                ? units[place.upperBound].base : topology.silence,
            .inside)
    }

    /// The best way of one unit through all of some frames.
    private func score(_ unit: PhoneTopology.Unit, over frames: Range<Int>) -> Int32 {
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
