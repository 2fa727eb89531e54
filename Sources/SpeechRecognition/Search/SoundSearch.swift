/// Finds the best path through a graph of sounds for an utterance's frames. The Viterbi search
/// prunes nothing, so the scores of different graphs can be compared. Scores are negated costs in
/// the engine's units, so a score is never above 0.
struct SoundSearch {
    static let impossible: Int32 = -1_000_000_000

    private let graph: SoundGraph
    private let scores: SenoneScores
    private let run: SoundSearchRun
    /// The score of each sound, assuming that the path ends with that sound.
    private let endScores: [Int32]

    /// Searches without completing the `excluded` sounds. Calling ``path(to:)`` requires
    /// `isTraceable`, which uses more memory.
    init(
        _ graph: SoundGraph, on scores: SenoneScores, without excluded: [Int] = [],
        isTraceable: Bool = true
    ) {
        self.graph = graph
        self.scores = scores
        run = SoundSearchRun(graph, isTraceable: isTraceable, frameCapacity: scores.frameCount)
        run.go(through: scores, without: excluded)
        endScores = run.endScores
    }

    /// For each label, the best sound with which a path can end. The list begins with the sound
    /// that has the best score. A sentence may end with a word or with silence.
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

    /// The best score; nil if no path fits the frames.
    var bestScore: Int? {
        graph.ends.map { endScores[Int($0)] }.max().flatMap {
            $0 > Self.impossible / 2 ? Int($0) : nil
        }
    }

    /// The best path; nil if no path fits the frames.
    var bestPath: DecodedPath? { ends().first.map { path(to: $0.sound) } }

    /// The best path that ends with this sound.
    func path(to end: Int) -> DecodedPath {
        DecodedPath(
            segments: run.words(endingWith: end, scored: scores), score: Int(endScores[end]))
    }
}
