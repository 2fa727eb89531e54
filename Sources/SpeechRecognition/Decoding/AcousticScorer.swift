import Foundation

/// Runs the front end and the acoustic model over a whole utterance, once, and keeps every score.
///
/// All other searches then run on the kept scores. The utterance's own mean is taken away from it
/// (`full_utt`), so this decoder must never stream. Its own search is the free phone loop, whose
/// score it gives for nothing.
struct AcousticScorer: ~Copyable {
    private var decoder: SpeechDecoder
    private var timeline: FrontEndTimeline
    private let folder: ScoreFolder

    /// - Throws: ``SpeechDecoderError`` when the engine does not start.
    static func open(_ model: AcousticModel) throws(SpeechDecoderError) -> AcousticScorer {
        let folder = ScoreFolder()
        var decoder = try SpeechDecoder.open(
            model,
            // Without -compallsen the engine normalizes by what the search happens to look at, and
            // scores of different searches could not be compared.
            options: ["-compallsen": "yes", "-senlogdir": folder.path, "-allphone_ci": "yes"],
            withDictionary: false)
        try decoder.setPhoneLoop(insertionProbability: 0.01, named: "loop")
        try decoder.select("loop")
        return AcousticScorer(
            decoder: decoder, timeline: try FrontEndTimeline.open(model), folder: folder)
    }

    private init(
        decoder: consuming SpeechDecoder, timeline: consuming FrontEndTimeline, folder: ScoreFolder
    ) {
        self.decoder = decoder
        self.timeline = timeline
        self.folder = folder
    }

    // Without a folder the scores cannot be caught, and half a kilobyte stays lost.
    deinit {
        _ = try? folder.catchFile { () throws(SpeechDecoderError) in try decoder.forgetPath() }
    }

    /// Scores all samples of an utterance.
    mutating func score(_ samples: [Int16]) throws(SpeechDecoderError) -> ScoredUtterance {
        timeline.start()
        try timeline.append(samples)
        try timeline.finish()
        let file = try start()
        try decoder.process(samples, wholeUtterance: true)
        try decoder.endUtterance()
        return ScoredUtterance(
            file: file, times: FrameTimes(keptFrames: timeline.keptFrames),
            loop: decoder.bestPath())
    }

    private mutating func start() throws(SpeechDecoderError) -> ScoreFile {
        try folder.catchFile { () throws(SpeechDecoderError) in
            try decoder.startUtterance(freshStream: true)
        }
    }
}

/// An utterance after its acoustic pass. Belongs to one thread.
final class ScoredUtterance {
    let file: ScoreFile
    /// Where each scored 10 ms frame is in the sound.
    let times: FrameTimes
    /// Best path of the free phone loop (insertion probability 0.01), nil without any speech.
    let loop: DecodedPath?
    private var read: SenoneScores?

    init(file: consuming ScoreFile, times: FrameTimes, loop: DecodedPath?) {
        self.file = file
        self.times = times
        self.loop = loop
    }

    /// Share of the phone loop's frames that it takes for silence or noise; 1 without any speech.
    var noiseShare: Double {
        guard let loop else { return 1 }
        let noise = loop.segments.filter(\.isFiller).reduce(0) { $0 + $1.frameCount }
        let all = loop.segments.reduce(0) { $0 + $1.frameCount }
        return Double(noise) / Double(max(all, 1))
    }

    /// All scores in memory, read once.
    func scores(senoneCount: Int) throws(SpeechDecoderError) -> SenoneScores {
        if let read { return read }
        let scores = try SenoneScores(file, senoneCount: senoneCount)
        read = scores
        return scores
    }
}
