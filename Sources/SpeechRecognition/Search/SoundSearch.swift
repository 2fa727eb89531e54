/// The best way through a graph of sounds over all of an utterance's frames: Viterbi, with nothing left
/// out, so that scores of different graphs over the same frames compare.
///
/// Scores are sums of costs in the engine's units, 0 or below, higher is better.
struct SoundSearch {
    static let impossible: Int32 = -1_000_000_000

    private let graph: SoundGraph
    private let scores: SenoneScores
    /// The score of each sound as the last one.
    private let endScores: [Int32]
    /// By frame and sound, a bit for each state that was entered in that frame.
    private let entered: [UInt8]
    /// By frame and joint, the sound that ended there best.
    private let chosen: [Int32]

    /// - Parameter isTraceable: whether ``path(to:)`` will be asked for; costs memory.
    init(_ graph: SoundGraph, on scores: SenoneScores, isTraceable: Bool = true) {
        self.graph = graph
        self.scores = scores
        var cells = Array(repeating: Self.impossible, count: graph.soundCount * 3)
        var places = Array(
            repeating: Self.impossible, count: graph.soundCount + graph.jointCount)
        for joint in 0..<graph.jointCount where graph.isBeginning[joint] {
            places[graph.soundCount + joint] = 0
        }
        var next = places
        let frames = isTraceable ? scores.frameCount : 0
        var entered = [UInt8](repeating: 0, count: frames * graph.soundCount)
        var chosen = [Int32](repeating: 0, count: frames * graph.jointCount)
        for frame in 0..<scores.frameCount {
            let step = Step(
                graph: graph, scores: scores, frame: frame, isTraceable: isTraceable)
            step.enterSounds(after: places, &next, &cells, &entered)
            step.enterJoints(&next, &chosen)
            swap(&places, &next)
        }
        endScores = Array(places[..<graph.soundCount])
        self.entered = entered
        self.chosen = chosen
    }

    /// The sounds that may be last, best first, one for each label.
    ///
    /// - Parameter isWanted: whether a label counts.
    func ends(
        where isWanted: (SoundGraph.Label) -> Bool = { _ in true }
    ) -> [(sound: Int, label: Int, score: Int)] {
        var best: [Int32: Int32] = [:]
        for sound in graph.ends where endScores[Int(sound)] > Self.impossible / 2 {
            let label = graph.labelOfSound[Int(sound)]
            if let known = best[label], endScores[Int(known)] >= endScores[Int(sound)] { continue }
            best[label] = sound
        }
        return best.filter { isWanted(graph.labels[Int($0.key)]) }
            .map { (Int($0.value), Int($0.key), Int(endScores[Int($0.value)])) }
            .sorted { ($0.score, $1.sound) > ($1.score, $0.sound) }
    }

    /// The best label and its score, without its path.
    func best(
        where isWanted: (SoundGraph.Label) -> Bool = { _ in true }
    ) -> (label: SoundGraph.Label, score: Int)? {
        var best: (sound: Int, score: Int32)?
        for sound in graph.ends {
            let score = endScores[Int(sound)]
            guard score > best?.score ?? Self.impossible / 2,
                isWanted(graph.labels[Int(graph.labelOfSound[Int(sound)])])
            else { continue }
            best = (Int(sound), score)
        }
        return best.map { (graph.labels[Int(graph.labelOfSound[$0.sound])], Int($0.score)) }
    }

    /// The best path of all, nil when nothing fits into the frames.
    var bestPath: DecodedPath? { ends().first.map { path(to: $0.sound) } }

    /// The best path that ends with a sound.
    func path(to end: Int) -> DecodedPath {
        var segments: [DecodedWord] = []
        var sound = end
        var frame = scores.frameCount - 1
        while true {
            let label = graph.labelOfSound[sound]
            if label >= 0 {
                let known = graph.labels[Int(label)]
                segments.append(
                    DecodedWord(
                        text: known.text, variant: known.variant, firstFrame: frame,
                        lastFrame: frame, acousticScore: Int(known.cost),
                        languageScore: -Int(known.cost)))
            }
            let (first, score) = traced(sound, endingIn: frame)
            segments[segments.count - 1].firstFrame = first
            segments[segments.count - 1].acousticScore += score
            guard first > 0 else { break }
            frame = first - 1
            let source = Int(graph.sources[sound])
            sound =
                source < graph.soundCount
                ? source : Int(chosen[frame * graph.jointCount + source - graph.soundCount])
        }
        return DecodedPath(segments: segments.reversed(), score: Int(endScores[end]))
    }

