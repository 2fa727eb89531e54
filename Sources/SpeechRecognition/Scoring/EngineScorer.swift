/// Scores utterances with the engine. This scorer is used for models that ``AcousticParameters``
/// cannot read, and for comparisons.
final class EngineScorer: SenoneScoring {
    private var decoder: SpeechDecoder
    private let senoneCount: Int
    private let folder: ScoreFolder

    static func open(
        _ model: AcousticModel, senoneCount: Int
    ) throws(SpeechDecoderError) -> EngineScorer {
        let folder = ScoreFolder()
        // Without the option -compallsen, scores would depend on the search and would not be
        // comparable.
        let options = ["-compallsen": "yes", "-senlogdir": folder.path, "-allphone_ci": "yes"]
        var decoder = try SpeechDecoder.open(model, options: options, withDictionary: false)
        try decoder.takeCepstraAsTheyAre()
        // A phone loop is a cheap search that makes the engine score all senones.
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
