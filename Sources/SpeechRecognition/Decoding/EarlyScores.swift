/// Scores of an utterance that is still being spoken.
///
/// Each frame is scored once, as soon as a few have followed it, with what is known of the sound by then: how
/// the sound was cut into chunks makes no difference.
struct EarlyScores: ~Copyable {
    private var frontEnds: FrontEnds
    /// How much of the utterance the front end has had.
    private var fedCount = 0
    /// How many frames have their scores.
    private(set) var frameCount = 0
    private var surroundings: AcousticScorer.Surroundings?
    /// How many frames there were when the surroundings were looked at.
    private var surroundingsFrames = 0

    /// Frames that are scored together.
    private let framesAtOnce: Int
    /// Frames that must have followed the last of them.
    private static let framesBehind = 5

    /// - Parameters:
    ///   - scorer: what will score the frames.
    ///   - framesAtOnce: frames that are scored together. The network looks at some forty on either side of
    ///     them, so that few at once cost more.
    static func open(
        _ scorer: borrowing AcousticScorer, framesAtOnce: Int
    ) throws(SpeechDecoderError) -> EarlyScores {
        EarlyScores(frontEnds: try scorer.openFrontEnds(), framesAtOnce: framesAtOnce)
    }

    private init(frontEnds: consuming FrontEnds, framesAtOnce: Int) {
        self.frontEnds = frontEnds
        self.framesAtOnce = framesAtOnce
    }

    /// Begins an utterance.
    mutating func begin() {
        frontEnds.start()
        fedCount = 0
        frameCount = 0
        surroundings = nil
        surroundingsFrames = 0
    }

    /// Where each frame is in the sound.
    var times: FrameTimes { FrameTimes(keptFrames: frontEnds.kept) }

    /// Takes what is new of the utterance.
    ///
    /// - Parameters:
    ///   - samples: all of it so far.
    ///   - use: gets the scores of the frames that are ready, in order.
    mutating func hear(
        _ samples: [Int16], scorer: inout AcousticScorer,
        use: (SenoneScores) throws(SpeechDecoderError) -> Void
    ) throws(SpeechDecoderError) {
        while samples.count - fedCount >= FrontEnd.samplesPerFrame {
            let end = fedCount + FrontEnd.samplesPerFrame
            try frontEnds.append(Array(samples[fedCount..<end]))
            fedCount = end
            if let scores = try ready(samples, scorer: &scorer) { try use(scores) }
        }
    }

    /// The scores of the frames that are ready, when they are enough.
    private mutating func ready(
        _ samples: [Int16], scorer: inout AcousticScorer
    ) throws(SpeechDecoderError) -> SenoneScores? {
        let known = frontEnds.kept.count
        guard known - Self.framesBehind - frameCount >= framesAtOnce else { return nil }
        // Looked at anew whenever the utterance is half as long again.
        if surroundings == nil || known >= surroundingsFrames * 3 / 2 {
            surroundings = try scorer.surroundings(
                of: Array(samples[..<fedCount]), frontEnds.frames.cepstra)
            surroundingsFrames = known
        }
        guard let surroundings else { return nil }
        let frames = frameCount..<(known - Self.framesBehind)
        frameCount = frames.upperBound
        return try scorer.score(frames, of: frontEnds.frames, in: surroundings).scores
    }
}