    /// Where a sound began that ends in a frame, and its score.
    private func traced(_ sound: Int, endingIn end: Int) -> (first: Int, score: Int) {
        var state = 2
        var frame = end
        var score = -Int(graph.leaveCosts[sound * 3 + 2])
        while true {
            let place = sound * 3 + state
            score -= Int(scores.costs[frame * scores.senoneCount + Int(graph.senones[place])])
            if entered[frame * graph.soundCount + sound] & UInt8(1 << state) != 0 {
                if state == 0 { return (frame, score) }
                state -= 1
                score -= Int(graph.leaveCosts[sound * 3 + state])
            } else {
                score -= Int(graph.stayCosts[place])
            }
            frame -= 1
        }
    }
}

/// One frame.
private struct Step {
    let graph: SoundGraph
    let scores: SenoneScores
    let frame: Int
    let isTraceable: Bool

    /// - Parameters:
    ///   - places: the best score at the end of each sound, and in each joint, after the frame before.
    ///   - next: the same after this one.
    ///   - cells: the best score in each state.
    func enterSounds(
        after places: [Int32], _ next: inout [Int32], _ cells: inout [Int32],
        _ entered: inout [UInt8]
    ) {
        let row = frame * scores.senoneCount
        let trace = frame * graph.soundCount
        let costs = scores.costs.span
        let senones = graph.senones.span
        let stay = graph.stayCosts.span
        let leave = graph.leaveCosts.span
        let sources = graph.sources.span
        let before = places.span
        var after = next.mutableSpan
        var cells = cells.mutableSpan
        var entered = entered.mutableSpan
        var sound = 0
        var state = 0
        while sound < sources.count {
            let begin = before[Int(sources[sound])]
            let first = cells[state]
            let second = cells[state &+ 1]
            let third = cells[state &+ 2]
            var bits: UInt8 = 0

            var best = third &- stay[state &+ 2]
            var entering = second &- leave[state &+ 1]
            if entering > best {
                best = entering
                bits = 4
            }
            best =
                max(best, SoundSearch.impossible)
                &- Int32(costs[row &+ Int(senones[state &+ 2])])
            cells[state &+ 2] = best
            after[sound] = best &- leave[state &+ 2]

            best = second &- stay[state &+ 1]
            entering = first &- leave[state]
            if entering > best {
                best = entering
                bits |= 2
            }
            cells[state &+ 1] =
                max(best, SoundSearch.impossible)
                &- Int32(costs[row &+ Int(senones[state &+ 1])])

            best = first &- stay[state]
            if begin > best {
                best = begin
                bits |= 1
            }
            cells[state] =
                max(best, SoundSearch.impossible) &- Int32(costs[row &+ Int(senones[state])])
            if isTraceable { entered[trace &+ sound] = bits }
            sound &+= 1
            state &+= 3
        }
    }

    func enterJoints(_ next: inout [Int32], _ chosen: inout [Int32]) {
        let trace = frame * graph.jointCount
        let firsts = graph.firstOfJoint.span
        let sounds = graph.soundsIntoJoints.span
        let soundCount = graph.soundCount
        var places = next.mutableSpan
        var chosen = chosen.mutableSpan
        var joint = 0
        while joint < firsts.count &- 1 {
            var best = SoundSearch.impossible
            var from: Int32 = 0
            var index = Int(firsts[joint])
            let end = Int(firsts[joint &+ 1])
            while index < end {
                let score = places[Int(sounds[index])]
                if score > best {
                    best = score
                    from = sounds[index]
                }
                index &+= 1
            }
            places[soundCount &+ joint] = best
            if isTraceable { chosen[trace &+ joint] = from }
            joint &+= 1
        }
    }
}
