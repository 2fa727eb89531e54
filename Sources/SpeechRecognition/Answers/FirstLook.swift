internal import Transcript

/// Recognizes provisional words during speech, with the same scores as ``SecondLook``. The final
/// result does not depend on the provisional words.
struct FirstLook: ~Copyable {
    private var early: EarlyScores
    private var run: SoundSearchRun?
    /// The words and silences recognized so far.
    private var path: [DecodedWord] = []

    static func open(
        _ scorer: borrowing AcousticScorer
    ) throws(SpeechDecoderError) -> FirstLook {
        FirstLook(early: try EarlyScores.open(scorer, framesAtOnce: 10))
    }

    private init(early: consuming EarlyScores) {
        self.early = early
    }

    /// Begins an utterance with the graph of everything that players may say.
    mutating func begin(_ graph: SoundGraph) {
        early.begin()
        run = SoundSearchRun(graph, isTraceable: true, frameCapacity: 256)
        path = []
    }

    /// Processes the new part of `samples`, which contains the whole utterance so far.
    mutating func hear(
        _ samples: [Int16], scorer: inout AcousticScorer
    ) throws(SpeechDecoderError) {
        guard let run else { return }
        let before = run.frameCount
        try early.hear(samples, scorer: &scorer) { run.go(through: $0) }
        guard run.frameCount > before else { return }
        path = run.bestEnd.map { run.words(endingWith: $0) } ?? []
    }

    /// The words recognized so far, without their times.
    var words: [String] { path.filter { !$0.isFiller }.map(\.text) }

    /// The sample at which the last word seems to have ended, or nil before the first word.
    var lastWordEnd: Int? {
        early.times.ranges(of: path.filter { !$0.isFiller }, startingAt: .zero).last?.end
            .sampleIndex
    }

    /// The words recognized so far, with their times in the stream, or nil before the first word.
    func transcription(startingAt start: AudioTime) -> Transcription? {
        let words = path.filter { !$0.isFiller }
        guard !words.isEmpty else { return nil }
        let ranges = early.times.ranges(of: words, startingAt: start)
        return Transcription(
            segments: zip(words, ranges).map { Segment(text: $0.text, range: $1) })
    }
}
