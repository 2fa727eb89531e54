/// One engine that scores whole utterances: for models of another kind than ``AcousticParameters`` reads,
/// and what ``SenoneScorer`` is measured against.
final class EngineScorer: SenoneScoring {
    private var decoder: SpeechDecoder
    private let senoneCount: Int
    private let folder: ScoreFolder

    /// - Parameter transform: a change of the model in the engine's form (``TelephoneTransform``).
    static func open(
        _ model: AcousticModel, senoneCount: Int, transform: TelephoneTransform? = nil
    ) throws(SpeechDecoderError) -> EngineScorer {
        guard let transform else { return try open(model, senoneCount, transformedBy: nil) }
        return try transform.withFile { path throws(SpeechDecoderError) in
            try open(model, senoneCount, transformedBy: path)
        }
    }

    private static func open(
        _ model: AcousticModel, _ senoneCount: Int, transformedBy transform: String?
    ) throws(SpeechDecoderError) -> EngineScorer {
        let folder = ScoreFolder()
        // Without -compallsen the engine normalizes by what the search happens to look at, and
        // scores of different searches could not be compared.
        var options = ["-compallsen": "yes", "-senlogdir": folder.path, "-allphone_ci": "yes"]
        options["-mllr"] = transform
        var decoder = try SpeechDecoder.open(model, options: options, withDictionary: false)
        decoder.takesCepstraAsTheyAre()
        // The engine scores only what some search asks for; this one is cheap.
        try decoder.setPhoneLoop(named: "loop")
        try decoder.select("loop")
        return EngineScorer(decoder: decoder, senoneCount: senoneCount, folder: folder)
    }

    private init(decoder: consuming SpeechDecoder, senoneCount: Int, folder: ScoreFolder) {
        self.decoder = decoder
        self.senoneCount = senoneCount
        self.folder = folder
    }

    deinit {
        // Without a folder the scores cannot be caught, and half a kilobyte stays lost.
        _ = try? folder.catchFile { () throws(SpeechDecoderError) in try decoder.forgetPath() }
    }

    func scores(
        of cepstra: [Float], width: Int
    ) throws(SpeechDecoderError) -> SenoneScores {
        let log = try folder.catchFile { () throws(SpeechDecoderError) in
            try decoder.startUtterance()
        }
        try decoder.process(cepstra: cepstra, width: width)
        try decoder.endUtterance()
        return try log.scores(senoneCount: senoneCount)
    }
}
