import Foundation

/// Runs the front end and the acoustic model over a whole utterance, once, and keeps every score.
///
/// All other searches then run on the kept scores. Noise is taken out before (``CepstralDenoiser``),
/// and what the recording adds to the voice (``CepstralChannel``; for a model without one, the
/// utterance's mean). Sound from a telephone is scored by the model as a telephone changes it, where
/// that is known.
struct AcousticScorer: ~Copyable {
    private let model: AcousticModel
    private let transform: TelephoneTransform?
    private let denoiser: CepstralDenoiser?
    private var wide: AcousticPass
    /// Opened when the first telephone sound comes.
    private var telephone: AcousticPass?
    private var frontEnd: FrontEnd

    /// - Throws: ``SpeechDecoderError`` when the engine does not start.
    static func open(_ model: AcousticModel) throws(SpeechDecoderError) -> AcousticScorer {
        try open(model, transform: TelephoneTransform(model))
    }

    static func open(
        _ model: AcousticModel, transform: TelephoneTransform?
    ) throws(SpeechDecoderError) -> AcousticScorer {
        AcousticScorer(
            model: model, transform: transform, denoiser: try CepstralDenoiser.forModel(model),
            wide: try AcousticPass.open(model, CepstralChannel.forModel(model, .wide)),
            frontEnd: try FrontEnd.open(model))
    }

    private init(
        model: AcousticModel, transform: TelephoneTransform?, denoiser: CepstralDenoiser?,
        wide: consuming AcousticPass, frontEnd: consuming FrontEnd
    ) {
        self.model = model
        self.transform = transform
        self.denoiser = denoiser
        self.wide = wide
        self.frontEnd = frontEnd
        telephone = nil
    }

    /// Scores all samples of an utterance.
    mutating func score(_ samples: [Int16]) throws(SpeechDecoderError) -> ScoredUtterance {
        frontEnd.start()
        try frontEnd.append(samples)
        try frontEnd.finish()
        let cepstra =
            denoiser?.denoised(frontEnd.cepstra, width: frontEnd.width) ?? frontEnd.cepstra
        guard let transform, SoundBandwidth(of: samples) == .telephone else {
            return try wide.score(cepstra, of: frontEnd)
        }
        var pass =
            if let open = telephone.take() { open } else {
                try AcousticPass.open(
                    model, CepstralChannel.forModel(model, .telephone), transform)
            }
        let scored = try pass.score(cepstra, of: frontEnd)
        telephone = consume pass
        return scored
    }
}

/// One engine that scores whole utterances, each without its channel. Its search is the free phone
/// loop, whose score it gives for nothing.
struct AcousticPass: ~Copyable {
    private var decoder: SpeechDecoder
    private let channel: CepstralChannel?
    private let folder: ScoreFolder

    static func open(
        _ model: AcousticModel, _ channel: CepstralChannel?, _ transform: TelephoneTransform? = nil
    ) throws(SpeechDecoderError) -> AcousticPass {
        guard let transform else { return try open(model, channel, transformedBy: nil) }
        return try transform.withFile { path throws(SpeechDecoderError) in
            try open(model, channel, transformedBy: path)
        }
    }

    private static func open(
        _ model: AcousticModel, _ channel: CepstralChannel?, transformedBy transform: String?
    ) throws(SpeechDecoderError) -> AcousticPass {
        let folder = ScoreFolder()
        // Without -compallsen the engine normalizes by what the search happens to look at, and
        // scores of different searches could not be compared.
        var options = ["-compallsen": "yes", "-senlogdir": folder.path, "-allphone_ci": "yes"]
        options["-mllr"] = transform
        var decoder = try SpeechDecoder.open(model, options: options, withDictionary: false)
        decoder.takesCepstraAsTheyAre()
        try decoder.setPhoneLoop(insertionProbability: 0.01, named: "loop")
        try decoder.select("loop")
        return AcousticPass(decoder: decoder, channel: channel, folder: folder)
    }

    private init(
        decoder: consuming SpeechDecoder, channel: CepstralChannel?, folder: ScoreFolder
    ) {
        self.decoder = decoder
        self.channel = channel
        self.folder = folder
    }

    deinit {
        // Without a folder the scores cannot be caught, and half a kilobyte stays lost.
        _ = try? folder.catchFile { () throws(SpeechDecoderError) in try decoder.forgetPath() }
    }

    /// Scores an utterance's cepstra.
    ///
    /// - Parameter frontEnd: knows which frames they are.
    mutating func score(
        _ cepstra: [Float], of frontEnd: borrowing FrontEnd
    ) throws(SpeechDecoderError) -> ScoredUtterance {
        let width = frontEnd.width
        let cepstra =
            channel?.removed(from: cepstra, width: width)
            ?? CepstralChannel.centred(cepstra, width: width)
        let times = FrameTimes(keptFrames: frontEnd.keptFrames)
        let file = try start()
        try decoder.process(cepstra: cepstra, width: width)
        try decoder.endUtterance()
        return ScoredUtterance(file: file, times: times, loop: decoder.bestPath())
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
