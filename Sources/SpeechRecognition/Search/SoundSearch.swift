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

    /// - Parameters:
    ///   - excluded: sounds that are never heard to their end.
    ///   - isTraceable: whether ``path(to:)`` will be asked for; costs memory.
    init(
        _ graph: SoundGraph, on scores: SenoneScores, without excluded: [Int] = [],
        isTraceable: Bool = true
    ) {
        self.graph = graph
        self.scores = scores
        let run = SoundSearchRun(graph, frameCount: isTraceable ? scores.frameCount : 0)
        unsafe scores.costs.withUnsafeBufferPointer { costs in
            guard let costs = costs.baseAddress else { return }
            for frame in 0..<scores.frameCount {
                unsafe run.step(graph, costs + frame * scores.senoneCount, without: excluded)
            }
        }
        endScores = run.endScores
        (entered, chosen) = run.trace
    }

    /// The sounds that may be last, best first, one for each label: a sentence may end in its last word or
    /// in the silence behind.
    func ends() -> [(sound: Int, score: Int)] {
        var best: [Int32: Int32] = [:]
        for sound in graph.ends where endScores[Int(sound)] > Self.impossible / 2 {
            let label = graph.sounds[Int(sound)].label
            if let known = best[label], endScores[Int(known)] >= endScores[Int(sound)] { continue }
            best[label] = sound
        }
        return best.values.map { (Int($0), Int(endScores[Int($0)])) }
            .sorted { ($0.score, $1.sound) > ($1.score, $0.sound) }
    }

    /// The best score, nil when nothing fits into the frames.
    var bestScore: Int? {
        graph.ends.map { endScores[Int($0)] }.max().flatMap {
            $0 > Self.impossible / 2 ? Int($0) : nil
        }
    }

    /// The best path of all, nil when nothing fits into the frames.
    var bestPath: DecodedPath? { ends().first.map { path(to: $0.sound) } }

    /// The best path that ends with a sound.
    func path(to end: Int) -> DecodedPath {
        var segments: [DecodedWord] = []
        var sound = end
        var frame = scores.frameCount - 1
        while true {
            let label = graph.sounds[sound].label
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
            let source = Int(graph.sounds[sound].source)
            sound =
                source < graph.sounds.count
                ? source : Int(chosen[frame * graph.jointCount + source - graph.sounds.count])
        }
        return DecodedPath(segments: segments.reversed(), score: Int(endScores[end]))
    }

    /// Where a sound began that ends in a frame, and its score.
    private func traced(_ sound: Int, endingIn end: Int) -> (first: Int, score: Int) {
        let (senones, stay, leave) = graph.sounds[sound].states
        var state = 2
        var frame = end
        var score = -Int(leave[2])
        while true {
            score -= Int(scores.costs[frame * scores.senoneCount + Int(senones[state])])
            if entered[frame * graph.sounds.count + sound] & UInt8(1 << state) != 0 {
                if state == 0 { return (frame, score) }
                state -= 1
                score -= Int(leave[state])
            } else {
                score -= Int(stay[state])
            }
            frame -= 1
        }
    }
}

extension SoundGraph.Sound {
    /// Senones, costs to stay and costs to leave, by state.
    fileprivate var states: (senones: [Int32], stay: [Int32], leave: [Int32]) {
        (
            [senones.0, senones.1, senones.2], [stay.0, stay.1, stay.2],
            [leave.0, leave.1, leave.2]
        )
    }
}
