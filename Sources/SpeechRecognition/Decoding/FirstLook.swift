internal import Transcript

/// Follows an utterance word by word while it is spoken, on the same scores as ``SecondLook``. What it says
/// is shown and replaced; it never decides.
///
/// Each frame is scored once, as soon as a few have followed it, with what is known of the sound by then:
/// how the sound was cut into chunks makes no difference.
struct FirstLook: ~Copyable {
    private var frontEnd: FrontEnd
    /// How much of the utterance the front end has had.
    private var fedCount = 0
    private var run: SoundSearchRun?
    private var surroundings: AcousticScorer.Surroundings?
    /// How many frames there were when the surroundings were looked at.
    private var surroundingsFrames = 0
    /// The words and silences so far.
    private var path: [DecodedWord] = []

    /// Frames that are scored together, and frames that must have followed the last of them.
    private static let framesAtOnce = 10
    private static let framesBehind = 5

    static func open(_ model: AcousticModel) throws(SpeechDecoderError) -> FirstLook {
        FirstLook(frontEnd: try FrontEnd.open(model))
    }

    private init(frontEnd: consuming FrontEnd) {
        self.frontEnd = frontEnd
    }

    /// Begins an utterance.
    ///
    /// - Parameter graph: everything that may be said.
    mutating func begin(_ graph: SoundGraph) {
        frontEnd.start()
        run = SoundSearchRun(graph, isTraceable: true, frameCapacity: 256)
        fedCount = 0
        surroundings = nil
        surroundingsFrames = 0
        path = []
    }

    /// Takes what is new of the utterance.
    ///
    /// - Parameter samples: all of it so far.
    mutating func hear(
        _ samples: [Int16], scorer: inout AcousticScorer
    ) throws(SpeechDecoderError) {
        while samples.count - fedCount >= FrontEnd.samplesPerFrame {
            let end = fedCount + FrontEnd.samplesPerFrame
            try frontEnd.append(Array(samples[fedCount..<end]))
            fedCount = end
            try follow(samples, scorer: &scorer)
        }
    }

    /// Goes on through the frames that are ready, when they are enough.
    private mutating func follow(
        _ samples: [Int16], scorer: inout AcousticScorer
    ) throws(SpeechDecoderError) {
        let known = frontEnd.keptFrames.count
        guard let run, known - Self.framesBehind - run.frameCount >= Self.framesAtOnce else {
            return
        }
        // Looked at anew whenever the utterance is half as long again.
        if surroundings == nil || known >= surroundingsFrames * 3 / 2 {
            surroundings = try scorer.surroundings(
                of: Array(samples[..<fedCount]), frontEnd.cepstra)
            surroundingsFrames = known
        }
        guard let surroundings else { return }
        let frames = run.frameCount..<(known - Self.framesBehind)
        run.go(
            through: try scorer.score(frames, of: frontEnd.cepstra, in: surroundings).scores)
        path = run.bestEnd.map { run.words(endingWith: $0) } ?? []
    }

    /// The words so far, without their times.
    var words: [String] { path.filter { !$0.isFiller }.map(\.text) }

    /// The words so far, in the stream's time; nil before the first.
    func transcription(startingAt start: AudioTime) -> Transcription? {
        let words = path.filter { !$0.isFiller }
        guard !words.isEmpty else { return nil }
        let times = FrameTimes(keptFrames: frontEnd.keptFrames)
        return Transcription(
            segments: words.map {
                Segment(text: $0.text, range: times.range(of: $0, startingAt: start))
            })
    }
}
