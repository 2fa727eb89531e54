/// The scores of an unfinished utterance. Each frame is scored only once, as soon as a few later
/// frames are known.
struct EarlyScores: ~Copyable {
    private var frontEnds: FrontEnds
    /// The number of samples that the front ends have processed.
    private var fedCount = 0
    /// The number of frames that have been scored.
    private(set) var frameCount = 0

    /// The number of frames that are scored together.
    private let framesAtOnce: Int
    /// The number of later frames that must be known before a frame is scored.
    private static let framesBehind = 5

    /// Creates an empty utterance. Scoring a batch of `framesAtOnce` frames also involves forty
    /// frames on either side of the batch.
    static func open(
        _ scorer: borrowing AcousticScorer, framesAtOnce: Int
    ) throws(SpeechDecoderError) -> EarlyScores {
        EarlyScores(frontEnds: try scorer.openFrontEnds(), framesAtOnce: framesAtOnce)
    }

    private init(frontEnds: consuming FrontEnds, framesAtOnce: Int) {
        self.frontEnds = frontEnds
        self.framesAtOnce = framesAtOnce
    }

    mutating func begin() {
        frontEnds.start()
        fedCount = 0
        frameCount = 0
    }

    /// The position of each frame in the utterance.
    var times: FrameTimes { FrameTimes(keptFrames: frontEnds.kept) }

    /// Processes the new part of `samples`, which contains the utterance so far. `use` receives the
    /// new scores in order.
    mutating func hear(
        _ samples: [Int16], scorer: inout AcousticScorer,
        use: (SenoneScores) throws(SpeechDecoderError) -> Void
    ) throws(SpeechDecoderError) {
        while samples.count - fedCount >= FrontEnd.samplesPerFrame {
            let end = fedCount + FrontEnd.samplesPerFrame
            try frontEnds.append(Array(samples[fedCount..<end]))
            fedCount = end
            if let scores = try ready(scorer: &scorer) { try use(scores) }
        }
    }

    /// The scores of the frames that can be scored now; nil if there are fewer than `framesAtOnce`
    /// such frames.
    private mutating func ready(
        scorer: inout AcousticScorer
    ) throws(SpeechDecoderError) -> SenoneScores? {
        let known = frontEnds.kept.count
        guard known - Self.framesBehind - frameCount >= framesAtOnce else { return nil }
        let frames = frameCount..<(known - Self.framesBehind)
        frameCount = frames.upperBound
        return try scorer.score(frames, of: frontEnds.frames).scores
    }
}
